import { stages } from './checks.mjs';
import type { StageResult } from './stages.mjs';
import { budgets, overBudget, stageLine, summary, totals } from './summary.mjs';

const result = (
  name: string,
  outcome: StageResult['outcome'],
  seconds = 1,
  reason?: string,
): StageResult => ({
  name,
  outcome,
  milliseconds: seconds * 1000,
  ...(reason ? { reason } : {}),
});

describe('totals', () => {
  it('adds up the tests of every stage', () => {
    const results = [result('unit', 'failed'), result('journeys', 'passed')];
    const counts = {
      unit: { passed: 10, failed: 2, skipped: 0 },
      journeys: { passed: 5, failed: 0, skipped: 0 },
    };
    expect(totals(results, counts)).toEqual({ passed: 15, failed: 2, skipped: 0 });
  });

  it('counts one failure for a failed stage that has no failed test', () => {
    const results = [result('types', 'failed'), result('lint', 'failed'), result('unit', 'failed')];
    const counts = { unit: { passed: 10, failed: 2, skipped: 0 } };
    expect(totals(results, counts)).toEqual({ passed: 10, failed: 4, skipped: 0 });
  });

  it('counts a skipped test as failed and a stage that was left out as nothing', () => {
    const results = [result('unit', 'passed'), result('contract', 'leftOut')];
    const counts = { unit: { passed: 10, failed: 0, skipped: 3 } };
    expect(totals(results, counts)).toEqual({ passed: 10, failed: 3, skipped: 3 });
  });
});

describe('budgets', () => {
  it('cover exactly the stages', () => {
    const names = stages.flat().map(({ name }) => name);
    expect(Object.keys(budgets).sort()).toEqual(names.sort());
  });

  it('warn about a stage that took longer', () => {
    const results = [result('types', 'passed', 31), result('lint', 'passed', 30)];
    expect(overBudget(results, { types: 30, lint: 30 })).toEqual([
      'warning: types took 31.0 s, its budget is 30 s',
    ]);
  });
});

describe('stageLine', () => {
  it.each([
    [result('types', 'passed', 2), 'ok       types           2.0 s'],
    [result('dead code', 'failed', 65), 'FAILED   dead code      65.0 s'],
    [
      result('journeys', 'leftOut', 0, 'it needs the stage "build"'),
      'left out journeys               it needs the stage "build"',
    ],
  ])('shows how a stage ended', (stage, line) => {
    expect(stageLine(stage)).toBe(line);
  });
});

describe('summary', () => {
  it('ends with the counts that CI reads', () => {
    const lines = summary({
      results: [result('unit', 'passed', 400)],
      counts: { unit: { passed: 7, failed: 0, skipped: 0 } },
      slowest: [{ title: 'a.test.ts › slow', milliseconds: 12_340 }],
      secondTries: ['cart.spec.ts › b'],
    });
    expect(lines).toEqual([
      '',
      'Stages',
      '  ok       unit          400.0 s',
      '  warning: unit took 400.0 s, its budget is 330 s',
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
});
