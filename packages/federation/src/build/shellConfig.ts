import { join } from 'node:path';
import type { Configuration } from 'webpack';
import { type AppFolder, browserConfig } from './browserConfig';
import { federationAlias } from './federationAlias';
import { writeBrowserEntry } from './sharedEntry';
import { webpack } from './webpackTools';

/**
 * The page contains only the part of the federation runtime that shares its packages with containers.
 * `createRemoteLoader` loads them itself, so snapshots, manifests and preloads are not used.
 */
export const runtimeConstants = {
  FEDERATION_OPTIMIZE_NO_SNAPSHOT_PLUGIN: 'true',
  FEDERATION_OPTIMIZE_NO_REMOTE: 'true',
  FEDERATION_OPTIMIZE_NO_SHARED: 'false',
  ENV_TARGET: '"web"',
} as const;

/**
 * The host in the browser. It is not a container itself: it passes its instances to the runtime by `provideShared`, so
 * its own modules import React synchronously like any app.
 */
export function shellConfig(app: AppFolder): Configuration {
  const base = browserConfig(app);
  return {
    ...base,
    name: 'shell',
    entry: { main: writeBrowserEntry(app.folder, join(app.folder, 'src/app/browser.tsx')) },
    output: { ...base.output, publicPath: '/assets/', uniqueName: 'shell' },
    resolve: { ...base.resolve, alias: federationAlias },
    plugins: [...base.plugins, new webpack.DefinePlugin(runtimeConstants)],
  };
}
