import { userCalls } from '@storefront/api-contract';
import type { FastifyInstance } from 'fastify';
import type { SessionCookie } from '../session';
import { refuseForeignWrite } from './refuseForeignWrite';

interface LoginOptions {
  apiUrl: string;
  session: SessionCookie;
}

const trimmed = (path: string) => path.replace(/\/$/, '');

/**
 * Login and logout pass through here instead of the plain proxy, because the token stays with the server: the
 * browser gets the back end's answer without it.
 */
export function loginRoutes(app: FastifyInstance, { apiUrl, session }: LoginOptions) {
  const ask = (path: string, body: unknown, token: string | undefined, ip: string) =>
    fetch(apiUrl + path, {
      method: 'POST',
      headers: {
        accept: 'application/json',
        'content-type': 'application/json',
        'x-source': 'site',
        'x-forwarded-for': ip,
        ...(token ? { authorization: `Bearer ${token}` } : {}),
      },
      body: JSON.stringify(body ?? {}),
      signal: AbortSignal.timeout(10_000),
    });

  const own = { onRequest: refuseForeignWrite };

  for (const path of [userCalls.confirmCode.path, trimmed(userCalls.confirmCode.path)]) {
    app.post(path, own, async (request, reply) => {
      const answer = await ask(userCalls.confirmCode.path, request.body, undefined, request.ip).catch(
        (error: unknown) => request.log.warn(error, 'the back end did not answer'),
      );
      if (!answer) return reply.code(503).send({ message: '' });
      const body: unknown = await answer.json().catch(() => ({ message: '' }));
      const token = (body as { api_token?: unknown } | null)?.api_token;
      if (!answer.ok || typeof token !== 'string' || token === '') {
        return reply.code(answer.ok ? 502 : answer.status).send(answer.ok ? { message: '' } : body);
      }
      session.write(request, reply, token);
      return { ...(body as object), api_token: '' };
    });
  }

  for (const path of [userCalls.logout.path, trimmed(userCalls.logout.path)]) {
    app.post(path, own, async (request, reply) => {
      const token = session.read(request);
      session.clear(request, reply);
      // The visitor is logged out here whatever the back end says, and does not wait for it (spec §7).
      if (token)
        void ask(userCalls.logout.path, {}, token, request.ip).catch((error: unknown) =>
          request.log.warn(error, 'the back end was not told of a logout'),
        );
      return { success: true };
    });
  }
}
