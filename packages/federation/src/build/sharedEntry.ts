import { join } from 'node:path';
import type { SharedKey } from '@storefront/releases/sharing';
import { providedKeys, sharedVersions } from '../sharing/sharedVersions';
import { packageFolder } from './folders';
import { writeModule } from './writeModule';

/** The module that the page provides under a share key. For zod it has a list of names, not the whole package. */
const providedModule = (key: SharedKey): string =>
  key === 'zod/mini' ? join(packageFolder(), 'src/sharing/zodMini.ts') : key;

/** The lines that pass the instances, held in variables of these names, to the loader. */
function provideCall(keys: readonly SharedKey[], instance: (index: number) => string): string[] {
  const versions = sharedVersions();
  const entries = keys.map(
    (key, index) =>
      `  ${JSON.stringify(key)}: { version: '${versions[key]}', instance: ${instance(index)} },`,
  );
  return ['provideShared({', ...entries, '});'];
}

/**
 * Source of the browser's entry: it evaluates each shared package in a task of its own, passes them to the loader, and
 * then evaluates the app. Everything is in one script (`webpackMode: "eager"`); only one long task becomes several.
 * Packages are imported as the app imports them: `require` would find the CommonJS build of a package that has both,
 * and the page would hold two copies.
 */
function browserSource(folder: string, app: string): string {
  const keys = providedKeys(folder);
  const evaluate = (path: string) => `await import(/* webpackMode: "eager" */ ${JSON.stringify(path)})`;
  return [
    "import { nextTask } from '@storefront/federation/next-task';",
    'async function start() {',
    ...keys.map((key, index) => `const shared${index} = ${evaluate(providedModule(key))}; await nextTask();`),
    `const { provideShared } = ${evaluate('@storefront/federation/browser')}; await nextTask();`,
    ...provideCall(keys, (index) => `shared${index}`),
    `${evaluate(app)};`,
    '}',
    'void start();',
    '',
  ].join('\n');
}

/** Source of the server's module: everything is CommonJS there, so `require` returns the object that the host uses. */
function serverSource(folder: string): string {
  const keys = providedKeys(folder);
  const modules = keys.map((key) => JSON.stringify(providedModule(key)));
  return [
    "import { provideShared } from '@storefront/federation/server';",
    ...provideCall(keys, (index) => `require(${modules[index]})`),
    '',
  ].join('\n');
}

/** Writes the browser's entry, which starts the app in `app`, and returns its path. */
export const writeBrowserEntry = (folder: string, app: string): string =>
  writeModule(folder, 'start-browser.mjs', browserSource(folder, app));

/** Writes the module that the server's bundle runs before the app, and returns its path. */
export const writeServerShared = (folder: string): string =>
  writeModule(folder, 'provide-shared-server.mjs', serverSource(folder));
