/** A reload that did not help is not repeated before this time. Milliseconds (spec §9: reload guard). */
const guardTime = 60_000;

/** What a reload is decided by and done with. */
interface Surroundings {
  now: number;
  /** Throws where it is blocked. */
  read: () => string | null;
  write: (value: string) => void;
  /** This page is a reload, and so old in milliseconds. */
  reloadedFor: () => number | undefined;
  reload: () => void;
}

/** A part of the program that was named could not be fetched: a release took it away, or the network did. */
export function isChunkError(error: unknown): boolean {
  return error instanceof Error && error.name === 'ChunkLoadError';
}

/**
 * Reloads the page, at most once per 60 s (spec §8). Where nothing can be remembered, a page that is itself a
 * young reload is not reloaded again. Returns whether it reloads.
 */
export function reloadOnce({ now, read, write, reloadedFor, reload }: Surroundings): boolean {
  try {
    const last = Number(read());
    if (last > 0 && last <= now && now - last < guardTime) return false;
    write(String(now));
  } catch {
    const age = reloadedFor();
    if (age !== undefined && age < guardTime) return false;
  }
  reload();
  return true;
}

/**
 * `reloadOnce` for this tab; `key` is where the time of the last reload is kept. Without a network nothing
 * comes instead of the page that can still be read, so it stays.
 */
export function reloadThisPage(key: string): boolean {
  if (!navigator.onLine) return false;
  return reloadOnce({
    now: Date.now(),
    read: () => sessionStorage.getItem(key),
    write: (value) => sessionStorage.setItem(key, value),
    reloadedFor() {
      const [entry] = performance.getEntriesByType('navigation');
      const isReload = entry && 'type' in entry && entry.type === 'reload';
      return isReload ? performance.now() : undefined;
    },
    reload: () => window.location.reload(),
  });
}
