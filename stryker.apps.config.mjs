import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { remoteFolders } from './packages/config/src/workspace.mjs';
import domain from './stryker.config.mjs';

const folders = [
  'shell',
  ...remoteFolders(),
  'packages/api-client',
  'packages/api-contract',
  'packages/contracts',
];

const testOf = (file) => file.replace(/\.ts$/, '.test.ts');
const needsMore =
  /from '(?:react|fastify|node:(?:fs|inspector)|@storefront\/(?:query|testing)|msw|\.\.\/testing\/start)|@jest-environment jsdom/;

/**
 * A rule: a file with a table of cases beside it that starts nothing and needs no React, no query client, no server, no
 * files and no browser.
 */
function isRule(file) {
  if (!file.endsWith('.ts') || /\.test\.ts$|\/(?:main|remote)\.ts$/.test(file) || !existsSync(testOf(file)))
    return false;
  return ![file, testOf(file)].some((name) => needsMore.test(readFileSync(name, 'utf8')));
}

const rules = folders
  .flatMap((folder) =>
    readdirSync(`${folder}/src`, { recursive: true, encoding: 'utf8' }).map(
      (name) => `${folder}/src/${name}`,
    ),
  )
  .filter(isRule);

/**
 * `pnpm mutate:apps`: the same for the rules of the apps and of the parsing in packages. Only the test beside a
 * file is run; `--mutate <file>` takes one alone.
 *
 * @type {typeof domain}
 */
export default {
  ...domain,
  jest: {
    ...domain.jest,
    config: {
      ...domain.jest.config,
      testMatch: rules.map((file) => `<rootDir>/${testOf(file)}`),
      setupFiles: [],
    },
  },
  mutate: rules,
  ignorePatterns: [
    '**',
    '!/package.json',
    ...folders.map((folder) => `!${folder}/src/**`),
    '!packages/config/jest.setup.mjs',
  ],
  jsonReporter: { fileName: '.data/mutants-apps.json' },
};
