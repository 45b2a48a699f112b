import type { Compilation, Compiler } from 'webpack';
import { webpack } from './webpackTools';

const routerBuild = /[\\/]react-router[\\/]dist[\\/]production[\\/][^\\/]+\.mjs$/;

/**
 * Marks what the router calls at module scope as free of side effects, and drops the names it gives to its components:
 * `Form.displayName = "Form"` keeps a form that no page uses. Otherwise half of the router is on every page for nothing.
 */
export function withoutSideEffects(code: string): string {
  return code
    .replace(/^(var \w+ = )(?=React\d*\.(?:createContext|forwardRef|memo)\()/gm, '$1/* @__PURE__ */ ')
    .replace(/^\w+\.displayName = "\w+";$/gm, '');
}

/** Lets webpack drop the parts of react-router that are not used. */
export const leanRouterPlugin = {
  apply(compiler: Compiler) {
    compiler.hooks.compilation.tap('storefront-lean-router', (compilation: Compilation) => {
      const { processResult } = webpack.NormalModule.getCompilationHooks(compilation);
      processResult.tap('storefront-lean-router', ([code, ...rest], { resource }) =>
        routerBuild.test(resource) ? [withoutSideEffects(String(code)), ...rest] : [code, ...rest],
      );
    });
  },
};
