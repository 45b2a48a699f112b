import { withError } from './reporters/sendToStage.mjs';
import type { StageResult } from './stages.mjs';
import { summary, totals } from './summary.mjs';

const result = (
  name: string,
  outcome: StageResult['outcome'],
  counts?: { passed: number; failed: number; skipped: number },
): StageResult => ({
  name,
  outcome,
  milliseconds: 2000,
  ...(counts && { report: { ...counts, tests: [], failures: [], secondTries: [] } }),
});

test.each([
  ['adds up the tests of every stage', 'failed', [10, 2, 0], { passed: 15, failed: 2 }],
  ['counts a skipped test as failed', 'passed', [10, 0, 3], { passed: 15, failed: 3 }],
  [
    'counts one failure for a failed stage without a failed test',
    'failed',
    [0, 0, 0],
    { passed: 5, failed: 1 },
  ],
  ['counts a stage that was left out as nothing', 'leftOut', [0, 0, 0], { passed: 5, failed: 0 }],
] as const)('totals %s', (_, outcome, [passed, failed, skipped], sum) => {
  const journeys = result('journeys', 'passed', { passed: 5, failed: 0, skipped: 0 });
  expect(totals([result('unit', outcome, { passed, failed, skipped }), journeys])).toMatchObject(sum);
});

test('the summary ends with the counts that CI reads', () => {
  const report = {
    passed: 7,
    failed: 1,
    skipped: 0,
    tests: [{ title: 'a.test.ts › slow', milliseconds: 12_340 }],
    failures: [
      withError('menu.spec.ts › c', '\u001b[31mno /node_modules/a\u001b[39m\n\n  at /node_modules/b.js'),
    ],
    secondTries: [withError('cart.spec.ts › b')],
  };
  expect(summary([{ ...result('unit', 'passed'), report }, result('types', 'failed')])).toEqual([
    '',
    'Stages',
    '  ok       unit            2.0 s',
    '  FAILED   types           2.0 s',
    '',
    'Slowest tests',
    '    12.3 s  a.test.ts › slow',
    '',
    'Failed',
    '  menu.spec.ts › c\n    no /node_modules/a',
    '',
    'Passed on the second try',
    '  cart.spec.ts › b',
    '',
    '7 passed, 2 failed',
  ]);
});
