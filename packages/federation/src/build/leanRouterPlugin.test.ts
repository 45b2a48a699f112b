import { withoutSideEffects } from './leanRouterPlugin';

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
