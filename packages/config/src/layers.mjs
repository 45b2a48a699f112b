/**
 * Who may import whom, in one ordered list: a package may import those of the layers above its own, never its
 * neighbours. A new package is guarded from the day it stands here, and a check fails while it does not.
 */
export const layers = [
  ['domain', 'router', 'query'],
  ['contracts', 'api-contract', 'tokens'],
  ['ui', 'api-client', 'maps', 'federation'],
  ['testing'],
];

/** Layers of which an app is made: packages only, apps never import each other. */
export const appFolder = '(?:shell|mf-[^/]+)';

/** Packages beside the list, each with all that it may import of the others. */
export const apart = {
  'api-server': ['api-contract', 'domain'],
  e2e: [...layers.flat(), 'api-server', 'config'],
  config: [],
};

/** Inside an app, from the top: a slice imports those below its own layer (`server` renders `app`). */
export const appLayers = [['server'], ['app'], ['pages', 'panels', 'widgets'], ['features'], ['shared']];

/** npm packages that only one package may import: the others use what it makes of them. */
export const keptBy = {
  router: ['react-router-dom', 'react-router'],
  query: ['@tanstack/react-query', '@tanstack/query-core'],
  federation: ['webpack', '@module-federation/enhanced', '@module-federation/runtime'],
};
