import { createRequire } from 'node:module';
import type { moduleFederationPlugin } from '@module-federation/enhanced';
import type { Compiler, Configuration, Stats } from 'webpack';

const require = createRequire(import.meta.url);

// Enhanced finds webpack through optional peers and, under pnpm, may find a second copy with different classes. This
// variable, set before enhanced is loaded, points it to ours.
process.env.FEDERATION_WEBPACK_PATH ??= require.resolve('webpack');

export const webpack = require('webpack') as typeof import('webpack');

type Plugin = { apply(compiler: Compiler): void };

/** The only place that requires enhanced, after the variable above is set. */
export function moduleFederation(options: moduleFederationPlugin.ModuleFederationPluginOptions): Plugin {
  const { ModuleFederationPlugin } = require('@module-federation/enhanced/webpack') as {
    ModuleFederationPlugin: new (options: moduleFederationPlugin.ModuleFederationPluginOptions) => Plugin;
  };
  return new ModuleFederationPlugin(options);
}

export function subresourceIntegrity(): Plugin {
  const { SubresourceIntegrityPlugin } = require('webpack-subresource-integrity') as {
    SubresourceIntegrityPlugin: new (options: { hashFuncNames: string[] }) => Plugin;
  };
  return new SubresourceIntegrityPlugin({ hashFuncNames: ['sha384'] });
}

/** The swc minifier of webpack's minimizer plugin: a third of terser's time for the same size. */
export function swcMinimizer(): Plugin {
  const fromWebpack = createRequire(require.resolve('webpack'));
  const Minimizer = fromWebpack('minimizer-webpack-plugin') as {
    new (options: object): Plugin;
    swcMinify: unknown;
  };
  return new Minimizer({
    minify: Minimizer.swcMinify,
    minimizerOptions: {
      compress: { passes: 3, ecma: 2022 },
      mangle: true,
      format: { comments: false, ecma: 2022 },
    },
    extractComments: false,
    parallel: false,
  });
}

export const swcLoader = (): string => require.resolve('swc-loader');

/** Runs webpack once. @throws Error with webpack's own report when the build has errors. */
export async function runWebpack(config: Configuration): Promise<Stats> {
  const compiler = webpack(config);
  if (!compiler) throw new Error('webpack made no compiler');
  const stats = await new Promise<Stats>((resolve, reject) => {
    compiler.run((error, result) => {
      compiler.close(() => {
        if (error) reject(error);
        else if (result) resolve(result);
        else reject(new Error('webpack gave no result'));
      });
    });
  });
  if (stats.hasErrors()) throw new Error(stats.toString({ preset: 'errors-only', colors: false }));
  return stats;
}
