import type { JsonSchema } from '@storefront/contracts/json-schemas';

/** The parameters of a route's path, `/menu/:group/:slug?`, as a schema: all of them texts. */
export function paramsOfPath(path: string): JsonSchema {
  const params = [...path.matchAll(/:([a-z]+)(\?)?/gi)];
  return {
    type: 'object',
    properties: Object.fromEntries(params.map(([, name = '']) => [name, { type: 'string' }])),
    required: params.filter(([, , optional]) => !optional).map(([, name = '']) => name),
  };
}
