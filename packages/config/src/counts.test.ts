import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { countTests, forgetReports, secondTries } from './counts.mjs';

describe('countTests', () => {
  const folder = mkdtempSync(join(tmpdir(), 'counts-'));
  const files = {
    unit: join(folder, 'unit.json'),
    contract: join(folder, 'contract.json'),
    databases: join(folder, 'databases.json'),
    journeys: join(folder, 'journeys.json'),
  };
  const jest = (counts: object) =>
    JSON.stringify({
      numPassedTests: 0,
      numFailedTests: 0,
      numRuntimeErrorTestSuites: 0,
      numPendingTests: 0,
      numTodoTests: 0,
      ...counts,
    });

  beforeEach(() => forgetReports(files));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it('adds up what every runner reported', () => {
    writeFileSync(files.unit, jest({ numPassedTests: 700, numFailedTests: 1 }));
    writeFileSync(files.contract, jest({ numPassedTests: 12 }));
    writeFileSync(files.databases, jest({ numPassedTests: 300 }));
    writeFileSync(
      files.journeys,
      JSON.stringify({ stats: { expected: 20, unexpected: 2, flaky: 0, skipped: 0 }, errors: [] }),
    );
    expect(countTests(files)).toEqual({ passed: 1032, failed: 3, skipped: 0 });
  });

  it('takes a suite that could not start and a broken set-up for failures, a second try for a pass', () => {
    writeFileSync(files.unit, jest({ numRuntimeErrorTestSuites: 1, numPendingTests: 1, numTodoTests: 1 }));
    writeFileSync(
      files.journeys,
      JSON.stringify({ stats: { expected: 0, unexpected: 0, flaky: 1, skipped: 3 }, errors: [{}] }),
    );
    expect(countTests(files)).toEqual({ passed: 1, failed: 2, skipped: 5 });
  });

  it('names the journeys that needed a second try, however deep they are', () => {
    const spec = (title: string, status: string) => ({ title, tests: [{ status }] });
    const inner = { specs: [spec('b', 'flaky'), spec('c', 'unexpected')] };
    writeFileSync(
      files.journeys,
      JSON.stringify({ suites: [{ specs: [spec('a', 'expected')], suites: [inner] }] }),
    );
    expect(secondTries(files.journeys)).toEqual(['b']);
    forgetReports(files);
    expect(secondTries(files.journeys)).toEqual([]);
  });

  it('counts nothing for what did not run', () => {
    expect(countTests(files)).toEqual({ passed: 0, failed: 0, skipped: 0 });
  });
});
