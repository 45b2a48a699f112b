import { startCollector } from '@storefront/tracing/testing';
import { tapState } from '../../app/tap-traces/tapReport';
import { backEnd, shop, type Shell, startShell, stops } from '../../testing/startShopShell';

// The whole server: from the page that it chooses to the spans in the collector.

let collector: Awaited<ReturnType<typeof startCollector>>;
beforeEach(async () => {
  collector = await startCollector();
});
afterEach(() => {
  delete process.env['OTEL_TRACES_SAMPLER'];
  collector.stop();
});

const address = '203.0.113.7';
/** The header of a page that is measured, with the script that it loads. */
const measuredBy = (script: string) =>
  new RegExp(`^figures;desc="([\\w.-]+) /assets/${script}\\.js sha384-${script}"$`);

const startTraced = (env: Record<string, string> = {}) =>
  startShell({ FIELD_SAMPLE: '1', OTEL_EXPORTER_OTLP_ENDPOINT: collector.url, ...env });

async function timingOf(shell: Shell): Promise<string> {
  const { headers } = await shell.open('/menu', '', address);
  return String(headers['server-timing']);
}

const [traceId, spanId] = ['0af7651916cd43dd8448eb211c80319c', 'b7ad6b7169203331'];

/** A call of a tap on this page. */
const call = (shell: Shell, proof: string) =>
  shell.call('/api/promos/', address, {
    traceparent: `00-${traceId}-${spanId}-01`,
    tracestate: tapState({ remote: 'catalog', proof }),
  });

test('a measured page traces its taps, and a tap, its call and what the back end gets are one trace', async () => {
  const shell = await startTraced();
  const timing = await timingOf(shell);
  const [, proof = ''] = measuredBy('tapTraces').exec(timing) ?? [];
  expect(await call(shell, proof)).toBe(200);
  const place = { control: 'button', module: 'page:menu', remote: 'catalog', route: 'menu', shown: 'badge' };
  const tap = { proof, traceId, spanId, ...place, calls: 1, ago: 900, duration: 80 };
  expect(await shell.sendTap(tap, address)).toBe(204);
  // A server sends its last spans when it stops.
  await Promise.all(stops.splice(0).map((stop) => stop()));

  const spans = collector.spans().filter((span) => span.traceId === traceId);
  const owner = { 'storefront.remote': 'catalog', 'storefront.build': shop.live };
  const ofTap = spans.find(({ name }) => name === 'tap');
  expect(ofTap).toMatchObject({
    service: 'storefront-browser',
    spanId,
    parentSpanId: undefined,
    attributes: owner,
  });
  const ofCall = spans.find(({ name }) => name === 'GET /api/promos/');
  expect(ofCall).toMatchObject({ service: 'storefront-shell', parentSpanId: spanId, attributes: owner });
  expect(spans).toHaveLength(2);
  const { traceparent, tracestate } = backEnd.received.at(-1)?.headers ?? {};
  expect([traceparent, tracestate]).toEqual([`00-${traceId}-${ofCall?.spanId}-01`, undefined]);
  const ofPage = collector.spans().find(({ name }) => name === 'GET menu');
  expect(ofPage?.attributes['storefront.page_builds']).toContain(`catalog@${shop.live}`);
});

test('the call of a page that was not chosen begins a trace of its own', async () => {
  const shell = await startTraced();
  expect(await call(shell, `1a2b3c4d.${'x'.repeat(22)}`)).toBe(200);
  expect(backEnd.received.at(-1)?.headers['traceparent']).not.toContain(traceId);
});

test('a page traces its taps only if it is measured, and its own trace is sampled', async () => {
  expect(await timingOf(await startTraced({ FIELD_SAMPLE: '0' }))).toBe('undefined');
  process.env['OTEL_TRACES_SAMPLER'] = 'always_off';
  expect(await timingOf(await startTraced())).toMatch(measuredBy('fieldFigures'));
});

test('without a collector no page traces its taps, no call carries a trace, and no report is taken', async () => {
  const shell = await startTraced({ OTEL_EXPORTER_OTLP_ENDPOINT: '' });
  const timing = await timingOf(shell);
  expect(timing).toMatch(measuredBy('fieldFigures'));
  await call(shell, measuredBy('fieldFigures').exec(timing)?.[1] ?? '');
  expect(backEnd.received.at(-1)?.headers).not.toHaveProperty('traceparent');
  expect(await shell.sendTap({}, address)).toBe(404);
});
