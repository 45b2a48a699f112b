/**
 * The order of imports: a package may import packages of earlier layers, never of its own layer.
 * A check fails while a package is missing from this file.
 */
export const layers = [
  ['domain', 'router', 'query', 'styles', 'tracing'],
  ['contracts', 'api-contract', 'tokens'],
  ['ui', 'api-client', 'maps', 'releases', 'cms-html'],
  ['forms', 'paged-list', 'federation'],
  ['testing'],
];

/** The folders of apps. An app imports packages, never another app. */
export const appFolder = '(?:shell|mf-[^/]+)';

/** Packages outside the layers, each with the packages that it may import. */
export const standalonePackages = {
  'demo-chain': ['domain'],
  'api-server': ['api-contract', 'demo-chain', 'domain', 'cms-html', 'tracing', 'config'],
  e2e: [...layers.flat(), 'api-server', 'demo-chain', 'config'],
  config: [],
};

/** The layers inside an app, from the top: a slice imports only layers below its own (`server` renders `app`). */
export const appLayers = [['server'], ['app'], ['pages', 'panels', 'widgets'], ['features'], ['shared']];

/** npm packages that only one workspace package may import; the others use its wrapper. */
export const restrictedImports = {
  router: ['react-router-dom', 'react-router'],
  styles: ['@emotion'],
  query: ['@tanstack/react-query', '@tanstack/query-core'],
  tracing: ['@opentelemetry/api', '@opentelemetry/sdk-trace-node'],
  federation: ['webpack', '@module-federation/enhanced', '@module-federation/runtime'],
};
