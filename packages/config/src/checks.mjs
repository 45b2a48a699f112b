import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { checkAlerts, checkPromtool } from './alerts.mjs';
import { buildParameters } from './build.mjs';
import { checkBuildah } from './buildah.mjs';
import { checkJourneyBrowser, findBrowser } from './chromium.mjs';
import { checkDatabases, withDatabases } from './databases.mjs';
import { checkPrograms, requirePrograms } from './debianPrograms.mjs';
import { checkNginx } from './nginx.mjs';
import { collectOutput, runProcess } from './processes.mjs';
import { leftOut } from './stages.mjs';
import { remoteFolders, root, toolEnvironment } from './workspace.mjs';

/** @typedef {import('./stages.mjs').Stage} Stage */
/** @typedef {import('./stages.mjs').Outcome} Outcome */
/** @typedef {import('./reporters/sendToStage.mjs').StageMessage} StageMessage */

/** @param {string} name */
const reporter = (name) => join(root, 'packages/config/src/reporters', `${name}.mjs`);

/** @param {{ code: number, output: string }} tool @returns {Outcome} */
const outcomeOf = ({ code, output }) => ({ outcome: code === 0 ? 'passed' : 'failed', output });

/**
 * Runs a tool in the workspace's root. Its output is kept for a failure.
 * @param {string} command
 * @param {readonly string[]} parameters
 * @returns {Promise<Outcome>}
 */
const runTool = async (command, parameters) => outcomeOf(await collectOutput(command, parameters));

/**
 * Runs a test runner with one of our reporters, which sends its progress and its results.
 * @param {string} command
 * @param {readonly string[]} parameters
 * @param {{ onProgress: (progress: string) => void, cwd?: string, variables?: Record<string, string> }} options
 * @returns {Promise<Outcome>}
 */
async function runTests(command, parameters, { onProgress, cwd = root, variables = {} }) {
  /** @type {StageMessage['report']} */
  let report;
  const { code, output } = await collectOutput(command, parameters, {
    cwd,
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    env: { ...toolEnvironment(), ...variables },
    onMessage: (/** @type {StageMessage} */ message) => {
      if (message.progress) onProgress(message.progress);
      report = message.report ?? report;
    },
  });
  if (!report) return { outcome: 'failed', output, reason: 'it ended without results' };
  return { outcome: code === 0 ? 'passed' : 'failed', output, report };
}

/**
 * @param {readonly string[]} parameters
 * @param {(progress: string) => void} onProgress
 * @param {Record<string, string>} variables of its environment
 */
const runJest = (parameters, onProgress, variables = {}) =>
  runTests('jest', [...parameters, '--reporters=default', `--reporters=${reporter('JestReporter')}`], {
    onProgress,
    variables,
  });

/**
 * @param {readonly string[]} parameters
 * @param {(progress: string) => void} onProgress
 */
function runPlaywright(parameters, onProgress) {
  const cli = 'node_modules/@playwright/test/cli.js';
  const reporters = `--reporter=dot,${reporter('PlaywrightReporter')}`;
  return runTests(process.execPath, [cli, 'test', reporters, ...parameters], {
    onProgress,
    cwd: join(root, 'packages/e2e'),
  });
}

/** Loaded when it runs: it needs packages that the command installs first. @returns {Promise<Outcome>} */
async function runLicences() {
  const { checkLicences } = await import('./licences/checkLicences.mjs');
  const folder = join(root, 'node_modules/.reports');
  mkdirSync(folder, { recursive: true });
  return checkLicences({ file: join(folder, 'sbom.cdx.json') });
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
  run: (onProgress) => runJest(['--config', 'packages/e2e/jest.contract.mjs', ...patterns], onProgress),
});

/** The journey of the main job: see the menu, order, follow the order. @type {Stage} */
const mainJob = {
  name: 'main job',
  needs: ['build'],
  run: async (onProgress) =>
    findBrowser()
      ? runPlaywright(['--grep', '@main'], onProgress)
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
    run: (/** @type {(progress: string) => void} */ onProgress) =>
      runJest(['--config', 'packages/api-server/jest.withoutServer.mjs'], onProgress),
  },
  contract('packages/e2e/src/contract/'),
  mainJob,
];

/** The journeys of production: behind nginx, on PostgreSQL and Redis. @type {Stage} */
export const production = {
  name: 'production',
  needs: ['build'],
  async run(onProgress) {
    if (!(await checkDatabases())) return leftOut('PostgreSQL or Redis is missing');
    if (!(await checkNginx())) return leftOut('nginx or openssl is missing');
    await checkJourneyBrowser();
    return runPlaywright(['--config', 'playwright.production.config.ts'], onProgress);
  },
};

/** The tests of the server wait for the stage of the databases, when there are any. @type {Stage} */
const unit = {
  name: 'unit',
  async run(onProgress) {
    const config = ['--config', 'packages/api-server/jest.withoutDatabases.mjs'];
    return runJest((await checkDatabases()) ? config : [], onProgress);
  },
};

/**
 * Runs jest beside a PostgreSQL and a Redis.
 * @param {readonly string[]} parameters
 * @param {(progress: string) => void} onProgress
 */
async function runOnDatabases(parameters, onProgress) {
  if (!(await checkDatabases())) return leftOut('PostgreSQL or Redis is missing');
  return withDatabases(({ postgresUrl, redisUrl }) =>
    runJest(parameters, onProgress, { TEST_DATABASE_URL: postgresUrl, TEST_REDIS_URL: redisUrl }),
  );
}

/** The tests that start the back end, on PostgreSQL and Redis. @type {Stage} */
const databases = {
  name: 'databases',
  run: (onProgress) => runOnDatabases(['--config', 'packages/api-server/jest.databases.mjs'], onProgress),
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
  async run(onProgress) {
    await requirePrograms(java);
    await checkJourneyBrowser();
    return runPlaywright([], onProgress);
  },
};

/** Firefox and WebKit, and the X server that WebKitGTK needs. */
const otherEngines = {
  name: 'Firefox, WebKitGTK and Xvfb',
  packages: ['firefox-esr', 'webkit2gtk-driver', 'xvfb'],
  isInstalled: () =>
    ['firefox-esr', 'WebKitWebDriver', 'Xvfb'].every((program) => existsSync(join('/usr/bin', program))),
};

/** The ways of a customer in the engines of the other browsers. @type {Stage} */
const engines = {
  name: 'engines',
  needs: ['build'],
  async run(onProgress) {
    if (!(await checkPrograms(otherEngines))) return leftOut('Firefox, WebKitGTK or Xvfb is missing');
    return runPlaywright(['--config', 'playwright.engines.config.ts'], onProgress);
  },
};

/** The container image, and both servers started from it. @type {Stage} */
const image = {
  name: 'image',
  needs: ['build'],
  async run(onProgress) {
    if (process.getuid?.() !== 0 && !process.env['CI']) return leftOut('only root can enter an image');
    if (!(await checkBuildah())) return leftOut('buildah or mmdebstrap is missing');
    return runOnDatabases(['--config', 'packages/e2e/jest.image.mjs'], onProgress);
  },
};

/** Alerts and dashboard of a chain's Prometheus. @type {Stage} */
const alerts = {
  name: 'alerts',
  async run() {
    if (!(await checkPromtool())) return leftOut('promtool is missing');
    return outcomeOf(await checkAlerts());
  },
};

/** The stages of `npm test -- --all`. */
export const allStages = [
  ...sourceChecks,
  alerts,
  // Half of production is waiting: for programs that start, and for the kitchen (decision 0034).
  [unit, production],
  contract(),
  databases,
  image,
  journeys,
  engines,
];
