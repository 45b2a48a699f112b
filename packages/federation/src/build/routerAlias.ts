import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { readPackageJson } from '../sharing/sharedVersions';

/**
 * react-router's `exports` do not name its production build, so a bundler would take the development one. Returns
 * aliases to the production build, or none for an app that does not depend on the router's facade.
 */
export function routerAlias(folder: string): Record<string, string> {
  if (!readPackageJson(folder).dependencies?.['@storefront/router']) return {};
  const facade = createRequire(join(folder, 'package.json')).resolve('@storefront/router');
  const routerDom = createRequire(facade).resolve('react-router-dom');
  const main = createRequire(routerDom).resolve('react-router');
  const production = join(dirname(dirname(main)), 'production');
  return {
    'react-router$': join(production, 'index.mjs'),
    'react-router/dom$': join(production, 'dom-export.mjs'),
  };
}
