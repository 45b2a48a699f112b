import { createThreadWatch, type PageTimes, type Verdict, type Vitals } from './threadWatch';

/** A watch with the default time limit of modules. */
const watch = (times: PageTimes) => createThreadWatch(times, 600);

/** Looks at a thread without a pause: one beat, then the same CPU time more at each look. */
function looks(cpuPerLook: number | undefined, pages: number, count: number): Vitals[] {
  return Array.from({ length: count }, (_, look) => ({
    beats: 7,
    cpuMs: cpuPerLook === undefined ? undefined : look * cpuPerLook,
    pages,
  }));
}

/** The number of the look that finds the thread hung. */
function hungAt(vitals: readonly Vitals[], longestMs = 0): number | undefined {
  const judge = watch({ longestMs });
  const found = vitals.map(judge).indexOf('hung');
  return found < 0 ? undefined : found;
}

test.each([
  ['in 0.8 s of CPU time', looks(100, 9, 60), 0, 8],
  ['on a busy machine, in as much CPU time', looks(40, 9, 60), 0, 20],
  ['as soon after its first four pages', looks(100, 4, 60), 0, 8],
  ['later while its first pages are compiled', looks(100, 3, 60), 0, 25],
  ['after three times the longest page', looks(100, 9, 60), 400, 12],
  ['after 2.5 s at most', looks(100, 9, 60), 2000, 25],
  ['in 5 s when it waits without using the CPU', looks(0, 9, 60), 0, 50],
  [
    'in 5 s when it begins to wait after some work',
    [...looks(100, 9, 3), ...looks(0, 9, 60).map((waiting) => ({ ...waiting, cpuMs: 200 }))],
    0,
    52,
  ],
  ['in 3.2 s where CPU time is unknown', looks(undefined, 9, 60), 0, 32],
  ['in 3.2 s where CPU time is no longer known', [...looks(100, 9, 1), ...looks(undefined, 9, 60)], 0, 32],
  ['in 3.2 s where CPU time was unknown at first', [...looks(undefined, 9, 1), ...looks(100, 9, 60)], 0, 32],
])('a thread without a beat is found hung %s', (_, vitals, longestMs, look) => {
  expect(hungAt(vitals, longestMs)).toBe(look);
});

test('a thread that beats is alive, however much it works; a late thread gets no more pages', () => {
  const judge = watch({ longestMs: 0 });
  const look = (beats: number, cpuMs: number): Verdict => judge({ beats, cpuMs, pages: 9 });
  expect([look(1, 0), look(2, 700), look(3, 1400)]).toEqual(['alive', 'alive', 'alive']);
  expect([look(3, 1500), look(3, 1600), look(4, 1700)]).toEqual(['alive', 'late', 'alive']);
});

test.each([
  ['waits without using the CPU', 40, () => 0],
  ['runs where CPU time is unknown', 30, () => undefined],
  ['works', 7, (look: number) => look * 100],
])('a thread that %s is not found hung while a beat comes each %d looks', (_, count, cpuMs) => {
  const vitals = Array.from({ length: 4 * count }, (__, look) => ({
    beats: Math.floor(look / count),
    cpuMs: cpuMs(look),
    pages: 9,
  }));
  expect(hungAt(vitals)).toBeUndefined();
});

test.each([
  [4, 500],
  [5, 0],
])('after %d beats between two looks, %d ms count as one page', (beats, longestMs) => {
  const times = { longestMs: 0 };
  const judge = watch(times);
  judge({ beats: 1, cpuMs: 0, pages: 9 });
  judge({ beats: 1 + beats, cpuMs: 500, pages: 9 });
  expect(times).toEqual({ longestMs });
});

test('all threads share the time of healthy pages, without the first pages of a thread', () => {
  const times = { longestMs: 0 };
  const cold = watch(times);
  for (const [beats, cpuMs] of [
    [1, 0],
    [2, 2000],
  ] as const)
    cold({ beats, cpuMs, pages: 0 });
  expect(times).toEqual({ longestMs: 0 });
  const warm = watch(times);
  for (const [beats, cpuMs] of [
    [1, 0],
    [2, 500],
    [3, 600],
  ] as const)
    warm({ beats, cpuMs, pages: 9 });
  expect(times.longestMs).toBeCloseTo(500, -1);
});

test.each([
  [9, 40],
  [3, 40],
  [3, 25, 1500],
])(
  'a thread with %d pages is found hung later than a module that may load longer',
  (pages, look, timeoutMs = 3000) => {
    const judge = createThreadWatch({ longestMs: 0 }, timeoutMs);
    expect(looks(100, pages, 60).map(judge).indexOf('hung')).toBe(look);
  },
);

test('a new thread on a busy machine has its 2.5 s of CPU time', () => {
  expect(hungAt(looks(40, 3, 60))).toBeUndefined();
  expect(hungAt(looks(40, 3, 80))).toBe(63);
});

test('a late check by the main thread does not count as a long page, and a long page is forgotten', () => {
  const times = { longestMs: 0 };
  const judge = watch(times);
  judge({ beats: 1, cpuMs: 0, pages: 9 });
  judge({ beats: 30, cpuMs: 1500, pages: 9 });
  expect(times.longestMs).toBe(0);
  for (let look = 0; look < 1000; look += 1) {
    judge({ beats: 31 + look, cpuMs: look === 0 ? 1900 : 1900 + look * 10, pages: 9 });
  }
  expect(times.longestMs).toBeLessThan(200);
});
