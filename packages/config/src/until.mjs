import { setTimeout as wait } from 'node:timers/promises';

/**
 * Polls in a test until something has become true. The limit is for a condition that never does: on a busy machine the
 * others take ten times longer, so it is near the limit of a whole test.
 * @param {() => boolean | Promise<boolean>} isTrue
 * @throws Error with the source of `isTrue` after 170 seconds.
 */
export async function until(isTrue) {
  const end = performance.now() + 170_000;
  while (!(await isTrue())) {
    if (performance.now() > end) throw new Error(`it did not become true: ${isTrue.toString()}`);
    await wait(20);
  }
}
