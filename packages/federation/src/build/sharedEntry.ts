import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { providedKeys, sharedVersions } from '../sharing/sharedVersions';

type Side = 'browser' | 'server';

/**
 * Source of the module that passes the host's instances to the loader; it runs before the app. In the browser they are
 * imported as the app imports them: `require` would find the CommonJS build of a package that has both, and the page
 * would hold two copies. On the server everything is CommonJS, so `require` returns the object that the host uses.
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

/** Writes that module where the host's packages resolve, and returns its path. */
export function writeSharedEntry(folder: string, side: Side): string {
  const target = join(folder, 'node_modules', '.cache', 'storefront');
  mkdirSync(target, { recursive: true });
  const file = join(target, `provide-shared-${side}.mjs`);
  writeFileSync(file, provideSharedSource(folder, side));
  return file;
}
