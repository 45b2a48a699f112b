import { setTimeout as wait } from 'node:timers/promises';
import { repeatEvery } from './repeatEvery';

test('the loop repeats, continues after an error and stops', async () => {
  const outcomes: string[] = [];
  let rounds = 0;
  const loop = repeatEvery(
    1,
    async () => {
      rounds += 1;
      if (rounds === 1) throw new Error('once');
    },
    { failed: () => outcomes.push('failed'), succeeded: () => outcomes.push('succeeded') },
  );
  while (rounds < 3) await wait(1);
  await loop.stop();
  const seen = rounds;
  await wait(10);
  expect(rounds).toBe(seen);
  expect(outcomes).toEqual(['failed', ...Array.from({ length: seen - 1 }, () => 'succeeded')]);
});
