import { createHash } from 'node:crypto';

export interface CachedResponse {
  body: Buffer;
  etag: string;
}

/** Serialised responses of the catalogue, cached for a few seconds. */
export interface ResponseCache {
  /**
   * The cached response, or the result of `load`; parallel callers of one key share one load. `ttlSeconds` replaces
   * the cache's own.
   */
  get: (key: string, load: () => Promise<unknown>, ttlSeconds?: number) => Promise<CachedResponse>;
  /** The cached response, if it has been loaded already. */
  peek: (key: string) => CachedResponse | undefined;
}

interface Options {
  ttlSeconds: number;
  maxEntries: number;
  /** Total size: a list of the whole menu is long. */
  maxBytes?: number;
  now?: () => number;
  /** Runs for each response: whether it was cached. */
  onRead?: (result: 'hit' | 'miss') => void;
}

interface Entry {
  response: Promise<CachedResponse>;
  loaded?: CachedResponse;
  expiresAt: number;
}

export function createResponseCache({
  ttlSeconds: defaultTtl,
  maxEntries,
  maxBytes = 64 * 1024 * 1024,
  now = () => performance.now(),
  onRead = () => undefined,
}: Options): ResponseCache {
  const entries = new Map<string, Entry>();
  let bytes = 0;

  const remove = (key: string) => {
    bytes -= entries.get(key)?.loaded?.body.length ?? 0;
    entries.delete(key);
  };
  // Evicts the oldest: keys contain the caller's input, so their number is unbounded.
  const makeRoom = () => {
    for (const key of entries.keys()) {
      if (entries.size <= maxEntries && bytes <= maxBytes) return;
      remove(key);
    }
  };
  const get = (key: string, load: () => Promise<unknown>, ttlSeconds = defaultTtl) => {
    const found = entries.get(key);
    const isFresh = found !== undefined && found.expiresAt > now();
    onRead(isFresh ? 'hit' : 'miss');
    if (isFresh) return found.response;
    const entry: Entry = { response: load().then(serialise), expiresAt: now() + ttlSeconds * 1000 };
    remove(key);
    entries.set(key, entry);
    makeRoom();
    const isCurrent = () => entries.get(key) === entry;
    entry.response.then(
      (loaded) => {
        if (!isCurrent()) return;
        entry.loaded = loaded;
        bytes += loaded.body.length;
        makeRoom();
      },
      () => {
        if (isCurrent()) remove(key);
      },
    );
    return entry.response;
  };
  const peek = (key: string) => {
    const found = entries.get(key);
    const loaded = found && found.expiresAt > now() ? found.loaded : undefined;
    if (loaded) onRead('hit');
    return loaded;
  };
  return { get, peek };
}

function serialise(value: unknown): CachedResponse {
  const body = Buffer.from(JSON.stringify(value));
  return { body, etag: `"${createHash('sha1').update(body).digest('base64url')}"` };
}
