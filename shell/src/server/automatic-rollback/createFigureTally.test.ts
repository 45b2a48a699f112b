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
