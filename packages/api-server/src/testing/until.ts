import { setTimeout as wait } from 'node:timers/promises';

/** Polls until `isDone`; throws after two minutes. */
export async function until(isDone: () => boolean | Promise<boolean>): Promise<void> {
  const end = Date.now() + 120_000;
  while (!(await isDone())) {
    if (Date.now() > end) throw new Error('the awaited condition did not become true in two minutes');
    await wait(50);
  }
}
