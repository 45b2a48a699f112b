import { rewriteModules } from './rewriteModules';

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
export const leanRouterPlugin = rewriteModules({
  name: 'storefront-lean-router',
  modules: /[\\/]react-router[\\/]dist[\\/]production[\\/][^\\/]+\.mjs$/,
  rewrite: withoutSideEffects,
});
