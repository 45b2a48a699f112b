import type { Answer, AnswerCache } from './answerCache';

/**
 * Addresses whose answer is known without reading them: while the menu stays the same, the same address has the
 * same answer. Saves parsing, validation and the search for the zone of a point.
 */
export interface Shortcuts {
  find: (url: string) => Answer | undefined;
  learn: (url: string, key: string) => void;
}

const most = 5000;
const longest = 300;

/** `version` tells menus apart; undefined while it is not known whether the menu is still the same. */
export function createShortcuts(
  answers: Pick<AnswerCache, 'peek'>,
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
      if (current === undefined || url.length > longest) return;
      if (current !== learnedFor) keys.clear();
      learnedFor = current;
      const [oldest] = keys.keys();
      if (keys.size >= most && oldest !== undefined) keys.delete(oldest);
      keys.set(url, key);
    },
  };
}
