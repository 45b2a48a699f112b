import type { RemoteName } from '@storefront/contracts';
import { buildIdOf, integrityOf, parseRecord, type ReleaseRecord } from '@storefront/releases/release';
import type { ReleaseReader } from '@storefront/releases/store';
import { RemoteLoadError, type RemoteLoadReason } from './RemoteLoadError';

function reasonOf(error: unknown): RemoteLoadReason {
  const { code, reason } = error as { code?: string; reason?: RemoteLoadReason };
  return reason ?? (code === 'ENOENT' ? 'not-released' : 'broken');
}

/** Records that were checked, by the bytes that a `cachedReader` keeps: a page asks for many files of one build. */
const checked = new WeakMap<Buffer, ReleaseRecord>();

/** @throws RemoteLoadError when there is no such build or its record is invalid. */
export async function readRelease(
  store: Pick<ReleaseReader, 'read'>,
  name: RemoteName,
  build: string,
): Promise<ReleaseRecord> {
  try {
    const json = await store.read(`${name}/${build}/record.json`);
    const known = checked.get(json);
    if (known?.name === name && known.build === build) return known;
    const record = parseRecord(json.toString('utf8'));
    if (record.name !== name || record.build !== build) throw new Error('its record names another build');
    // The id is a hash of the record: a record that was edited after its release cannot keep it.
    if (buildIdOf(record) !== build) {
      throw Object.assign(new Error('its record does not make its id'), { reason: 'wrong-hash' });
    }
    checked.set(json, record);
    return record;
  } catch (cause) {
    const detail = cause instanceof Error ? cause.message : String(cause);
    throw new RemoteLoadError(name, build, reasonOf(cause), detail, cause);
  }
}

/** Hashes by the bytes that a `cachedReader` keeps. */
const hashes = new WeakMap<Buffer, string>();

/**
 * A file of a build, as its record says. @throws RemoteLoadError with `wrong-hash` when it differs, or the error of the
 * read
 */
export async function readReleaseFile(
  store: Pick<ReleaseReader, 'read'>,
  { name, build, files }: ReleaseRecord,
  path: string,
): Promise<Buffer> {
  const content = await store.read(`${name}/${build}/${path}`);
  const hash = hashes.get(content) ?? integrityOf(content);
  hashes.set(content, hash);
  if (hash === files[path]?.sha384) return content;
  throw new RemoteLoadError(name, build, 'wrong-hash', `${path} differs from its record`);
}
