import { mkdirSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { RemoteName } from '@storefront/contracts';
import type { Compiler, Configuration } from 'webpack';
import { assetRule, swcRule } from '../build/browserConfig';
import { federationAlias } from '../build/federationAlias';
import { remoteContainer } from '../build/remoteConfig';
import { writeSharedEntry } from '../build/sharedEntry';
import { runtimeConstants } from '../build/shellConfig';
import { webpack } from '../build/webpackTools';
import { containerName } from '../sharing/containerName';
import { drawInBrowser } from './drawInBrowser';

const require = createRequire(import.meta.url);

function reactRefresh(): { apply(compiler: Compiler): void } {
  const Plugin = require('@pmmmwh/react-refresh-webpack-plugin') as new (options: {
    overlay: boolean;
  }) => { apply(compiler: Compiler): void };
  return new Plugin({ overlay: false });
}

/** Where the page's one refresh runtime waits for the remotes. */
const refreshGlobal = 'globalThis.__storefrontRefreshRuntime';

/**
 * Every app asks for react-refresh's runtime, and the page must have one: two would each know half of the
 * components. The host carries it and leaves it on the page, a remote takes it from there.
 */
function oneRefreshRuntime(folder: string, role: 'host' | 'remote') {
  const target = join(folder, 'node_modules', '.cache', 'storefront');
  mkdirSync(target, { recursive: true });
  const file = join(target, 'refresh-runtime.cjs');
  const real = JSON.stringify(
    join(require.resolve('react-refresh/package.json'), '../cjs/react-refresh-runtime.development.js'),
  );
  const source = role === 'host' ? `${refreshGlobal} ??= require(${real})` : refreshGlobal;
  writeFileSync(file, `module.exports = ${source};\n`);
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
    // Without a name of its own, apps that are built in one process would read each other's cache.
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

/** A remote as the dev server builds it. */
export function devRemoteConfig(name: RemoteName, folder: string, port: number): Configuration {
  const base = devConfig(containerName(name), folder, port);
  return {
    ...base,
    entry: {},
    output: { ...base.output, publicPath: 'auto', uniqueName: containerName(name) },
    plugins: [
      oneRefreshRuntime(folder, 'remote'),
      reactRefresh(),
      remoteContainer(name, folder, 'remoteEntry.js'),
    ],
  };
}

/** The host as the dev server builds it: the shell, or a stub in its place. Both share what the shell shares. */
export function devHostConfig(folder: string, entry: string, port: number): Configuration {
  const base = devConfig('shell', folder, port);
  return {
    ...base,
    entry: { main: [writeSharedEntry(folder, 'browser'), entry] },
    output: { ...base.output, publicPath: '/assets/', uniqueName: 'shell' },
    resolve: { ...base.resolve, alias: federationAlias },
    plugins: [
      drawInBrowser(folder),
      oneRefreshRuntime(folder, 'host'),
      reactRefresh(),
      new webpack.DefinePlugin(runtimeConstants),
    ],
  };
}
