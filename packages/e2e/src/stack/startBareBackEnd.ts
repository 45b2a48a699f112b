import type { IncomingMessage } from 'node:http';
import httpProxy from '@fastify/http-proxy';
import Fastify, { type FastifyInstance, type FastifyRequest } from 'fastify';
import { bareCalls, noBody } from './bareCalls';
import { pick } from './bareFields';

interface Entry {
  id: number;
  slug: string;
  has_modifiers?: boolean;
}

/** What of a call a back end of section 7 knows. */
const sentHeaders = ['accept', 'authorization', 'content-type', 'x-source', 'x-forwarded-for'];

/**
 * Starts a back end that has the calls of spec §7 alone, with the fields of spec §3 alone, before the reference back end
 * at `upstream`: what the storefront shows on it needs no extra of ours. Its dishes and promotions have no slug, so
 * their ids are in addresses. The socket, pictures and the payment page pass unchanged.
 */
export async function startBareBackEnd(upstream: string) {
  const read = async <Answer>(path: string): Promise<Answer> => {
    const answer = await fetch(upstream + path, { headers: { 'x-source': 'site' } });
    if (!answer.ok) throw new Error(`${path} is answered with ${answer.status}`);
    return answer.json() as Promise<Answer>;
  };
  const [dishes, promos] = await Promise.all([
    read<Entry[]>('/api/app/nomenclature/products/'),
    read<Entry[]>('/api/promos/'),
  ]);
  const slugs = new Map(
    dishes.map(({ id, slug }) => [`/api/app/product/${id}/`, `/api/app/product/${slug}/`]),
  );
  for (const { id, slug } of promos) slugs.set(`/api/promos/${id}/`, `/api/promos/${slug}/`);

  /** The choices of a dish, which its entry in each list has: section 3 knows one form of a product. */
  const choices = new Map<unknown, object>();
  await Promise.all(
    dishes
      .filter(({ has_modifiers }) => has_modifiers)
      .map(async ({ id, slug }) => {
        const whole = await read<Record<string, unknown>>(`/api/app/product/${slug}/`);
        choices.set(id, { group_modifiers: whole['group_modifiers'], content: whole['content'] });
      }),
  );
  const withChoices = (_name: string, value: unknown): unknown =>
    typeof value === 'object' && value !== null && 'has_modifiers' in value && 'id' in value
      ? { ...value, ...choices.get(value.id) }
      : value;

  async function forward({ method, url, headers, body }: FastifyRequest) {
    const { pathname, search } = new URL(url, upstream);
    const sent = sentHeaders.flatMap((name) =>
      headers[name] ? [[name, String(headers[name])] as const] : [],
    );
    const answer = await fetch(upstream + (slugs.get(pathname) ?? pathname) + search, {
      method,
      headers: Object.fromEntries(sent),
      ...(body ? { body: body as BodyInit } : {}),
    });
    return { status: answer.status, answer: JSON.parse(await answer.text(), withChoices) as unknown };
  }

  const backEnd = Fastify({ forceCloseConnections: true, routerOptions: { ignoreTrailingSlash: true } });
  backEnd.setNotFoundHandler((_request, reply) => reply.code(404).send());
  await backEnd.register(async (api: FastifyInstance) => {
    api.removeAllContentTypeParsers();
    api.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
    for (const [call, passed] of Object.entries(bareCalls)) {
      const [method = '', url = ''] = call.split(' ');
      api.route({
        method,
        url,
        bodyLimit: 20_000_000,
        handler: async (request, reply) => {
          const { status, answer } = await forward(request);
          void reply.code(status);
          if (status >= 400) return pick(answer, { message: true, errors: true, seconds: true });
          return passed === noBody ? reply.send() : pick(answer, passed);
        },
      });
    }
  });
  // A variable: the types of the proxy do not declare `rewriteRequestHeaders`.
  const wsClientOptions = {
    headers: {},
    rewriteRequestHeaders: (headers: object, { headers: { authorization } }: IncomingMessage) => ({
      ...headers,
      authorization,
    }),
  };
  for (const prefix of ['/socket.io', '/storage', '/pay']) {
    const paths = { upstream, prefix, rewritePrefix: prefix };
    await backEnd.register(httpProxy, { ...paths, websocket: true, wsClientOptions });
  }
  return { address: await backEnd.listen({ host: '127.0.0.1', port: 0 }), stop: () => backEnd.close() };
}
