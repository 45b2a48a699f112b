import type { IncomingHttpHeaders } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import Fastify, { type FastifyInstance, type FastifyRequest } from 'fastify';
import { addTracing, describeRequest, isTraced } from './addTracing';
import { openTracing, type Tracing } from './openTracing';
import { startCollector } from './testing/startCollector';
import { tracedFetch } from './tracedFetch';

const started: FastifyInstance[] = [];
let collector: Awaited<ReturnType<typeof startCollector>>;
beforeEach(async () => {
  collector = await startCollector();
});
afterEach(async () => {
  delete process.env['OTEL_EXPORTER_OTLP_TIMEOUT'];
  await stopServers();
  collector.stop();
});

/** A server sends its last spans when it stops. */
async function stopServers(): Promise<void> {
  for (const app of started.splice(0)) await app.close();
}

/** A server whose requests are traced, with a route of a pattern. */
async function startServer(
  tracing: Tracing | undefined,
  trustsCaller: boolean,
  handle: (call: typeof fetch, headers: IncomingHttpHeaders) => Promise<unknown>,
): Promise<string> {
  const app = Fastify({ genReqId: ({ headers }) => String(headers['x-request-id'] ?? 'made-here') });
  addTracing(app, { tracing, trustsCaller, routeOf: ({ routeOptions }) => routeOptions.url });
  const call = tracedFetch(tracing, fetch, () => '/dish/{id}/');
  app.post('/dish/:id/', (request) => handle(call, request.headers));
  started.push(app);
  return app.listen({ port: 0, host: '127.0.0.1' });
}

/** A body in two parts: the second comes when the hooks of the request have run. */
const slowBody = () =>
  new ReadableStream<Uint8Array>({
    async start(controller) {
      controller.enqueue(Buffer.from('{"amount"'));
      await wait(50);
      controller.enqueue(Buffer.from(':2}'));
      controller.close();
    },
  });

// Node asks for `duplex` where a body is a stream; the types of the browser do not know it.
const streamed = { method: 'POST', duplex: 'half' };

const order = (url: string, headers: Record<string, string> = {}) =>
  fetch(`${url}/dish/7/?phone=79000000001`, {
    ...streamed,
    headers: { 'content-type': 'application/json', ...headers },
    body: slowBody(),
  });

it('makes one trace of a request, the call that it makes, and the work of the called server', async () => {
  const open = (serviceName: string) => openTracing({ endpoint: collector.url, serviceName });
  const [ofShell, ofBackEnd] = [await open('shell'), await open('back end')];
  const backEnd = await startServer(ofBackEnd, true, async () => {
    await ofBackEnd?.trace({ name: 'SELECT', kind: 'client' }, () => Promise.resolve());
    return {};
  });
  const shell = await startServer(ofShell, false, async (call) => {
    const answer = await call(`${backEnd}/dish/7/`, {
      method: 'POST',
      headers: { 'x-request-id': 'of-the-page' },
    });
    return answer.json();
  });
  expect((await order(shell, { 'x-request-id': 'of-the-page' })).status).toBe(200);
  await stopServers();

  const spans = collector.spans();
  const [page, call, answer, query] = ['shell', 'shell', 'back end', 'back end'].map((service, index) =>
    spans.find((span) => span.service === service && span.kind === (index % 2 === 0 ? 'server' : 'client')),
  );
  expect(spans).toHaveLength(4);
  expect(new Set(spans.map(({ traceId }) => traceId)).size).toBe(1);
  expect(page).toMatchObject({ name: 'POST /dish/:id/', parentSpanId: undefined });
  expect(call).toMatchObject({ name: 'POST /dish/{id}/', parentSpanId: page?.spanId });
  expect(answer).toMatchObject({ name: 'POST /dish/:id/', parentSpanId: call?.spanId });
  expect(query).toMatchObject({ name: 'SELECT', parentSpanId: answer?.spanId });
  expect(page?.attributes).toMatchObject({
    'storefront.request_id': 'of-the-page',
    'http.response.status_code': 200,
  });
  expect(answer?.attributes).toMatchObject({ 'storefront.request_id': 'of-the-page' });
  expect(JSON.stringify(spans)).not.toContain('79000000001');
});

it('begins a trace of its own whatever a browser sends, or for a header that is not valid, and continues the trace of a server', async () => {
  const tracing = await openTracing({ endpoint: collector.url, serviceName: 'both' });
  const sent = '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01';
  const noTrace = sent.replace(/0af\w+/, '0'.repeat(32));
  for (const [trustsCaller, traceparent] of [
    [true, sent],
    [false, sent],
    [true, noTrace],
    [true, sent.replace('00', 'ff')],
    [true, `${sent}-more`],
  ] as const) {
    const url = await startServer(tracing, trustsCaller, async () => ({}));
    await order(url, { traceparent });
  }
  await stopServers();
  const [followed, ...own] = collector.spans();
  expect(followed).toMatchObject({ traceId: sent.slice(3, 35), parentSpanId: 'b7ad6b7169203331' });
  expect(own.map(({ parentSpanId }) => parentSpanId)).toEqual(Array(4).fill(undefined));
  expect(new Set([sent.slice(3, 35), ...own.map(({ traceId }) => traceId)]).size).toBe(5);
});

