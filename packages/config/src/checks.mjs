import { mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { buildParameters } from './build.mjs';
import { checkDatabases, withDatabases } from './databases.mjs';
import { runProcess } from './processes.mjs';
import { root, toolEnvironment } from './workspace.mjs';

/** Where the runners leave their counts. */
export const reports = {
  unit: join(root, 'node_modules/.reports/unit.json'),
  contract: join(root, 'node_modules/.reports/contract.json'),
  databases: join(root, 'node_modules/.reports/databases.json'),
  journeys: join(root, 'node_modules/.reports/journeys.json'),
};

const deployables = [
  'shell',
  'mf-catalog',
  'mf-checkout',
  'mf-account',
  'mf-restaurants',
  'mf-content',
  'packages',
];

/** @typedef {{ name: string, command: string, parameters: string[] }} Check */

/** What has to hold for every change, the quick ones first. */
export const checks = /** @satisfies {Check[]} */ ([
  { name: 'types', command: 'tsc', parameters: ['-p', 'tsconfig.json'] },
  { name: 'format', command: 'biome', parameters: ['format', '.'] },
  { name: 'lint', command: 'oxlint', parameters: ['--type-aware', '--deny-warnings'] },
  {
    name: 'boundaries',
    command: 'depcruise',
    parameters: [...deployables, '--config', '.dependency-cruiser.mjs'],
  },
  { name: 'dead code', command: 'knip', parameters: [] },
  { name: 'unit', command: 'jest', parameters: ['--json', `--outputFile=${reports.unit}`] },
  { name: 'build', command: 'turbo', parameters: buildParameters },
  {
    name: 'contract',
    command: 'jest',
    parameters: ['--config', 'packages/e2e/jest.contract.mjs', '--json', `--outputFile=${reports.contract}`],
  },
]);

/** The back end's tests once more, on PostgreSQL and Redis. */
const databases = /** @satisfies {Check} */ ({
  name: 'databases',
  command: 'jest',
  parameters: [
    '--config',
    'packages/api-server/jest.databases.mjs',
    '--json',
    `--outputFile=${reports.databases}`,
  ],
});

/** @param {number} since milliseconds */
const seconds = (since) => `${((Date.now() - since) / 1000).toFixed(1)} s`;

/**
 * Runs one check; what it says is shown when it fails.
 * @param {Check} check
 * @param {Record<string, string>} variables of its environment
 * @returns {Promise<boolean>} whether it holds
 */
export async function runCheck({ name, command, parameters }, variables = {}) {
  const started = Date.now();
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
  console.log(`${code === 0 ? 'ok    ' : 'FAILED'} ${name.padEnd(12)} ${seconds(started)}`);
  return code === 0;
}

/**
 * Runs the checks in order and stops at the first that fails.
 * @returns {Promise<Check | undefined>} the one that failed
 */
export async function runChecks() {
  mkdirSync(dirname(reports.unit), { recursive: true });
  for (const check of checks) {
    if (!(await runCheck(check))) return check;
  }
  if (!(await checkDatabases())) return undefined;
  const holds = await withDatabases(({ postgresUrl, redisUrl }) =>
    runCheck(databases, { TEST_DATABASE_URL: postgresUrl, TEST_REDIS_URL: redisUrl }),
  );
  return holds ? undefined : databases;
}
