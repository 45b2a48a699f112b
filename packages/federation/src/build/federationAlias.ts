import { join } from 'node:path';
import { packageFolder } from './packageFolder';

const source = (side: 'browser' | 'server') => join(packageFolder(), 'src', side, 'index.ts');

/** The loader in a build is always the one of this very package: what a build writes, its loader reads. */
export const federationAlias = {
  '@storefront/federation/browser': source('browser'),
  '@storefront/federation/server': source('server'),
};

/** Read in the app's build, so that an app's fingerprints and those of the check are made by the same code. */
export const contractTableFile = join(packageFolder(), 'src/contract-check/contractTable.ts');
