import { isObject } from './buildId';
import type { ReleaseRecord } from './record';

const hash = /^sha384-[A-Za-z0-9+/]{64}$/;

/** A path with steps out of the folder of a build would be stored, read and copied there. */
const isInside = (path: string) => path.split(/[\\/]/).every((part) => !['', '.', '..'].includes(part));

type RecordFault = { reason: 'no-hash' | 'broken'; detail: string };

/** Why a record is invalid; undefined if it is valid. */
function recordFault(value: unknown): RecordFault | undefined {
  if (!isObject(value) || !isObject(value.files) || !isObject(value.contract) || !isObject(value.initial)) {
    return { reason: 'broken', detail: 'its record is not a release record' };
  }
  const { files, entry, server, build, name } = value;
  if (![entry, server, build, name].every((field) => typeof field === 'string')) {
    return { reason: 'broken', detail: 'its record lacks name, build, entry or server' };
  }
  if (!Object.keys(files).every(isInside)) {
    return { reason: 'broken', detail: 'its record names a file outside its folder' };
  }
  const hashless = Object.keys(files).filter((path) => {
    const file = files[path];
    return !isObject(file) || typeof file.sha384 !== 'string' || !hash.test(file.sha384);
  });
  const unlisted = [entry, server].filter((path) => !Object.hasOwn(files, path as string));
  const [first] = [...hashless, ...(unlisted as string[])];
  return first === undefined
    ? undefined
    : { reason: 'no-hash', detail: `${first.slice(0, 200)} has no hash` };
}

/** @throws Error that says why the record is invalid. */
export function parseRecord(json: string): ReleaseRecord {
  const value: unknown = JSON.parse(json);
  const fault = recordFault(value);
  if (fault) throw Object.assign(new Error(fault.detail), { reason: fault.reason });
  return value as ReleaseRecord;
}
