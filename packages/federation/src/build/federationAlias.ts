import { createRequire } from 'node:module';
import { join } from 'node:path';
import { packageFolder } from './folders';

const source = (side: 'browser' | 'server') => join(packageFolder(), 'src', side, 'index.ts');

/** A build bundles the loader from this same package, so the loader can read the output of the build. */
export const federationAlias = {
  '@storefront/federation/browser': source('browser'),
  '@storefront/federation/server': source('server'),
  '@storefront/federation/next-task': join(packageFolder(), 'src/browser/nextTask.ts'),
};

/** Bundled with the contracts of an app: it lists their modules. */
export const moduleTableFile = createRequire(join(packageFolder(), 'package.json')).resolve(
  '@storefront/releases/module-table',
);
