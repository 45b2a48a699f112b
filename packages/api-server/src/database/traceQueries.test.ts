import { until } from '@storefront/config/until';
import { startCollector } from '@storefront/tracing/testing';
import { startServer } from '../testing/startServer';

test('a call is a span of the trace of its caller, and its queries are below it', async () => {
  const collector = await startCollector();
  const server = await startServer({ OTEL_EXPORTER_OTLP_ENDPOINT: collector.url });
  const [traceId, spanId] = ['0af7651916cd43dd8448eb211c80319c', 'b7ad6b7169203331'];
  const answer = await fetch(`${server.url}/api/auth/`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      traceparent: `00-${traceId}-${spanId}-01`,
      'x-request-id': 'of-the-page',
    },
    body: JSON.stringify({ phone: '79992900777', recaptcha: 'embedded' }),
  });
  expect(answer.status).toBe(200);
  // A server sends its last spans when it stops.
  await server.kill('SIGTERM');
  await until(() => collector.spans().length > 0);

  const spans = collector.spans();
  const call = spans.find(({ kind }) => kind === 'server');
  expect(call).toMatchObject({
    service: 'storefront-api',
    name: 'POST /api/auth/',
    traceId,
    parentSpanId: spanId,
    attributes: { 'storefront.request_id': 'of-the-page', 'http.response.status_code': 200 },
  });
  const queries = spans.filter(({ kind }) => kind === 'client');
  expect(queries.map(({ name }) => name)).toEqual(expect.arrayContaining(['BEGIN', 'INSERT', 'COMMIT']));
  for (const query of queries) expect(query).toMatchObject({ traceId, parentSpanId: call?.spanId });
  expect(JSON.stringify(spans)).not.toContain('79992900777');
  collector.stop();
});
