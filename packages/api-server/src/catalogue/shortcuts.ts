import type { CachedResponse, ResponseCache } from './responseCache';

/**
 * Maps request urls to cache keys: while the menu is unchanged, a url has the same response. Saves parsing, validation
 * and the search for the zone of a point.
 */
export interface Shortcuts {
  find: (url: string) => CachedResponse | undefined;
  learn: (url: string, key: string) => void;
}

const maxEntries = 5000;
const maxUrlLength = 300;

/** `version` is the menu's; undefined while the menu may have changed. */
export function createShortcuts(
  answers: Pick<ResponseCache, 'peek'>,
  version: () => number | undefined,
): Shortcuts {
  const keys = new Map<string, string>();
  let learnedFor: number | undefined;

  return {
    find: (url) => {
      const key = keys.get(url);
      return key !== undefined && version() === learnedFor ? answers.peek(key) : undefined;
    },
    learn: (url, key) => {
      const current = version();
      if (current === undefined || url.length > maxUrlLength) return;
      if (current !== learnedFor) keys.clear();
      learnedFor = current;
      const [oldest] = keys.keys();
      if (keys.size >= maxEntries && oldest !== undefined) keys.delete(oldest);
      keys.set(url, key);
    },
  };
}
