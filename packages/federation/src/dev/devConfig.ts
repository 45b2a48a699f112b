import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { RemoteName } from '@storefront/contracts';
import type { Compiler, Configuration } from 'webpack';
import { assetRule, swcRule } from '../build/browserConfig';
import { withKitPage } from '../build/buildKit';
import { federationAlias } from '../build/federationAlias';
import { remoteContainer } from '../build/remoteConfig';
import { writeBrowserEntry } from '../build/sharedEntry';
import { runtimeConstants } from '../build/shellConfig';
import { webpack } from '../build/webpackTools';
import { writeModule } from '../build/writeModule';
import { containerName } from '../sharing/containerName';
import { renderInBrowser } from './renderInBrowser';

const require = createRequire(import.meta.url);

function reactRefresh(): { apply(compiler: Compiler): void } {
  const Plugin = require('@pmmmwh/react-refresh-webpack-plugin') as new (options: {
    overlay: boolean;
  }) => { apply(compiler: Compiler): void };
  return new Plugin({ overlay: false });
}

/** The global under which remotes find the page's refresh runtime. */
const refreshGlobal = 'globalThis.__storefrontRefreshRuntime';

/**
 * Every app imports react-refresh's runtime, but the page must have only one runtime: each of two would know half of
 * the components. The host bundles it and puts it on the global object, where remotes take it from.
 */
function oneRefreshRuntime(folder: string, role: 'host' | 'remote') {
  const real = JSON.stringify(
    join(require.resolve('react-refresh/package.json'), '../cjs/react-refresh-runtime.development.js'),
  );
  const source = role === 'host' ? `${refreshGlobal} ??= require(${real})` : refreshGlobal;
  const file = writeModule(folder, 'refresh-runtime.cjs', `module.exports = ${source};\n`);
  return new webpack.NormalModuleReplacementPlugin(/react-refresh[\\/]runtime(\.js)?$/, file);
}

function devConfig(name: string, folder: string, port: number) {
  return {
    name,
    mode: 'development',
    target: ['web', 'es2022'],
    context: folder,
    devtool: 'cheap-module-source-map',
    output: { filename: '[name].js', chunkFilename: '[name].js', crossOriginLoading: 'anonymous' },
    resolve: { extensions: ['.ts', '.tsx', '.mjs', '.js'] },
    module: { rules: [swcRule('development'), assetRule] },
    // Apps built in one process need distinct names, or they would read each other's cache.
    cache: {
      type: 'filesystem',
      name: `${name}-${port}`,
      cacheDirectory: join(folder, 'node_modules/.cache/storefront-dev'),
      buildDependencies: { config: [fileURLToPath(import.meta.url)] },
    },
    performance: false,
    stats: 'errors-warnings',
    infrastructureLogging: { level: 'error' },
  } satisfies Configuration;
}

export function devRemoteConfig(name: RemoteName, folder: string, port: number): Configuration {
  const base = devConfig(containerName(name), folder, port);
  return {
    ...base,
    entry: {},
    output: { ...base.output, publicPath: 'auto', uniqueName: containerName(name) },
    plugins: [oneRefreshRuntime(folder, 'remote'), reactRefresh(), remoteContainer(name)],
  };
}

/** The dev server's configuration of the host: the shell or a stub of it. Both provide the same shared packages. */
export function devHostConfig(folder: string, entry: string, port: number): Configuration {
  const base = devConfig('shell', folder, port);
  return {
    ...base,
    entry: { main: writeBrowserEntry(folder, entry) },
    output: { ...base.output, publicPath: '/assets/', uniqueName: 'shell' },
    resolve: { ...base.resolve, alias: federationAlias },
    plugins: [
      renderInBrowser(folder),
      oneRefreshRuntime(folder, 'host'),
      reactRefresh(),
      new webpack.DefinePlugin(runtimeConstants),
    ],
  };
}

export function devKitConfig(folder: string, port: number): Configuration {
  const base = withKitPage(devConfig('ui', folder, port), folder);
  return { ...base, plugins: [reactRefresh()] };
}
