import type { StageResult } from './stages.mjs';
import { stageLine, summary, totals } from './summary.mjs';

const result = (
  name: string,
  outcome: StageResult['outcome'],
  counts?: { passed: number; failed: number; skipped: number },
): StageResult => ({
  name,
  outcome,
  milliseconds: 2000,
  ...(counts && { report: { ...counts, slowest: [], secondTries: [] } }),
});

test.each([
  [
    'adds up the tests of every stage',
    'failed',
    { passed: 10, failed: 2, skipped: 0 },
    { passed: 15, failed: 2 },
  ],
  [
    'counts a skipped test as failed',
    'passed',
    { passed: 10, failed: 0, skipped: 3 },
    { passed: 15, failed: 3 },
  ],
  [
    'counts one failure for a failed stage without a failed test',
    'failed',
    undefined,
    { passed: 5, failed: 1 },
  ],
  ['counts a stage that was left out as nothing', 'leftOut', undefined, { passed: 5, failed: 0 }],
] as const)('totals %s', (_, outcome, counts, sum) => {
  const journeys = result('journeys', 'passed', { passed: 5, failed: 0, skipped: 0 });
  expect(totals([result('unit', outcome, counts), journeys])).toMatchObject(sum);
});

test.each([
  [result('types', 'passed'), 'ok       types           2.0 s'],
  [result('dead code', 'failed'), 'FAILED   dead code       2.0 s'],
  [{ ...result('main job', 'leftOut'), reason: 'no browser' }, 'left out main job               no browser'],
])('the line of a stage shows how it ended', (stage, line) => {
  expect(stageLine(stage)).toBe(line);
});

test('the summary ends with the counts that CI reads', () => {
  const report = {
    passed: 7,
    failed: 0,
    skipped: 0,
    slowest: [{ title: 'a.test.ts › slow', milliseconds: 12_340 }],
    secondTries: ['cart.spec.ts › b'],
  };
  expect(summary([{ ...result('unit', 'passed'), report }])).toEqual([
    '',
    'Stages',
    '  ok       unit            2.0 s',
    '',
    'Slowest tests',
    '    12.3 s  a.test.ts › slow',
    '',
    'Passed on the second try',
    '  cart.spec.ts › b',
    '',
    '7 passed, 0 failed',
  ]);
});
