import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Tracing } from './openTracing';

interface Options {
  /** Undefined leaves the traces out. */
  tracing: Tracing | undefined;
  /** The route of a request in the traces: a pattern, never a path. Undefined leaves the request out of the traces. */
  routeOf(request: FastifyRequest): string | undefined;
  /** Whether requests come from a server of ours, which began the trace, and not from browsers. */
  trustsCaller: boolean;
}

type RequestSpan = ReturnType<Tracing['startRequest']>;

const spans = new WeakMap<FastifyRequest, RequestSpan>();

/** The value of `traceparent` for calls on behalf of a request. */
export const traceParentOf = (request: FastifyRequest): string | undefined => spans.get(request)?.traceParent;

const traceHeaders = ['traceparent', 'tracestate', 'baggage'];

/**
 * One span for each request, with its id; its handlers run inside it. To be added before other hooks. Trace headers of
 * browsers are deleted even when tracing is off, because the proxy forwards the headers of a request.
 */
export function addTracing(app: FastifyInstance, { tracing, routeOf, trustsCaller }: Options): void {
  if (!trustsCaller)
    app.addHook('onRequest', (request, _reply, done) => {
      for (const header of traceHeaders) delete request.headers[header];
      done();
    });
  if (!tracing) return;
  app.addHook('onRequest', (request, { raw }, done) => {
    const route = routeOf(request);
    if (route === undefined) return done();
    const { method, id, headers } = request;
    const span = tracing.startRequest(
      {
        name: `${method} ${route}`,
        kind: 'server',
        attributes: { 'http.request.method': method, 'http.route': route, 'storefront.request_id': id },
      },
      typeof headers['traceparent'] === 'string' ? headers['traceparent'] : undefined,
    );
    spans.set(request, span);
    // A caller that disconnects gets no response; such requests are the ones to look for.
    raw.once('close', () => {
      if (!raw.writableFinished) span.end({}, true);
    });
    if (!trustsCaller) headers['traceparent'] = span.traceParent;
    span.run(done);
  });
  app.addHook('onResponse', async (request, { statusCode }) => {
    spans.get(request)?.end({ 'http.response.status_code': statusCode }, statusCode >= 500);
  });
  app.addHook('onClose', () => tracing.stop());
}
