import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { buildParameters } from './build.mjs';
import { checkJourneyBrowser, findBrowser } from './chromium.mjs';
import { checkDatabases, withDatabases } from './databases.mjs';
import { requirePrograms } from './debianPrograms.mjs';
import { checkNginx } from './nginx.mjs';
import { collectOutput, runProcess } from './processes.mjs';
import { leftOut } from './stages.mjs';
import { readJestReport, readPlaywrightReport } from './testReports.mjs';
import { remoteFolders, root, toolEnvironment } from './workspace.mjs';

/** @typedef {import('./stages.mjs').Stage} Stage */
/** @typedef {import('./stages.mjs').Outcome} Outcome */
/** The file of a report, whose folder is there. @param {string} name */
function reportFile(name) {
  const folder = join(root, 'node_modules/.reports');
  mkdirSync(folder, { recursive: true });
  return join(folder, name);
}

/**
 * Runs a tool in the workspace's root. Its output is kept for a failure.
 * @param {string} command
 * @param {readonly string[]} parameters
 * @returns {Promise<Outcome>}
 */
async function runTool(command, parameters) {
  const { code, output } = await collectOutput(command, parameters);
  return { outcome: code === 0 ? 'passed' : 'failed', output };
}

/**
 * Runs a test runner that writes a report in JSON.
 * @param {string} command
 * @param {readonly string[]} parameters
 * @param {Parameters<typeof collectOutput>[2]} options
 * @param {{ file: string, read: (json: any) => import('./testReports.mjs').TestReport }} report
 * @returns {Promise<Outcome>}
 */
async function runTests(command, parameters, options, { file, read }) {
  rmSync(file, { force: true });
  const { code, output } = await collectOutput(command, parameters, options);
  if (!existsSync(file)) return { outcome: 'failed', output, reason: 'it ended without results' };
  const report = read(JSON.parse(readFileSync(file, 'utf8')));
  return { outcome: code === 0 ? 'passed' : 'failed', output, report };
}

/**
 * @param {readonly string[]} parameters
 * @param {Record<string, string>} variables of its environment
 */
function runJest(parameters, variables = {}) {
  const report = { file: reportFile('jest.json'), read: readJestReport };
  const options = { env: { ...toolEnvironment(), ...variables } };
  return runTests('jest', [...parameters, '--json', `--outputFile=${report.file}`], options, report);
}

/** @param {readonly string[]} parameters */
function runPlaywright(parameters) {
  const report = { file: reportFile('playwright.json'), read: readPlaywrightReport };
  const cli = 'node_modules/@playwright/test/cli.js';
  const options = {
    cwd: join(root, 'packages/e2e'),
    env: { ...toolEnvironment(), PLAYWRIGHT_JSON_OUTPUT_FILE: report.file },
  };
  return runTests(process.execPath, [cli, 'test', '--reporter=dot,json', ...parameters], options, report);
}

/** Loaded when it runs: it needs packages that the command installs first. @returns {Promise<Outcome>} */
async function runLicences() {
  const { checkLicences } = await import('./licences/checkLicences.mjs');
  return checkLicences({ file: reportFile('sbom.cdx.json') });
}

const deployables = ['shell', ...remoteFolders(), 'packages'];

const sourceChecks = /** @satisfies {Stage[]} */ ([
  { name: 'types', run: () => runTool('tsc', ['-p', 'tsconfig.json']) },
  { name: 'format', run: () => runTool('biome', ['format', '.']) },
  { name: 'lint', run: () => runTool('oxlint', ['--type-aware', '--deny-warnings']) },
  {
    name: 'boundaries',
    run: () => runTool('depcruise', [...deployables, '--config', '.dependency-cruiser.mjs']),
  },
  { name: 'dead code', run: () => runTool('knip', []) },
  { name: 'licences', run: runLicences },
  { name: 'build', run: () => runTool('turbo', buildParameters) },
]);

/**
 * @param {readonly string[]} patterns of the paths of the tests; all when empty
 * @returns {Stage}
 */
const contract = (...patterns) => ({
  name: 'contract',
  needs: ['build'],
  run: () => runJest(['--config', 'packages/e2e/jest.contract.mjs', ...patterns]),
});

/** The journey of the main job: see the menu, order, follow the order. @type {Stage} */
const mainJob = {
  name: 'main job',
  needs: ['build'],
  run: async () =>
    findBrowser()
      ? runPlaywright(['--grep', '@main'])
      : leftOut('no Chromium or Chrome is found; CHROMIUM=/path names one'),
};

/**
 * The stages of `npm test`, which need Node alone. It leaves out the tests that run servers: of the back end on databases,
 * and of built shells with faults and under load.
 */
export const quickStages = [
  ...sourceChecks,
  {
    name: 'unit',
    run: () => runJest(['--config', 'packages/api-server/jest.withoutServer.mjs']),
  },
  contract('packages/e2e/src/contract/'),
  mainJob,
];

/** The journeys of production: behind nginx, on PostgreSQL and Redis. @type {Stage} */
export const production = {
  name: 'production',
  needs: ['build'],
  async run() {
    if (!(await checkDatabases())) return leftOut('PostgreSQL or Redis is missing');
    if (!(await checkNginx())) return leftOut('nginx or openssl is missing');
    await checkJourneyBrowser();
    return runPlaywright(['--config', 'playwright.production.config.ts']);
  },
};

/** The tests of the server wait for the stage of the databases, when there are any. @type {Stage} */
const unit = {
  name: 'unit',
  async run() {
    const config = ['--config', 'packages/api-server/jest.withoutDatabases.mjs'];
    return runJest((await checkDatabases()) ? config : []);
  },
};

/** The tests that start the back end, on PostgreSQL and Redis. @type {Stage} */
const databases = {
  name: 'databases',
  async run() {
    if (!(await checkDatabases())) return leftOut('PostgreSQL or Redis is missing');
    return withDatabases(({ postgresUrl, redisUrl }) =>
      runJest(['--config', 'packages/api-server/jest.databases.mjs'], {
        TEST_DATABASE_URL: postgresUrl,
        TEST_REDIS_URL: redisUrl,
      }),
    );
  },
};

/** The HTML checker of the journeys runs on it. */
const java = {
  name: 'Java',
  packages: ['default-jre-headless'],
  isInstalled: () =>
    runProcess('java', ['-version'], { stdio: 'ignore' }).then(
      (code) => code === 0,
      () => false,
    ),
};

/** @type {Stage} */
const journeys = {
  name: 'journeys',
  needs: ['build'],
  async run() {
    await requirePrograms(java);
    await checkJourneyBrowser();
    return runPlaywright([]);
  },
};

/** The stages of `npm test -- --all`. */
export const allStages = [
  ...sourceChecks,
  // Half of production is waiting: for programs that start, and for the kitchen (decision 0034).
  [unit, production],
  contract(),
  databases,
  journeys,
];
