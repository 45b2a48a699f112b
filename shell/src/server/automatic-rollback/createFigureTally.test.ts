import { isWorse } from '@storefront/releases/compare';
import { createFigureTally } from './createFigureTally';

function compared() {
  const subnets = new Map();
  return { canary: createFigureTally(subnets), live: createFigureTally(subnets) };
}

const time = (name: 'LCP' | 'INP' | 'panel' | 'badge' | 'TTFB' | 'press', value: number) => ({ name, value });

test('a subnet counts once for each figure, for the build of its first page', () => {
  const { canary, live } = compared();
  live.add([time('INP', 60)], '10.0.1');
  canary.add([time('INP', 60), time('panel', 250)], '10.0.1');
  live.add([time('panel', 250)], '10.0.1');
  const totals = [canary, live].map(({ counts }) => [counts.INP, counts.panel].map((one) => one.join('')));
  expect(totals).toEqual([
    ['0000000000000', '0001000000000'],
    ['0100000000000', '0000000000000'],
  ]);
});

test('a pressed panel without an opening stayed closed, and a late first byte is no slow page', () => {
  const { live } = compared();
  live.add([time('press', 0)], '10.0.1');
  live.add([time('press', 0), time('panel', 90)], '10.0.2');
  live.add([time('TTFB', 700), time('LCP', 790)], '10.0.3');
  expect([live.counts.unopened, live.counts.LCP.slice(0, 3)]).toEqual([
    [1, 1],
    [0, 1, 0],
  ]);
});

/** Random numbers from 0 to 1, the same in each run. */
function randomNumbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

// Equal builds: 300 busy networks of phones are slower than 8,000 of homes, and everything is slower in the evening.
test.each([0, 1, 2, 3, 4, 5, 6, 7, 8, 9])(
  'neither busy networks nor the evening make an equal canary worse (%d)',
  (seed) => {
    const random = randomNumbers(seed);
    const builds = compared();
    const visits = 30_000;
    let alarms = 0;
    for (let visit = 0; visit < visits; visit += 1) {
      const isPhone = random() < 0.5;
      const subnet = isPhone ? `phone ${Math.floor(random() * 300)}` : `home ${Math.floor(random() * 8000)}`;
      const value = 400 * random() * (isPhone ? 1.5 : 1) * (1 + visit / visits);
      const build = random() < 0.1 ? 'canary' : 'live';
      builds[build].add([time('panel', value)], subnet);
      if (build === 'canary' && isWorse(builds.canary.counts.panel, builds.live.counts.panel, 5)) alarms += 1;
    }
    expect(alarms).toBe(0);
  },
);
