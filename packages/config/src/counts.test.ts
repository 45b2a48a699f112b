import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { countTests, forgetReports } from './counts.mjs';

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

  it('takes a suite that could not start, a flaky test and a broken set-up for failures', () => {
    writeFileSync(files.unit, jest({ numRuntimeErrorTestSuites: 1, numPendingTests: 1, numTodoTests: 1 }));
    writeFileSync(
      files.journeys,
      JSON.stringify({ stats: { expected: 0, unexpected: 0, flaky: 1, skipped: 3 }, errors: [{}] }),
    );
    expect(countTests(files)).toEqual({ passed: 0, failed: 3, skipped: 5 });
  });

  it('counts nothing for what did not run', () => {
    expect(countTests(files)).toEqual({ passed: 0, failed: 0, skipped: 0 });
  });
});
