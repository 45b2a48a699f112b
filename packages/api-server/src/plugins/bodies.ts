import formbody from '@fastify/formbody';
import multipart from '@fastify/multipart';
import type { FastifyInstance } from 'fastify';
import qs from 'qs';

/** Reads `groups[]=3` and `modifiers[0][id]=5` of queries and forms. */
export const parseNested = (text: string): Record<string, unknown> =>
  qs.parse(text, { depth: 5, arrayLimit: 100, parameterLimit: 300 });

/** JSON and both kinds of forms mean the same; a missing body is an empty one. */
export async function addBodies(app: FastifyInstance): Promise<void> {
  await app.register(formbody, { parser: parseNested });
  await app.register(multipart, {
    attachFieldsToBody: 'keyValues',
    limits: { fields: 300, fieldSize: 20_000, files: 0 },
  });
  const parseJson = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) =>
    body === '' ? done(null, {}) : parseJson(request, String(body), done),
  );
  app.addHook('preValidation', async (request) => {
    if (request.method !== 'POST') return;
    request.body ??= {};
    if (request.isMultipart()) request.body = nest(request.body as Record<string, unknown>);
  });
}

function nest(fields: Record<string, unknown>): Record<string, unknown> {
  const flat = Object.entries(fields).map(([name, value]): [string, string] => [name, String(value)]);
  return parseNested(new URLSearchParams(flat).toString());
}
