import { boundaries } from './packages/config/src/boundaries.mjs';

export default {
  forbidden: boundaries,
  options: {
    // The default parser does not see imports of types.
    parser: 'tsc',
    doNotFollow: { path: 'node_modules' },
    exclude: {
      path: '(?:^|/)(?:dist|\\.releases|\\.turbo|fixtures|dish-illustrations|dish-studio|restaurant-studio)/',
    },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.cjs', '.json', '.d.ts'],
    },
  },
};
