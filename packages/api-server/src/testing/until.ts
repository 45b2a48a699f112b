import { setTimeout as wait } from 'node:timers/promises';

/** Looks again and again; throws when it has not happened in 25 seconds. */
export async function until(isDone: () => boolean | Promise<boolean>): Promise<void> {
  const end = Date.now() + 25_000;
  while (!(await isDone())) {
    if (Date.now() > end) throw new Error('it did not happen in time');
    await wait(50);
  }
}
