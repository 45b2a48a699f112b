import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { AwsClient } from 'aws4fetch';
import { entryName, entryNames, logFolder } from '../release/releaseLog';
import { inParallel } from './inParallel';
import { missingFile, type NewestEntry, type ReleaseStore, StoreError } from './ReleaseStore';
import { addressPath, notImplemented, requestStore, type StoreLimits, unexpected } from './requestStore';

export interface S3Options {
  /** Origin of the service, the bucket, and the folder in it; its path is `/bucket` or `/bucket/prefix`. */
  url: URL;
  accessKeyId: string;
  secretAccessKey: string;
  sessionToken?: string | undefined;
  /** By default the region in the host's name, else `us-east-1`. */
  region?: string | undefined;
}

/** How many files of a build are stored at a time. */
const filesAtOnce = 8;

/** A file that is written to find out whether the service supports `If-None-Match`. */
const probePath = 'conditional-write-probe';

const sha256 = (content: Uint8Array) => createHash('sha256').update(content).digest('hex');
const textsIn = (xml: string, tag: string) =>
  [...xml.matchAll(new RegExp(`<${tag}>([^<]*)</${tag}>`, 'g'))].map(([, text = '']) => text);

interface Listed {
  keys: { key: string; etag: string }[];
  folders: string[];
}

/**
 * The registry in a bucket of an S3-compatible service. Objects are created with `If-None-Match: *`: the service
 * refuses a second object of the same name with 412, so only one of two simultaneous releases becomes the next entry of
 * the log.
 */
export function s3Store(options: S3Options, limits: StoreLimits): ReleaseStore {
  const { url, region, sessionToken, ...keys } = options;
  const [bucket = '', ...folders] = url.pathname.split('/').filter(Boolean);
  const prefix = folders.map((folder) => `${folder}/`).join('');
  const bucketUrl = `${url.origin}/${bucket}`;
  const where = [`s3+${bucketUrl}`, ...folders].join('/');
  const client = new AwsClient({
    ...keys,
    service: 's3',
    ...(region ? { region } : {}),
    ...(sessionToken ? { sessionToken } : {}),
  });

  const send = (
    method: string,
    address: string,
    { headers = {}, body }: { headers?: Record<string, string>; body?: Uint8Array<ArrayBuffer> } = {},
  ) =>
    requestStore(
      `${method} ${where}${address.startsWith('?') ? '' : `/${address.slice(prefix.length + 1)}`}`,
      () =>
        client.sign(bucketUrl + address, {
          method,
          // The signature covers the content too, also where the connection is not encrypted.
          headers: { ...headers, 'x-amz-content-sha256': sha256(body ?? new Uint8Array()) },
          ...(body ? { body } : {}),
        }),
      limits,
    );
  const addressOf = (path: string) => `/${prefix}${addressPath(path)}`;

  const read = async (path: string): Promise<Buffer> => {
    const answer = await send('GET', addressOf(path));
    const isBucketMissing = answer.body.includes('<Code>NoSuchBucket</Code>');
    if (answer.status === 404 && !isBucketMissing) throw missingFile(where, path);
    if (answer.status !== 200) throw unexpected(`GET ${where}/${path}`, answer);
    return answer.body;
  };

  /** Everything in a folder, page by page. */
  const list = async (folder: string, parameters: Record<string, string>): Promise<Listed> => {
    const found: Listed = { keys: [], folders: [] };
    let token: string | undefined;
    do {
      const query = new URLSearchParams({
        'list-type': '2',
        prefix: `${prefix}${folder}/`,
        ...parameters,
        ...(token ? { 'continuation-token': token } : {}),
      });
      const answer = await send('GET', `?${query}`);
      if (answer.status !== 200) throw unexpected(`listing ${where}/${folder}`, answer);
      const xml = answer.body.toString('utf8');
      const contents = xml.match(/<Contents>[^]*?<\/Contents>/g) ?? [];
      const nameOf = (key: string) => key.slice(`${prefix}${folder}/`.length);
      for (const content of contents) {
        const [key = ''] = textsIn(content, 'Key');
        found.keys.push({ key: nameOf(key), etag: textsIn(content, 'ETag')[0] ?? '' });
      }
      const prefixes = xml.match(/<CommonPrefixes>[^]*?<\/CommonPrefixes>/g) ?? [];
      found.folders.push(...prefixes.flatMap((one) => textsIn(one, 'Prefix')).map(nameOf));
      const isTruncated = textsIn(xml, 'IsTruncated')[0] === 'true';
      [token] = isTruncated ? textsIn(xml, 'NextContinuationToken') : [];
    } while (token);
    return found;
  };

  const newestEntry = async (known = 0): Promise<NewestEntry | undefined> => {
    // A name is greater than its beginning, so that nothing is left out for the number 0.
    const after = `${prefix}${logFolder}/${known > 0 ? entryName(known - 1) : ''}`;
    const { keys: listed } = await list(logFolder, { 'start-after': after });
    const newest = entryNames(listed.map(({ key }) => key)).at(-1);
    // The registry was replaced by a shorter one.
    if (newest === undefined) return known > 0 ? newestEntry() : undefined;
    const { etag = '' } = listed.find(({ key }) => key === newest) ?? {};
    return { sequence: Number.parseInt(newest, 10), mark: etag };
  };

  const put = async (path: string, content: Uint8Array): Promise<boolean> => {
    const body = new Uint8Array(content);
    const answer = await send('PUT', addressOf(path), { headers: { 'if-none-match': '*' }, body });
    if (answer.status === 200) return true;
    if (answer.status === notImplemented) {
      throw new StoreError(`${where} has no If-None-Match: releases at once would be lost`);
    }
    if (answer.status !== 412) throw unexpected(`PUT ${where}/${path}`, answer);
    // The answer to our own earlier attempt may have been lost.
    return answer.wasRepeated && (await read(path)).equals(content);
  };

  let checked: Promise<void> | undefined;
  /** A service that ignores the condition would overwrite entries of simultaneous releases. */
  const checkConditionalWrites = async () => {
    const content = Buffer.from('Whether a second write of this file is refused.\n');
    if (!(await put(probePath, content))) return;
    if (!(await put(probePath, content))) return;
    throw new StoreError(`${where} ignores If-None-Match: releases at once would be lost`);
  };

  const createNew = async (path: string, content: Uint8Array) => {
    checked ??= checkConditionalWrites();
    await checked;
    return put(path, content);
  };

  return {
    where,
    read,
    newestEntry,
    builds: async (app) =>
      (await list(app, { delimiter: '/' })).folders.map((folder) => folder.replace(/\/$/, '')),
    createNew: (path, content) => createNew(path, Buffer.from(content)),
    async storeBuild(app, build, sources) {
      const at = `${app}/${build}/`;
      // A copy of a registry may hold the record and lack other files.
      const { keys: stored } = await list(`${app}/${build}`, {});
      const known = new Set(stored.map(({ key }) => key));
      const missing = sources.filter(([path]) => !known.has(path));
      const store = ([path, source]: (typeof sources)[number]) =>
        createNew(`${at}${path}`, readFileSync(source));
      // A build exists once its record does.
      const isRecord = ([path]: (typeof sources)[number]) => path === 'record.json';
      await inParallel(
        missing.filter((source) => !isRecord(source)),
        filesAtOnce,
        store,
      );
      await inParallel(missing.filter(isRecord), 1, store);
    },
  };
}
