import { join } from 'node:path';
import type { Configuration } from 'webpack';
import { workspaceRoot } from '../sharing/sharedVersions';
import { chunkRulesPlugin } from './chunkRulesPlugin';
import { subresourceIntegrity, swcLoader, swcMinimizer } from './webpackTools';

export interface AppFolder {
  /** The app's folder, where its package.json is. */
  folder: string;
  outDir: string;
}

/** What every browser build of the storefront has in common: no app may differ in it. */
export function browserConfig({ folder, outDir }: AppFolder) {
  return {
    mode: 'production',
    target: ['web', 'es2022'],
    context: folder,
    // The map files are moved out of what is released; the code carries no reference to them.
    devtool: 'hidden-source-map',
    output: {
      path: outDir,
      filename: '[name].[contenthash:8].js',
      chunkFilename: '[name].[contenthash:8].js',
      assetModuleFilename: '[name].[contenthash:8][ext]',
      crossOriginLoading: 'anonymous',
      chunkLoadTimeout: 10_000,
      hashFunction: 'sha256',
      clean: true,
    },
    resolve: { extensions: ['.ts', '.tsx', '.mjs', '.js'] },
    module: { rules: [swcRule('production'), pureWorkspaceRule(folder), assetRule] },
    optimization: {
      // Names of chunks stand in every entry beside their hashes: short ones halve it.
      chunkIds: 'deterministic',
      moduleIds: 'deterministic',
      realContentHash: true,
      // Counted, what a chunk takes from the page stays below the size that earns a chunk of its own. Such a
      // chunk would have no file, and so no hash.
      splitChunks: { defaultSizeTypes: ['javascript', 'unknown', 'consume-shared'], minSize: 40_000 },
      minimizer: [swcMinimizer()],
    },
    plugins: [subresourceIntegrity(), chunkRulesPlugin],
    performance: false,
    infrastructureLogging: { level: 'error' },
  } satisfies Configuration;
}

export function swcRule(mode: 'production' | 'development') {
  return {
    test: /\.tsx?$/,
    loader: swcLoader(),
    options: {
      jsc: {
        target: 'es2022',
        parser: { syntax: 'typescript', tsx: true },
        transform: {
          react: {
            runtime: 'automatic',
            development: mode === 'development',
            refresh: mode === 'development',
          },
        },
      },
      module: { type: 'es6' },
      swcrc: false,
    },
  };
}

/** Modules of our packages do nothing when they are loaded, so what is not used of them is left out. */
export function pureWorkspaceRule(folder: string) {
  return { test: /\.tsx?$/, include: join(workspaceRoot(folder), 'packages'), sideEffects: false };
}

export const assetRule = { test: /\.(woff2?|png|jpe?g|webp|avif|svg)$/, type: 'asset/resource' } as const;
