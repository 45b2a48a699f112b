import type { RemoteName } from '@storefront/contracts';
import { requiredRange, sharedKeys } from '@storefront/releases/sharing';
import type { Configuration } from 'webpack';
import { containerName, exposedModule } from '../sharing/containerName';
import { sharedVersions } from '../sharing/sharedVersions';
import { type AppFolder, browserConfig } from './browserConfig';
import { moduleFederation } from './webpackTools';

/**
 * `import: false`: a remote contains no copy of a shared package, so a version mismatch cannot load a second React.
 * A page that does not provide the required version rejects the remote instead.
 */
function remoteShared() {
  const versions = sharedVersions();
  return Object.fromEntries(
    sharedKeys.map((key) => [
      key,
      {
        import: false,
        singleton: true,
        strictVersion: true,
        requiredVersion: requiredRange(versions[key]),
      } as const,
    ]),
  );
}

/** The first script of a remote that a page loads. */
export const entryFile = 'remoteEntry.js';

export function remoteContainer(name: RemoteName) {
  return moduleFederation({
    name: containerName(name),
    filename: entryFile,
    exposes: { [exposedModule]: './src/remote.ts' },
    remotes: {},
    shared: remoteShared(),
    shareStrategy: 'loaded-first',
    dts: false,
    manifest: false,
    // All containers use the page's runtime: see browser/createRemoteLoader.
    experiments: {
      externalRuntime: true,
      // No remote loads another one.
      optimization: { disableRemote: true, disableSnapshot: true, target: 'web' },
    },
  });
}

export function remoteConfig({ name, ...app }: AppFolder & { name: RemoteName }): Configuration {
  const base = browserConfig(app);
  return {
    ...base,
    name,
    entry: {},
    output: {
      ...base.output,
      // The folder of a release is named by its content; a hash of each chunk's name would be in the entry.
      chunkFilename: '[name].js',
      publicPath: 'auto',
      uniqueName: containerName(name),
    },
    optimization: {
      ...base.optimization,
      // Those of `deterministic` come from names, and the runtime's entry is named by a hash of absolute paths: builds of
      // one commit in two folders would differ.
      moduleIds: 'natural',
    },
    plugins: [...base.plugins, remoteContainer(name)],
  };
}
