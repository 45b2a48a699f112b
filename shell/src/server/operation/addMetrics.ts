import { statePath } from '@storefront/contracts/state-element';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { matchRoute } from '../../shared/routing/matchRoute';
import { endpointOf } from './endpointOf';
import type { Metrics } from './metrics';

const isPage = ({ routeOptions }: FastifyRequest) => routeOptions.url === '/*';

const isState = ({ routeOptions }: FastifyRequest) => routeOptions.url === `${statePath}/*`;

function pageRouteOf({ url }: FastifyRequest): string {
  const [path = ''] = url.split('?', 1);
  return matchRoute(path)?.id ?? 'unknown';
}

/** A request's name in traces: a page's route or a call's pattern; undefined for files, of which a page has dozens. */
export function routeOf(request: FastifyRequest): string | undefined {
  if (isPage(request)) return pageRouteOf(request);
  return request.url.startsWith('/api/') ? endpointOf(request.url) : undefined;
}

export function addMetrics(app: FastifyInstance, { pages, states, firstByte, calls }: Metrics): void {
  app.addHook('onSend', async (request, reply) => {
    if (isPage(request)) firstByte.observe({ route: pageRouteOf(request) }, reply.elapsedTime / 1000);
  });
  app.addHook('onResponse', async (request, { statusCode }) => {
    const status = String(statusCode);
    if (isPage(request)) return pages.inc({ route: pageRouteOf(request), status });
    if (isState(request)) return states.inc({ status });
    const endpoint = endpointOf(request.url);
    if (endpoint) calls.inc({ endpoint, status, via: 'browser' });
  });
}

/** The `fetch` of rendering, which counts its calls and follows no redirect: it would take `X-Shell-Secret` along. */
export const countedFetch =
  ({ calls }: Metrics): typeof fetch =>
  async (input, init) => {
    const url = new URL(input instanceof Request ? input.url : input);
    const count = (status: number) =>
      calls.inc({ endpoint: endpointOf(url.pathname) ?? 'other', status: String(status), via: 'page' });
    try {
      const response = await fetch(input, { ...init, redirect: 'error' });
      count(response.status);
      return response;
    } catch (error) {
      count(0);
      throw error;
    }
  };
