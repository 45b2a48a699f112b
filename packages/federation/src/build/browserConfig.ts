import type { Configuration, Module } from 'webpack';
import { timeLimits } from '../sharing/timeLimits';
import { chunkRulesPlugin } from './chunkRulesPlugin';
import { isNpmFile, ourSources } from './ourSources';
import { subresourceIntegrity, swcLoader, swcMinimizer, webpack } from './webpackTools';

export interface AppFolder {
  /** The folder of the app's package.json. */
  folder: string;
  outDir: string;
}

/**
 * Tells V8 to compile every function of a script while it arrives, on another thread (decision 0098). Compilation at
 * the first call would take half of the start. The hint is added after the minimizer, which drops comments.
 */
const compileHint = new webpack.BannerPlugin({
  banner: '//# allFunctionsCalledOnLoad',
  raw: true,
  test: /\.js$/,
  stage: webpack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 1,
});

/** The common configuration of all browser builds; no app can change it. */
export function browserConfig({ folder, outDir }: AppFolder) {
  return {
    mode: 'production',
    target: ['web', 'es2022'],
    context: folder,
    // Source maps are moved out of the release, and the code does not reference them.
    devtool: 'hidden-source-map',
    output: {
      path: outDir,
      filename: '[name].[contenthash:8].js',
      chunkFilename: '[name].[contenthash:8].js',
      assetModuleFilename: '[name].[contenthash:8][ext]',
      crossOriginLoading: 'anonymous',
      chunkLoadTimeout: timeLimits.ofChunk,
      hashFunction: 'sha256',
      clean: true,
    },
    resolve: { extensions: ['.ts', '.tsx', '.mjs', '.js'] },
    module: { rules: [swcRule('production'), pureSourcesRule, assetRule] },
    optimization: {
      // Every entry lists all chunk names beside their hashes: short names halve the list.
      chunkIds: 'deterministic',
      moduleIds: 'deterministic',
      realContentHash: true,
      // Consumed shared modules count towards `minSize` here. Otherwise webpack could split them into a chunk of their
      // own, which would have no file and so no hash.
      splitChunks: {
        defaultSizeTypes: ['javascript', 'unknown', 'consume-shared'],
        minSize: 48_000,
        cacheGroups: {
          defaultVendors: { test: (module: Module) => isNpmFile(module.nameForCondition() ?? '') },
        },
      },
      minimizer: [swcMinimizer()],
    },
    plugins: [subresourceIntegrity(), chunkRulesPlugin, compileHint],
    performance: false,
    infrastructureLogging: { level: 'error' },
  } satisfies Configuration;
}

export function swcRule(mode: 'production' | 'development') {
  return {
    test: /\.tsx?$/,
    loader: swcLoader(),
    options: {
      // Webpack makes paths relative in a parsed map only; absolute ones would go into the hashes.
      parseMap: true,
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

const pureSourcesRule = { test: ourSources, sideEffects: false } as const;

export const assetRule = { test: /\.(woff2?|png|jpe?g|webp|avif|svg)$/, type: 'asset/resource' } as const;
