/** spec §9: reload guard */
const minIntervalMs = 60_000;

interface ReloadOptions {
  now: number;
  /** The storage of the time of the last reload, and its key. */
  storage: Pick<Storage, 'getItem' | 'setItem'>;
  key: string;
  /** Age of this page in milliseconds if it is itself the result of a reload. */
  reloadedFor: () => number | undefined;
  reload: () => void;
}

/** webpack adds the URL of the script. */
interface ChunkLoadError extends Error {
  name: 'ChunkLoadError';
  request?: string;
}

const isChunkLoadError = (error: Error): error is ChunkLoadError => error.name === 'ChunkLoadError';

/** Whether the file arrived and the browser refused it because of its hash. Some browsers do not report the status. */
function wasRefused({ request }: ChunkLoadError): boolean {
  if (!request) return false;
  const responses = performance.getEntriesByName(request, 'resource') as PerformanceResourceTiming[];
  return responses.at(-1)?.responseStatus === 200;
}

/**
 * Whether a lazy chunk could not be fetched: a release removed it, or the network failed. The loader of remotes wraps
 * the error if the chunk contains a remote's manifest; the error of a remote's entry has another cause. A chunk that
 * arrived altered is not lost: a reload would get the same file from the browser's cache (decision 0092).
 */
export function isLostChunk(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return isChunkLoadError(error) ? !wasRefused(error) : isLostChunk(error.cause);
}

/**
 * Reloads the page, at most once per 60 s (spec §8). Returns whether it reloads. If the time cannot be saved, a page
 * that is itself a reload of the last 60 s is not reloaded again.
 */
export function reloadOnce({ now, storage, key, reloadedFor, reload }: ReloadOptions): boolean {
  const last = Number(storage.getItem(key));
  if (last <= now && now - last < minIntervalMs) return false;
  storage.setItem(key, String(now));
  if (storage.getItem(key) !== String(now)) {
    const age = reloadedFor();
    if (age !== undefined && age < minIntervalMs) return false;
  }
  reload();
  return true;
}
