import { setTimeout as wait } from 'node:timers/promises';

/** @throws Error when it has not become true after half a minute. */
export async function until(isTrue: () => boolean | Promise<boolean>): Promise<void> {
  const deadline = performance.now() + 30_000;
  while (!(await isTrue())) {
    if (performance.now() > deadline) throw new Error('it did not become true');
    await wait(5);
  }
}
