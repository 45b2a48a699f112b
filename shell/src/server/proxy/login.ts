import { isNo, isRecord, loginCalls, userCalls } from '@storefront/api-contract';
import { pageBuildsHeader, pageBuildsOf } from '@storefront/api-contract/page-builds';
import { browserIdHeader, requestIdHeader } from '@storefront/api-contract/server';
import { traceParentOf } from '@storefront/tracing';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { isToken, type SessionCookie } from '../session';
import type { BrowserIdCookie } from './browserIdCookie';
import { checkBody } from './checkBody';
import { foreignCallCheck } from './foreignCalls';

interface LoginOptions {
  apiUrl: string;
  publicUrl: string;
  session: SessionCookie;
  browserId: BrowserIdCookie;
}

interface Forwarded {
  body: unknown;
  token?: string | undefined;
}

/** The answer without its body: an unread body would keep its connection open. */
async function bodiless(answer: Promise<Response | void>): Promise<Response | void> {
  const response = await answer;
  // The body may have failed already; then there is nothing to cancel.
  await response?.body?.cancel().catch(() => undefined);
  return response;
}

const trimmed = (path: string) => path.replace(/\/$/, '');

/** An explicit «no», bare or under `data`. */
const saysNo = (body: unknown): boolean => isRecord(body) && (isNo(body['success']) || saysNo(body['data']));

/** The optional field of the logout's body (api-contract). */
const wantsEverywhere = (body: unknown) =>
  typeof body === 'object' && body !== null && 'everywhere' in body && Number(body.everywhere) === 1;

/**
 * Login and logout, which do not go through the plain proxy: the token stays on the server, and the browser gets the
 * back end's response without it.
 */
export function loginRoutes(app: FastifyInstance, { apiUrl, publicUrl, session, browserId }: LoginOptions) {
  const post = (request: FastifyRequest, path: string, { body, token }: Forwarded) => {
    const id = browserId.read(request);
    const traceParent = traceParentOf(request);
    const builds = pageBuildsOf(request.headers);
    return fetch(apiUrl + path, {
      method: 'POST',
      headers: {
        accept: 'application/json',
        'content-type': 'application/json',
        'x-source': 'site',
        'x-forwarded-for': request.ip,
        [requestIdHeader]: request.id,
        ...(token ? { authorization: `Bearer ${token}` } : {}),
        ...(traceParent ? { traceparent: traceParent } : {}),
        ...(builds ? { [pageBuildsHeader]: builds } : {}),
        ...(id ? { [browserIdHeader]: id } : {}),
      },
      body: JSON.stringify(body ?? {}),
      redirect: 'error',
      signal: AbortSignal.timeout(10_000),
    }).catch((error: unknown) => request.log.warn(error, 'the back end did not answer'));
  };

  /**
   * Ends the earlier session now: the browser forgets its token, so it could not be ended later. The customer does not
   * wait.
   */
  const endEarlier = (request: FastifyRequest, token: string) => {
    const earlier = session.read(request);
    if (!earlier || earlier === token) return;
    void bodiless(post(request, userCalls.logout.path, { body: {}, token: earlier })).then((answer) => {
      // A 401 means that the session had ended already.
      if (answer && !answer.ok && answer.status !== 401) {
        request.log.warn({ status: answer.status }, 'the earlier session of a browser is still open');
      }
    });
  };

  const options = { onRequest: [checkBody, foreignCallCheck(publicUrl)] };

  for (const path of [loginCalls.confirmCode.path, trimmed(loginCalls.confirmCode.path)]) {
    app.post(path, options, async (request, reply) => {
      const response = await post(request, loginCalls.confirmCode.path, { body: request.body });
      if (!response) return reply.code(503).send({ message: '' });
      const body: unknown = await response.json().catch(() => ({ message: '' }));
      const token = (body as { api_token?: unknown } | null)?.api_token;
      // The page shows this answer as a wrong code (spec §8, Auth).
      if (response.ok && !token && saysNo(body)) return reply.code(422).send(body);
      if (!response.ok || typeof token !== 'string' || !isToken(token)) {
        return reply.code(response.ok ? 502 : response.status).send(response.ok ? { message: '' } : body);
      }
      endEarlier(request, token);
      session.write(reply, token);
      return { ...(body as object), api_token: '' };
    });
  }

  for (const path of [userCalls.logout.path, trimmed(userCalls.logout.path)]) {
    app.post(path, options, async (request, reply) => {
      const token = session.read(request);
      const isEverywhere = wantsEverywhere(request.body);
      const body = isEverywhere ? { everywhere: 1 } : {};
      const response = token ? bodiless(post(request, userCalls.logout.path, { body, token })) : undefined;
      // Logout in this browser alone does not wait for the back end and ignores its answer (spec §7). Logout on all
      // devices waits: the sessions must have ended before the page says so.
      if (isEverywhere && response) {
        const answer = await response;
        // A session that has ended already logs the page out (spec §8).
        if (!answer?.ok) return reply.code(answer?.status === 401 ? 401 : 503).send({ message: '' });
      }
      session.clear(reply);
      return { success: true };
    });
  }
}
