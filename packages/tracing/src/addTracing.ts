import type { Attributes } from '@opentelemetry/api';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Tracing } from './openTracing';

interface Options {
  /** Undefined leaves the traces out. */
  tracing: Tracing | undefined;
  /** The route of a request in the traces: a pattern, never a path. Undefined leaves the request out of the traces. */
  routeOf(request: FastifyRequest): string | undefined;
  /** Whether requests come from a server of ours, whose trace is continued, and not from browsers. */
  trustsCaller: boolean;
  /** What is believed of a browser's request; nothing by default. */
  visitorOf?: (request: FastifyRequest) => TracedVisitor;
}

/** What is believed of a browser's request. */
export interface TracedVisitor {
  /** Of the browser's span that the request is below; without it, the request begins a trace. */
  traceParent?: string | undefined;
  attributes?: Attributes;
}

type RequestSpan = ReturnType<Tracing['startRequest']>;

const spans = new WeakMap<FastifyRequest, RequestSpan>();

/** The value of `traceparent` for calls on behalf of a request. */
export const traceParentOf = (request: FastifyRequest): string | undefined => spans.get(request)?.traceParent;

/** Whether the sampler has chosen the trace of a request. */
export const isTraced = (request: FastifyRequest): boolean => spans.get(request)?.isSampled ?? false;

/** Adds to the span of a request what is known later than its headers. */
export const describeRequest = (request: FastifyRequest, attributes: Attributes): void =>
  spans.get(request)?.describe(attributes);

const traceHeaders = ['traceparent', 'tracestate', 'baggage'];

const serverOf = ({ headers: { traceparent } }: FastifyRequest): TracedVisitor => ({
  traceParent: typeof traceparent === 'string' ? traceparent : undefined,
});

/**
 * One span for each request, with its id; its handlers run inside it. To be added before other hooks. Trace headers of
 * browsers are deleted even when tracing is off, because the proxy forwards the headers of a request.
 */
export function addTracing(app: FastifyInstance, options: Options): void {
  const { tracing, routeOf, trustsCaller, visitorOf = (): TracedVisitor => ({}) } = options;
  const callerOf = trustsCaller ? serverOf : visitorOf;
  app.addHook('onRequest', (request, { raw }, done) => {
    const { method, id, headers } = request;
    const route = tracing && routeOf(request);
    const caller = route === undefined ? undefined : callerOf(request);
    if (!trustsCaller) for (const header of traceHeaders) delete headers[header];
    if (!tracing || !caller) return done();
    const span = tracing.startRequest(
      {
        name: `${method} ${route}`,
        kind: 'server',
        attributes: {
          'http.request.method': method,
          'http.route': route,
          'storefront.request_id': id,
          ...caller.attributes,
        },
      },
      caller.traceParent,
    );
    spans.set(request, span);
    // A caller that disconnects gets no response; such requests are the ones to look for.
    raw.once('close', () => {
      if (!raw.writableFinished) span.end({}, true);
    });
    if (!trustsCaller) headers['traceparent'] = span.traceParent;
    span.run(done);
  });
  if (!tracing) return;
  app.addHook('onResponse', async (request, { statusCode }) => {
    spans.get(request)?.end({ 'http.response.status_code': statusCode }, statusCode >= 500);
  });
  app.addHook('onClose', () => tracing.stop());
}
