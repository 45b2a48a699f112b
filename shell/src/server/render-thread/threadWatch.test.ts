import { createThreadWatch, type Verdict, type Vitals } from './threadWatch';

/** Looks at a thread without a pause: one beat, then the same CPU time more at each look. */
const looks = (cpuPerLook: number | undefined, count = 200): Vitals[] =>
  Array.from({ length: count }, (_, look) => ({
    beats: 7,
    cpuMs: cpuPerLook === undefined ? undefined : look * cpuPerLook,
  }));

/** The number of the look that finds the thread hung. */
const hungAt = (vitals: readonly Vitals[], timeoutMs = 600) =>
  vitals.map(createThreadWatch(timeoutMs)).indexOf('hung');

test.each([
  ['in 2.5 s of CPU time', looks(100), 25],
  ['on a busy machine, in as much CPU time', looks(40), 63],
  ['in 5 s when it waits without using the CPU', looks(0), 50],
  ['in 5 s where CPU time is unknown', looks(undefined), 50],
  ['in 5 s where CPU time is no longer known', [...looks(100, 1), ...looks(undefined)], 50],
  ['in 2.5 s of CPU time that was unknown at first', [...looks(undefined, 1), ...looks(100)], 26],
])('a thread without a beat is found hung %s', (_, vitals, look) => {
  expect(hungAt(vitals)).toBe(look);
});

test.each([
  ['later while it works', looks(100), 40],
  ['no later while it waits', looks(0), 50],
])('a thread is found hung %s where a module may load longer', (_, vitals, look) => {
  expect(hungAt(vitals, 3000)).toBe(look);
});

test('a thread that beats is alive, however much it works; a late thread gets no more pages', () => {
  const judge = createThreadWatch(600);
  const look = (beats: number, cpuMs: number): Verdict => judge({ beats, cpuMs });
  expect([look(1, 0), look(2, 2000), look(3, 4000)]).toEqual(['alive', 'alive', 'alive']);
  expect([look(3, 4100), look(3, 4200), look(4, 4300)]).toEqual(['alive', 'late', 'alive']);
});

test.each([
  ['waits without using the CPU', 50, () => 0],
  ['runs where CPU time is unknown', 50, () => undefined],
  ['works', 25, (look: number) => look * 100],
])('a thread that %s is not found hung while a beat comes each %d looks', (_, count, cpuMs) => {
  const vitals = Array.from({ length: 4 * count }, (__, look) => ({
    beats: Math.floor(look / count),
    cpuMs: cpuMs(look),
  }));
  expect(hungAt(vitals)).toBe(-1);
});
