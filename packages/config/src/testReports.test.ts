import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { countTests, removeReports, secondTries, slowestTests } from './testReports.mjs';

const folder = mkdtempSync(join(tmpdir(), 'reports-'));
const files = {
  unit: join(folder, 'unit.json'),
  contract: join(folder, 'contract.json'),
  production: join(folder, 'production.json'),
  journeys: join(folder, 'journeys.json'),
};

const write = (file: string, report: object) => writeFileSync(file, JSON.stringify(report));

const jestCounts = (counts: object) => ({
  numPassedTests: 0,
  numFailedTests: 0,
  numRuntimeErrorTestSuites: 0,
  numPendingTests: 0,
  numTodoTests: 0,
  ...counts,
});

const spec = (title: string, status: string, ...durations: number[]) => ({
  title,
  tests: [{ status, results: durations.map((duration) => ({ duration })) }],
});

beforeEach(() => removeReports(files));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('countTests', () => {
  it('gives the counts of each stage that wrote a report', () => {
    write(files.unit, jestCounts({ numPassedTests: 700, numFailedTests: 1 }));
    write(files.production, { stats: { expected: 2, unexpected: 0, flaky: 0, skipped: 0 }, errors: [] });
    write(files.journeys, { stats: { expected: 20, unexpected: 2, flaky: 0, skipped: 0 }, errors: [] });
    expect(countTests(files)).toEqual({
      unit: { passed: 700, failed: 1, skipped: 0 },
      production: { passed: 2, failed: 0, skipped: 0 },
      journeys: { passed: 20, failed: 2, skipped: 0 },
    });
  });

  it('counts a suite that could not start as a failure and a second try as a pass', () => {
    write(files.unit, jestCounts({ numRuntimeErrorTestSuites: 1, numPendingTests: 1, numTodoTests: 1 }));
    write(files.journeys, { stats: { expected: 0, unexpected: 0, flaky: 1, skipped: 3 }, errors: [{}] });
    expect(countTests(files)).toEqual({
      unit: { passed: 0, failed: 1, skipped: 2 },
      journeys: { passed: 1, failed: 1, skipped: 3 },
    });
  });

  it('has no entry for a stage that did not run', () => {
    expect(countTests(files)).toEqual({});
  });
});

describe('secondTries', () => {
  it('names the journeys that needed a second try at any depth', () => {
    const inner = { title: 'offline', specs: [spec('b', 'flaky'), spec('c', 'unexpected')] };
    write(files.journeys, {
      suites: [{ title: 'cart.spec.ts', specs: [spec('a', 'expected')], suites: [inner] }],
    });
    expect(secondTries(files, '/root')).toEqual(['cart.spec.ts › offline › b']);
  });

  it('names the component tests that needed one, and none that failed both times', () => {
    write(files.unit, {
      testResults: [
        {
          name: '/root/shell/src/a.test.tsx',
          assertionResults: [
            { fullName: 'at once', status: 'passed', invocations: 1 },
            { fullName: 'later', status: 'passed', invocations: 2 },
            { fullName: 'never', status: 'failed', invocations: 2 },
          ],
        },
      ],
    });
    expect(secondTries(files, '/root')).toEqual(['shell/src/a.test.tsx › later']);
  });

  it('is empty without a report', () => {
    expect(secondTries(files, '/root')).toEqual([]);
  });
});

describe('slowestTests', () => {
  it('orders unit tests and journeys together and keeps the slowest', () => {
    write(files.unit, {
      testResults: [
        {
          name: '/root/shell/src/a.test.ts',
          assertionResults: [
            { fullName: 'fast', duration: 5 },
            { fullName: 'slow', duration: 900 },
            { fullName: 'without a time', duration: null },
          ],
        },
      ],
    });
    const journeys = [spec('order', 'flaky', 700, 4000), spec('menu', 'expected', 300)];
    write(files.journeys, { suites: [{ title: 'order.spec.ts', specs: journeys }] });
    expect(slowestTests(files, '/root', 3)).toEqual([
      { title: 'order.spec.ts › order', milliseconds: 4000 },
      { title: 'shell/src/a.test.ts › slow', milliseconds: 900 },
      { title: 'order.spec.ts › menu', milliseconds: 300 },
    ]);
  });

  it('is empty without reports', () => {
    expect(slowestTests(files, '/root')).toEqual([]);
  });
});
