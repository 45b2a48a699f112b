import type { Compilation, Compiler } from 'webpack';
import { webpack } from './webpackTools';

const cacheBuild = /[\\/]@emotion[\\/]cache[\\/]dist[\\/][^\\/]+\.esm\.js$/;

/** Takes Emotion's own prefixer out of its default plugins. Nothing else calls it, so the minimizer drops it. */
export const withoutPrefixer = (code: string): string =>
  code.replace(/^var defaultStylisPlugins = \[prefixer\];$/m, 'var defaultStylisPlugins = [];');

/** Leaves out the prefixer, which the page's style cache replaces by its own. */
export const leanEmotionPlugin = {
  apply(compiler: Compiler) {
    compiler.hooks.compilation.tap('storefront-lean-emotion', (compilation: Compilation) => {
      const { processResult } = webpack.NormalModule.getCompilationHooks(compilation);
      processResult.tap('storefront-lean-emotion', ([code, ...rest], { resource }) =>
        cacheBuild.test(resource) ? [withoutPrefixer(String(code)), ...rest] : [code, ...rest],
      );
    });
  },
};
