import { existsSync, readFileSync, rmSync } from 'node:fs';
import { relative } from 'node:path';

/** @typedef {{ passed: number, failed: number, skipped: number }} Counts */

/** @typedef {{ title: string, milliseconds: number }} TimedTest */

/**
 * A suite of Playwright's JSON report. The title of the outermost is the name of its file.
 * @typedef {{ title: string, tests: { status: string, results: { duration: number }[] }[] }} Spec
 * @typedef {{ title: string, specs?: Spec[], suites?: Suite[] }} Suite
 */

/** @param {string} file */
const read = (file) => JSON.parse(readFileSync(file, 'utf8'));

/**
 * A suite that could not start counts as one failed test.
 * @param {string} file Jest's JSON report
 * @returns {Counts}
 */
function jestCounts(file) {
  const report = read(file);
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + report.numRuntimeErrorTestSuites,
    skipped: report.numPendingTests + report.numTodoTests,
  };
}

/**
 * @param {string} file Playwright's JSON report
 * @returns {Counts}
 */
function playwrightCounts(file) {
  const { stats, errors } = read(file);
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected + errors.length,
    skipped: stats.skipped,
  };
}

/** The stages whose report is Playwright's; the other stages have reports of Jest. */
const playwrightStages = new Set(['production', 'journeys']);

/**
 * The counts of each stage's runner. A stage whose report was not written is missing from the answer.
 * @param {Record<string, string>} files the report of each stage
 * @returns {Record<string, Counts>}
 */
export function countTests(files) {
  const written = Object.entries(files).filter(([, file]) => existsSync(file));
  return Object.fromEntries(
    written.map(([stage, file]) => [
      stage,
      playwrightStages.has(stage) ? playwrightCounts(file) : jestCounts(file),
    ]),
  );
}

/**
 * Every journey of a report with the titles that lead to it.
 * @param {string} file Playwright's JSON report
 * @returns {{ title: string, spec: Spec }[]}
 */
function journeysOf(file) {
  /** @param {Suite} suite @param {string[]} path @returns {{ title: string, spec: Spec }[]} */
  const collect = ({ title, specs = [], suites = [] }, path) => [
    ...specs.map((spec) => ({ title: [...path, title, spec.title].join(' › '), spec })),
    ...suites.flatMap((suite) => collect(suite, [...path, title])),
  ];
  if (!existsSync(file)) return [];
  /** @type {{ suites?: Suite[] }} */
  const { suites = [] } = read(file);
  return suites.flatMap((suite) => collect(suite, []));
}

/**
 * @typedef {{ fullName: string, status: string, invocations?: number, duration?: number | null }} JestTest
 * @typedef {{ testResults: { name: string, assertionResults: JestTest[] }[] }} JestReport
 */

/**
 * Every test of a report with the title that leads to it.
 * @param {string} file Jest's JSON report
 * @param {string} root paths of test files are shown relative to it
 * @returns {{ title: string, test: JestTest }[]}
 */
function testsOf(file, root) {
  if (!existsSync(file)) return [];
  /** @type {JestReport} */
  const { testResults } = read(file);
  return testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map((test) => ({ title: `${relative(root, name)} › ${test.fullName}`, test })),
  );
}

/**
 * The component tests and journeys that failed first and passed on the second try (decision 0034).
 * @param {{ unit: string, journeys: string }} files
 * @param {string} root
 * @returns {string[]} their titles
 */
export function secondTries({ unit, journeys }, root) {
  const tests = testsOf(unit, root).filter(
    ({ test: { status, invocations = 1 } }) => status === 'passed' && invocations > 1,
  );
  const flaky = journeysOf(journeys).filter(({ spec }) =>
    spec.tests.some(({ status }) => status === 'flaky'),
  );
  return [...tests, ...flaky].map(({ title }) => title);
}

/**
 * The slowest unit tests and journeys, the slowest first; of a journey's tries the longest counts.
 * @param {{ unit: string, journeys: string }} files
 * @param {string} root
 * @param {number} count
 * @returns {TimedTest[]}
 */
export function slowestTests({ unit, journeys }, root, count = 10) {
  const timed = journeysOf(journeys).map(({ title, spec }) => ({
    title,
    milliseconds: Math.max(
      0,
      ...spec.tests.flatMap(({ results }) => results.map(({ duration }) => duration)),
    ),
  }));
  const unitTests = testsOf(unit, root).map(({ title, test }) => ({
    title,
    milliseconds: test.duration ?? 0,
  }));
  return [...unitTests, ...timed].sort((one, other) => other.milliseconds - one.milliseconds).slice(0, count);
}

/**
 * Removes the reports of an earlier run.
 * @param {Record<string, string>} files
 */
export function removeReports(files) {
  for (const file of Object.values(files)) rmSync(file, { force: true });
}
