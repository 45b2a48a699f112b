import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { providedKeys, sharedVersions } from '../sharing/sharedVersions';

type Side = 'browser' | 'server';

/**
 * Source of the module that hands the host's own instances to the loader. It runs before the app. In the browser
 * they are imported as the app imports them: `require` would find the CommonJS half of a package that has both,
 * and the page would hold two of it. On the server everything is CommonJS, and a remote is given the very object
 * that the host's own modules got.
 */
function provideSharedSource(folder: string, side: Side): string {
  const versions = sharedVersions(folder);
  const keys = providedKeys(folder);
  const opening = `import { provideShared } from '@storefront/federation/${side}';`;
  const imports =
    side === 'browser' ? keys.map((key, index) => `import * as shared${index} from '${key}';`) : [];
  const instance = (key: string, index: number) =>
    side === 'browser' ? `shared${index}` : `require('${key}')`;
  const entries = keys.map(
    (key, index) =>
      `  ${JSON.stringify(key)}: { version: '${versions[key]}', instance: ${instance(key, index)} },`,
  );
  return [opening, ...imports, 'provideShared({', ...entries, '});', ''].join('\n');
}

/** Writes that module where the host's packages resolve, and gives its path. */
export function writeSharedEntry(folder: string, side: Side): string {
  const target = join(folder, 'node_modules', '.cache', 'storefront');
  mkdirSync(target, { recursive: true });
  const file = join(target, `provide-shared-${side}.mjs`);
  writeFileSync(file, provideSharedSource(folder, side));
  return file;
}
