import { createWindowCounts } from './windowCounts';

const [minute, day] = [60_000, 86_400_000];

test('a window begins with the first request of a network, and the next one after its end', () => {
  let time = 1000;
  const count = createWindowCounts(() => time);
  expect(count('a', minute)).toEqual({ current: 1, ttl: minute });
  time += minute - 1;
  expect([count('a', minute), count('b', minute)]).toEqual([
    { current: 2, ttl: 1 },
    { current: 1, ttl: minute },
  ]);
  expect([count('a', minute, 0), count('c', minute, 0)]).toEqual([
    { current: 2, ttl: 1 },
    { current: 0, ttl: minute },
  ]);
  time += 1;
  expect([count('a', minute, 0).current, count('a', minute).current]).toEqual([0, 1]);
});

test('of more networks than are counted, the one that has been quiet for longest is forgotten', () => {
  const count = createWindowCounts(() => 0);
  for (let network = 0; network < 5000; network += 1) count(String(network), minute);
  expect(count('0', minute).current).toBe(2);
  count('one more', minute);
  expect([count('0', minute).current, count('1', minute).current]).toEqual([3, 1]);
});

test('a clock that was a day ahead locks no network out once it is right', () => {
  jest.useFakeTimers({ now: Date.now() + day });
  const count = createWindowCounts();
  count('a', minute);
  jest.setSystemTime(Date.now() - day);
  expect(count('a', minute).current).toBe(2);
  jest.advanceTimersByTime(minute);
  expect(count('a', minute)).toEqual({ current: 1, ttl: minute });
  jest.useRealTimers();
});
