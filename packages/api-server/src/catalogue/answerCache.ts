import { createHash } from 'node:crypto';

export interface Answer {
  body: Buffer;
  etag: string;
}

/** Serialised answers of the catalogue, kept for a few seconds. */
export interface AnswerCache {
  /** The kept answer, or the one that `load` gives; parallel callers of one key share one load. */
  get: (key: string, load: () => Promise<unknown>) => Promise<Answer>;
  /** The kept answer, when there is one already. */
  peek: (key: string) => Answer | undefined;
}

interface Options {
  secondsOfLife: number;
  maxEntries: number;
  /** Of all answers together: a list of the whole menu is long. */
  maxBytes?: number;
  now?: () => number;
}

interface Entry {
  answer: Promise<Answer>;
  made?: Answer;
  until: number;
}

export function createAnswerCache({
  secondsOfLife,
  maxEntries,
  maxBytes = 64 * 1024 * 1024,
  now = Date.now,
}: Options): AnswerCache {
  const kept = new Map<string, Entry>();
  let bytes = 0;

  const drop = (key: string) => {
    bytes -= kept.get(key)?.made?.body.length ?? 0;
    kept.delete(key);
  };
  // The oldest goes: keys hold what callers send, and they may send anything.
  const makeRoom = () => {
    for (const key of kept.keys()) {
      if (kept.size <= maxEntries && bytes <= maxBytes) return;
      drop(key);
    }
  };
  const get = (key: string, load: () => Promise<unknown>): Promise<Answer> => {
    const found = kept.get(key);
    if (found && found.until > now()) return found.answer;
    const entry: Entry = { answer: load().then(serialise), until: now() + secondsOfLife * 1000 };
    drop(key);
    kept.set(key, entry);
    makeRoom();
    const isKept = () => kept.get(key) === entry;
    entry.answer.then(
      (made) => {
        if (!isKept()) return;
        entry.made = made;
        bytes += made.body.length;
        makeRoom();
      },
      () => {
        if (isKept()) drop(key);
      },
    );
    return entry.answer;
  };
  const peek = (key: string) => {
    const found = kept.get(key);
    return found && found.until > now() ? found.made : undefined;
  };
  return { get, peek };
}

function serialise(value: unknown): Answer {
  const body = Buffer.from(JSON.stringify(value));
  return { body, etag: `"${createHash('sha1').update(body).digest('base64url')}"` };
}