it('continues the trace that is believed of a browser, and has what is known of its request', async () => {
  const tracing = await openTracing({ endpoint: collector.url, serviceName: 'shell' });
  const traceParent = '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01';
  const visitorOf = jest.fn(({ headers }: FastifyRequest) => ({
    traceParent,
    attributes: { 'storefront.remote': String(headers['tracestate']) },
  }));
  const app = Fastify();
  addTracing(app, {
    tracing,
    trustsCaller: false,
    visitorOf,
    routeOf: ({ routeOptions }) => routeOptions.url,
  });
  let forwarded: IncomingHttpHeaders = {};
  app.get('/dish', (request, reply) => {
    forwarded = request.headers;
    describeRequest(request, { 'storefront.build': '1a' });
    return reply.send({});
  });
  started.push(app);
  await app.inject({ url: '/dish', headers: { traceparent: 'of the browser', tracestate: 'catalog' } });
  await stopServers();
  const [span] = collector.spans();
  expect(span).toMatchObject({
    traceId: '0af7651916cd43dd8448eb211c80319c',
    parentSpanId: 'b7ad6b7169203331',
    attributes: { 'storefront.remote': 'catalog', 'storefront.build': '1a' },
  });
  expect(forwarded['traceparent']).toBe(`00-${span?.traceId}-${span?.spanId}-01`);
  expect(forwarded['tracestate']).toBeUndefined();
});

it.each([
  ['always_on', true],
  ['always_off', false],
])('says whether a request is traced: with the sampler %s %s', async (sampler, expected) => {
  process.env['OTEL_TRACES_SAMPLER'] = sampler;
  const tracing = await openTracing({ endpoint: collector.url, serviceName: 'shell' });
  delete process.env['OTEL_TRACES_SAMPLER'];
  const seen: boolean[] = [];
  for (const one of [tracing, undefined]) {
    const app = Fastify();
    addTracing(app, { tracing: one, trustsCaller: false, routeOf: () => '/' });
    app.get('/', (request, reply) => {
      seen.push(isTraced(request));
      return reply.send({});
    });
    started.push(app);
    await app.inject('/');
  }
  expect(seen).toEqual([expected, false]);
});

it('sends the span of a browser with its own ids and times, as a service of its own', async () => {
  process.env['OTEL_SERVICE_NAME'] = 'shop-shell';
  const tracing = await openTracing({ endpoint: collector.url, serviceName: 'shell' });
  delete process.env['OTEL_SERVICE_NAME'];
  const spans = ['0af7651916cd43dd8448eb211c80319c', '1bf7651916cd43dd8448eb211c80319c'].map(
    (traceId, index) => ({
      name: 'tap',
      traceId,
      spanId: `b7ad6b716920333${index}`,
      startTime: 1_700_000_000_000,
      endTime: 1_700_000_000_450 + index,
      attributes: { 'storefront.remote': 'catalog' },
    }),
  );
  for (const span of spans) tracing?.addBrowserSpan(span);
  await tracing?.stop();
  expect(collector.spans()).toEqual(
    spans.map((span) => ({
      ...span,
      service: 'storefront-browser',
      kind: 'other',
      parentSpanId: undefined,
      isFailed: false,
    })),
  );
});

it('marks a failed span, without the message of the error', async () => {
  const tracing = await openTracing({ endpoint: collector.url, serviceName: 'shell' });
  const url = await startServer(tracing, false, async () =>
    tracing?.trace({ name: 'SELECT', kind: 'client' }, () => Promise.reject(new TypeError('secret'))),
  );
  expect((await order(url)).status).toBe(500);
  await stopServers();
  expect(collector.spans()).toEqual([
    expect.objectContaining({ name: 'SELECT', isFailed: true, attributes: { 'error.type': 'TypeError' } }),
    expect.objectContaining({ name: 'POST /dish/:id/', isFailed: true }),
  ]);
  expect(JSON.stringify(collector.spans())).not.toContain('secret');
});

it('serves on while the collector does not answer', async () => {
  // Milliseconds; else the exporter goes on trying when the test has ended.
  process.env['OTEL_EXPORTER_OTLP_TIMEOUT'] = '500';
  // No server listens there.
  const tracing = await openTracing({ endpoint: 'http://127.0.0.1:1', serviceName: 'shell' });
  const url = await startServer(tracing, false, async () => ({}));
  expect((await order(url)).status).toBe(200);
});

it('loads nothing and sends nothing on without a collector', async () => {
  const tracing = await openTracing({ endpoint: undefined, serviceName: 'shell' });
  expect(tracing).toBeUndefined();
  expect(tracedFetch(tracing, fetch, String)).toBe(fetch);
  const seen: unknown[] = [];
  const url = await startServer(tracing, false, async (_call, { traceparent }) => {
    seen.push(traceparent);
    return {};
  });
  await order(url, { traceparent: '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01' });
  expect(seen).toEqual([undefined]);
});

it('ends the span of a request whose caller has left', async () => {
  const tracing = await openTracing({ endpoint: collector.url, serviceName: 'back end' });
  const caller = new AbortController();
  let finish = () => {};
  const handled = new Promise<void>((resolve) => {
    finish = resolve;
  });
  const url = await startServer(tracing, true, async () => {
    caller.abort();
    await wait(50);
    finish();
    return {};
  });
  await expect(fetch(`${url}/dish/7/`, { method: 'POST', signal: caller.signal })).rejects.toThrow('abort');
  await handled;
  await stopServers();
  expect(collector.spans()).toMatchObject([{ name: 'POST /dish/:id/', isFailed: true }]);
});
