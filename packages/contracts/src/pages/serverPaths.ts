import { statePath } from './stateElement';

/** Paths that the shell server proxies to the back end. */
export const backEndPaths = ['/api', '/storage', '/pay'] as const;

/** Every path under which the shell server answers with something other than a page of the storefront. */
export const serverPaths = [
  ...backEndPaths,
  '/assets',
  '/failures',
  '/fonts',
  '/geo',
  '/icons',
  '/mf',
  statePath,
  '/socket.io',
] as const;
