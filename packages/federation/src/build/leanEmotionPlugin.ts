import { rewriteModules } from './rewriteModules';

/** Takes Emotion's own prefixer out of its default plugins. Nothing else calls it, so the minimizer drops it. */
export const withoutPrefixer = (code: string): string =>
  code.replace(/^var defaultStylisPlugins = \[prefixer\];$/m, 'var defaultStylisPlugins = [];');

/** Leaves out the prefixer, which the page's style cache replaces by its own. */
export const leanEmotionPlugin = rewriteModules({
  name: 'storefront-lean-emotion',
  modules: /[\\/]@emotion[\\/]cache[\\/]dist[\\/][^\\/]+\.esm\.js$/,
  rewrite: withoutPrefixer,
});
