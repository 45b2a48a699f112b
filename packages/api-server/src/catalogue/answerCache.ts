import { createHash } from 'node:crypto';

interface Answer {
  body: string;
  etag: string;
}

/** Serialised answers of the catalogue, kept for a few seconds. */
export interface AnswerCache {
  /** The kept answer, or the one that `load` gives; parallel callers of one key share one load. */
  get: (key: string, load: () => Promise<unknown>) => Promise<Answer>;
}

interface Options {
  secondsOfLife: number;
  maxEntries: number;
  now?: () => number;
}

export function createAnswerCache({ secondsOfLife, maxEntries, now = Date.now }: Options): AnswerCache {
  const kept = new Map<string, { answer: Promise<Answer>; until: number }>();

  const get = (key: string, load: () => Promise<unknown>): Promise<Answer> => {
    const found = kept.get(key);
    if (found && found.until > now()) return found.answer;
    const answer = load().then(serialise);
    const entry = { answer, until: now() + secondsOfLife * 1000 };
    kept.delete(key);
    kept.set(key, entry);
    // The oldest goes: keys hold what callers send, and they may send anything.
    const [oldest] = kept.keys();
    if (kept.size > maxEntries && oldest !== undefined) kept.delete(oldest);
    answer.catch(() => {
      if (kept.get(key) === entry) kept.delete(key);
    });
    return answer;
  };
  return { get };
}

function serialise(value: unknown): Answer {
  const body = JSON.stringify(value);
  return { body, etag: `"${createHash('sha1').update(body).digest('base64url')}"` };
}
