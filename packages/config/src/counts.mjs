import { existsSync, readFileSync, rmSync } from 'node:fs';

/** @typedef {{ passed: number, failed: number, skipped: number }} Counts */

/** @typedef {{ specs?: { title: string, tests: { status: string }[] }[], suites?: Suite[] }} Suite */

/** @param {string} file */
const read = (file) => JSON.parse(readFileSync(file, 'utf8'));

/**
 * A suite that could not even start counts as one failed test: it hides more.
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

/**
 * Adds up what the runners reported; a report that was not written counts for nothing.
 * @param {{ unit: string, contract: string, databases: string, journeys: string }} files
 * @returns {Counts}
 */
export function countTests({ unit, contract, databases, journeys }) {
  const counts = [
    ...[unit, contract, databases].filter((file) => existsSync(file)).map(jestCounts),
    ...[journeys].filter((file) => existsSync(file)).map(playwrightCounts),
  ];
  return {
    passed: counts.reduce((sum, { passed }) => sum + passed, 0),
    failed: counts.reduce((sum, { failed }) => sum + failed, 0),
    skipped: counts.reduce((sum, { skipped }) => sum + skipped, 0),
  };
}

/**
 * The journeys that failed first and passed on the second try (record 0034).
 * @param {string} file Playwright's JSON report
 * @returns {string[]} their titles
 */
export function secondTries(file) {
  /** @param {Suite} suite @returns {string[]} */
  const of = ({ specs = [], suites = [] }) => [
    ...specs.filter(({ tests }) => tests.some(({ status }) => status === 'flaky')).map(({ title }) => title),
    ...suites.flatMap(of),
  ];
  return existsSync(file) ? of(read(file)) : [];
}

/**
 * Yesterday's counts are not today's.
 * @param {Record<string, string>} files
 */
export function forgetReports(files) {
  for (const file of Object.values(files)) rmSync(file, { force: true });
}
