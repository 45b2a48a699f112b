import { readJestReport, readPlaywrightReport } from './testReports.mjs';

test('a report of Jest counts a file that could not start, and names second tries', () => {
  const passed = { fullName: 'a', status: 'passed', invocations: 1 };
  const json = {
    numPassedTests: 2,
    numFailedTests: 1,
    numPendingTests: 1,
    numTodoTests: 1,
    numRuntimeErrorTestSuites: 1,
    testResults: [
      { name: __filename, assertionResults: [passed, { ...passed, fullName: 'b', invocations: 2 }] },
    ],
  };
  const secondTries = ['packages/config/src/testReports.test.ts › b'];
  expect(readJestReport(json)).toEqual({ passed: 2, failed: 2, skipped: 2, secondTries });
});

test('a report of Playwright counts errors outside the tests, and names second tries in inner suites', () => {
  const spec = (title: string, status: string) => ({ file: 'cart.spec.ts', title, tests: [{ status }] });
  const json = {
    stats: { expected: 3, unexpected: 1, flaky: 1, skipped: 2 },
    errors: ['the server did not start'],
    suites: [{ specs: [spec('a', 'expected')], suites: [{ specs: [spec('b', 'flaky')] }] }],
  };
  expect(readPlaywrightReport(json)).toEqual({
    passed: 4,
    failed: 2,
    skipped: 2,
    secondTries: ['cart.spec.ts › b'],
  });
});
