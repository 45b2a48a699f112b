import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import { errorBody } from '@storefront/api-contract';
import type { FastifyInstance } from 'fastify';
import { jsonSchemaTransform } from 'fastify-type-provider-zod';
import * as z from 'zod/mini';

const asError = { 'application/json': { schema: { $ref: '#/components/schemas/ErrorBody' } } };
const errorResponses = {
  '400': 'The request cannot be read',
  '401': 'Not logged in, or the token is no longer valid',
  '404': 'Not found, or it belongs to another customer',
  '413': 'The body is too large',
  '415': 'Unknown media type',
  '422': 'The request breaks a rule; `errors` has the Russian texts by field',
  '429': 'Too many calls; `seconds` is the time to wait',
  '500': 'Internal error',
} as const;

/** OpenAPI at /docs, from the schemas that validate. */
export async function addOpenApi(app: FastifyInstance): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: 'Storefront API', version: '0.1.0', description: 'The reference back end, spec §7' },
      components: {
        securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } },
        schemas: { ErrorBody: z.toJSONSchema(errorBody, { io: 'output' }) as Record<string, unknown> },
      },
    },
    transform: jsonSchemaTransform,
    transformObject: (document) => complete('openapiObject' in document ? document.openapiObject : {}),
  });
  await app.register(swaggerUi, { routePrefix: '/docs', staticCSP: true });
}

interface Operation {
  operationId?: string;
  parameters?: { in: string }[];
  security?: unknown[];
  requestBody?: { content: Record<string, unknown> };
  responses?: Record<string, unknown>;
}

/** Adds the common parts of every call: its error responses, and forms that are equivalent to JSON. */
function complete<Document extends { paths?: unknown }>(document: Document): Document {
  for (const [path, operations] of Object.entries((document.paths ?? {}) as Record<string, object>)) {
    for (const [method, operation] of Object.entries(operations) as [string, Operation][]) {
      operation.operationId = nameOf(method, path);
      addForms(operation);
      operation.responses = { ...operation.responses, ...errorResponsesOf(path, operation) };
    }
  }
  return document;
}

/** `get /api/app/product/{slug}/` is `get_app_product_slug`. */
const nameOf = (method: string, path: string) =>
  [method, ...path.split('/').filter((part) => part !== '' && part !== 'api')]
    .join('_')
    .replaceAll(/[{}]/g, '');

function addForms({ requestBody }: Operation): void {
  const json = requestBody?.content['application/json'];
  if (!json || !requestBody) return;
  requestBody.content['application/x-www-form-urlencoded'] = json;
  requestBody.content['multipart/form-data'] = json;
}

function errorResponsesOf(path: string, { parameters, security, requestBody }: Operation) {
  const takesValues = requestBody !== undefined || parameters?.some((parameter) => parameter.in === 'query');
  const statuses: (keyof typeof errorResponses)[] = [
    '400',
    ...(security ? (['401'] as const) : []),
    // A cart, an address or a restaurant may be named in a body or a query as well.
    ...(path.includes('{') || takesValues ? (['404'] as const) : []),
    ...(requestBody ? (['413', '415'] as const) : []),
    ...(takesValues ? (['422'] as const) : []),
    '429',
    '500',
  ];
  return Object.fromEntries(
    statuses.map((status) => [status, { description: errorResponses[status], content: asError }]),
  );
}
