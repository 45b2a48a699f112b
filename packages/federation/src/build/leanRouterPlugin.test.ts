import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { withoutSideEffects } from './leanRouterPlugin';
import { packageFolder } from './packageFolder';
import { routerAlias } from './routerAlias';

test('unnamed and pure components can be dropped, and the rest of the code stays', () => {
  const code = [
    'var RouteContext = React.createContext({',
    '  outlet: null',
    '});',
    'RouteContext.displayName = "Route";',
    'var Form = React10.forwardRef(',
    'var Memoized = React3.memo(DataRoutes);',
    'RenderErrorBoundary.contextType = RSCRouterContext;',
    'var lazy = React.lazy(load);',
  ];
  expect(withoutSideEffects(code.join('\n')).split('\n')).toEqual([
    'var RouteContext = /* @__PURE__ */ React.createContext({',
    '  outlet: null',
    '});',
    '',
    'var Form = /* @__PURE__ */ React10.forwardRef(',
    'var Memoized = /* @__PURE__ */ React3.memo(DataRoutes);',
    'RenderErrorBoundary.contextType = RSCRouterContext;',
    'var lazy = React.lazy(load);',
  ]);
});

/** The code of the router that the shell is built with. */
function installedRouter(): string {
  const { 'react-router$': main = '' } = routerAlias(join(packageFolder(), '../../shell'));
  const folder = dirname(main);
  const files = readdirSync(folder).filter((name) => name.endsWith('.mjs'));
  return files.map((name) => readFileSync(join(folder, name), 'utf8')).join('\n');
}

// Fewer mean that an upgrade writes them otherwise: the plugin would leave them on every page.
test.each([
  ['createContext', 12],
  ['forwardRef', 3],
  ['memo', 1],
])('it finds the calls of %s in the installed router', (name, count) => {
  const marked = new RegExp(`^var \\w+ = /\\* @__PURE__ \\*/ React\\d*\\.${name}\\(`, 'gm');
  expect(withoutSideEffects(installedRouter()).match(marked)?.length).toBeGreaterThanOrEqual(count);
});

test('it drops the names of components in the installed router', () => {
  const names = /^\w+\.displayName\s*=/gm;
  const code = installedRouter();
  expect(code.match(names)?.length).toBeGreaterThanOrEqual(15);
  expect(withoutSideEffects(code).match(names)).toBeNull();
});
