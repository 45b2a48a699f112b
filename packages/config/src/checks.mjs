import { mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { buildParameters } from './build.mjs';
import { checkJourneyBrowser } from './chromium.mjs';
import { checkDatabases, withDatabases } from './databases.mjs';
import { checkJava } from './java.mjs';
import { checkNginx } from './nginx.mjs';
import { runProcess } from './processes.mjs';
import { leftOut, runStages } from './stages.mjs';
import { stageLine } from './summary.mjs';
import { remoteFolders, root, toolEnvironment } from './workspace.mjs';

/** @typedef {import('./stages.mjs').Stage} Stage */
/** @typedef {import('./stages.mjs').Outcome} Outcome */

/** The JSON report of each stage that runs tests. */
export const reports = {
  unit: join(root, 'node_modules/.reports/unit.json'),
  contract: join(root, 'node_modules/.reports/contract.json'),
  databases: join(root, 'node_modules/.reports/databases.json'),
  production: join(root, 'node_modules/.reports/production.json'),
  journeys: join(root, 'node_modules/.reports/journeys.json'),
};

/** @param {number} code @returns {Outcome} */
const outcomeOf = (code) => ({ outcome: code === 0 ? 'passed' : 'failed' });

/**
 * Runs a tool in the workspace's root and prints its output only when it fails.
 * @param {string} command
 * @param {string[]} parameters
 * @param {Record<string, string>} variables of its environment
 * @returns {Promise<Outcome>}
 */
async function runTool(command, parameters, variables = {}) {
  let output = '';
  const code = await runProcess(command, parameters, {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...toolEnvironment(), ...variables },
    onOutput: (text) => {
      output += text;
    },
  });
  if (code !== 0) console.log(output.trimEnd());
  return outcomeOf(code);
}

/**
 * Jest, with a JSON report for the counts.
 * @param {string} report
 * @param {string[]} parameters
 * @param {Record<string, string>} variables of its environment
 */
const runJest = (report, parameters = [], variables = {}) =>
  runTool('jest', [...parameters, '--json', `--outputFile=${report}`], variables);

const sbomFile = join(root, 'node_modules/.reports/sbom.cdx.json');

/** Loaded when it runs: it needs packages that the command installs first. @returns {Promise<Outcome>} */
async function runLicences() {
  const { checkLicences } = await import('./licences/checkLicences.mjs');
  return checkLicences({ file: sbomFile });
}

/** Server tests wait for the stage of the databases, when there are any. @returns {Promise<Outcome>} */
async function runUnit() {
  const config = 'packages/api-server/jest.withoutDatabases.mjs';
  return runJest(reports.unit, (await checkDatabases()) ? ['--config', config] : []);
}

/** The tests that start the back end, on PostgreSQL and Redis. @returns {Promise<Outcome>} */
async function runDatabases() {
  if (!(await checkDatabases())) return leftOut('PostgreSQL or Redis is missing');
  return withDatabases(({ postgresUrl, redisUrl }) =>
    runJest(reports.databases, ['--config', 'packages/api-server/jest.databases.mjs'], {
      TEST_DATABASE_URL: postgresUrl,
      TEST_REDIS_URL: redisUrl,
    }),
  );
}

/**
 * Browser tests take minutes, so their progress is shown live.
 * @param {string[]} parameters
 * @returns {Promise<Outcome>}
 */
async function runPlaywright(parameters = []) {
  await checkJourneyBrowser();
  const cli = 'node_modules/@playwright/test/cli.js';
  const code = await runProcess(process.execPath, [cli, 'test', ...parameters], {
    cwd: join(root, 'packages/e2e'),
    stdio: ['ignore', 'inherit', 'inherit'],
    env: toolEnvironment(),
  });
  return outcomeOf(code);
}

/** @returns {Promise<Outcome>} */
async function runJourneys() {
  await checkJava();
  return runPlaywright();
}

/** The journeys of production: behind nginx, on PostgreSQL and Redis. @returns {Promise<Outcome>} */
export async function runProduction() {
  if (!(await checkDatabases())) return leftOut('PostgreSQL or Redis is missing');
  if (!(await checkNginx())) return leftOut('nginx or openssl is missing');
  return runPlaywright(['--config', 'playwright.production.config.ts']);
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
]);

const build = { name: 'build', run: () => runTool('turbo', buildParameters) };
const unit = { name: 'unit', run: runUnit };
const contract = {
  name: 'contract',
  needs: ['build'],
  run: () => runJest(reports.contract, ['--config', 'packages/e2e/jest.contract.mjs']),
};
const databases = { name: 'databases', run: runDatabases };

/** The stages of `pnpm verify`, the quick ones first. */
export const checks = [...sourceChecks, unit, build, contract, databases];

/** The stages of `npm test`. */
export const stages = [
  ...sourceChecks,
  build,
  // Half of production is waiting: for programs that start, and for the kitchen (decision 0034).
  [unit, { name: 'production', needs: ['build'], run: runProduction }],
  contract,
  databases,
  { name: 'journeys', needs: ['build'], run: runJourneys },
];

/**
 * Runs stages and prints a line as each ends.
 * @param {readonly (Stage | readonly Stage[])[]} list
 * @param {{ stopAtFailure?: boolean }} options
 */
export function runChecks(list, options = {}) {
  mkdirSync(dirname(reports.unit), { recursive: true });
  return runStages(list, { ...options, onEnd: (result) => console.log(stageLine(result)) });
}
