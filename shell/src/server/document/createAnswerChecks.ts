import type { FastifyBaseLogger } from 'fastify';
import type { Answer, CheckAnswer } from './answers';
import type { GuestPage } from './cachePlaces';
import type { CachedPage } from './pageCache';

/** An answer is checked again after this time, and a failed check repeated. Milliseconds. */
const intervalMs = 30_000;

/** As many checks at once; `checkDue` runs once a second. A back end may limit the shell's address to 1200 a minute. */
const maxChecks = 15;

interface Options {
  pages: () => readonly CachedPage<GuestPage>[];
  checkAnswer: CheckAnswer;
  log: Pick<FastifyBaseLogger, 'warn'>;
}

/** Checks whether the back end still gives the answers that pages were made of. */
export function createAnswerChecks({ pages, checkAnswer, log }: Options) {
  /** When a failed check may be repeated, by URL. */
  const retryAt = new Map<string, number>();
  let isFailing = false;

  /** The answers that were not checked for the longest time, of pages that are not known to be outdated. */
  function due(): [string, Answer][] {
    const now = performance.now();
    for (const [url, at] of retryAt) if (at <= now) retryAt.delete(url);
    const oldest = new Map<string, Answer>();
    for (const { page, outdatedAt } of pages()) {
      if (outdatedAt !== undefined) continue;
      for (const [url, answer] of page.answers) {
        if (answer.confirmedAt < (oldest.get(url)?.confirmedAt ?? Infinity)) oldest.set(url, answer);
      }
    }
    return [...oldest]
      .filter(([url, { confirmedAt }]) => now - confirmedAt >= intervalMs && !retryAt.has(url))
      .sort(([, one], [, other]) => one.confirmedAt - other.confirmedAt)
      .slice(0, maxChecks);
  }

  async function check([url, { tag }]: [string, Answer]) {
    const askedAt = performance.now();
    try {
      const found = await checkAnswer(url, tag);
      if (found === undefined) throw new Error(`${url} failed`);
      isFailing = false;
      for (const cached of pages()) {
        const answer = cached.page.answers.get(url);
        // A page that was rendered meanwhile may have a newer answer.
        if (!answer || answer.confirmedAt > askedAt) continue;
        if (answer.tag === found) answer.confirmedAt = askedAt;
        else cached.outdatedAt ??= performance.now();
      }
    } catch (error) {
      // The pages stay as they are: customers read the menu while the back end is down.
      if (!isFailing) log.warn(error, 'cached pages could not be checked');
      isFailing = true;
      retryAt.set(url, askedAt + intervalMs);
    }
  }

  return {
    async checkDue(): Promise<void> {
      await Promise.all(due().map(check));
    },
  };
}
