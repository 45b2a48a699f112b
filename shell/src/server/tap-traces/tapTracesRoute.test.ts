import type { TapReport } from '../../app/tap-traces/tapReport';
import { beaconHeaders, postAsBrowser } from '../../testing/postAsBrowser';
import { startRoutes } from '../../testing/startRoutes';
import { tapTracesRoute } from './tapTracesRoute';

const builds = { shell: '1a2b3c4d', catalog: 'a'.repeat(32) };
const now = 1_700_000_000_000;
beforeEach(() => jest.useFakeTimers({ now, doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask'] }));
afterEach(() => jest.useRealTimers());

async function startShell() {
  const addBrowserSpan = jest.fn();
  const buildsOf = jest.fn((proof: string) => (proof.endsWith('forged') ? undefined : builds));
  const app = await startRoutes();
  tapTracesRoute(app, {
    publicUrl: 'https://shop.example',
    fieldProofs: { buildsOf },
    tracing: { addBrowserSpan },
  });
  const send = postAsBrowser(app, '/tap-traces', beaconHeaders);
  return { send, addBrowserSpan, buildsOf };
}

const report: TapReport = {
  proof: `1a2b3c4d.${'x'.repeat(22)}`,
  traceId: '0af7651916cd43dd8448eb211c80319c',
  spanId: 'b7ad6b7169203331',
  control: 'opener',
  module: 'page:menu',
  remote: 'catalog',
  route: 'menu',
  shown: 'panel:product',
  calls: 2,
  ago: 5_000,
  duration: 450,
};

test('a tap becomes a span of its own ids, with the build of its remote, by the clock of the server', async () => {
  const { send, addBrowserSpan, buildsOf } = await startShell();
  expect(await send(report)).toBe(204);
  expect(buildsOf.mock.calls).toEqual([[report.proof, '203.0.113.7']]);
  expect(addBrowserSpan.mock.calls).toEqual([
    [
      {
        name: 'tap',
        traceId: report.traceId,
        spanId: report.spanId,
        startTime: now - 5_000,
        endTime: now - 4_550,
        attributes: {
          'http.route': 'menu',
          'storefront.remote': 'catalog',
          'storefront.build': builds.catalog,
          'storefront.control': 'opener',
          'storefront.module': 'page:menu',
          'storefront.shown': 'panel:product',
          'storefront.calls': 2,
        },
      },
    ],
  ]);
});

test.each([
  ['a module', { module: 'panel:absent' }, { 'storefront.module': 'unknown' }],
  ['a panel', { shown: 'panel:absent' }, { 'storefront.shown': 'unknown' }],
  ['a route', { route: 'absent' }, { 'http.route': 'unknown' }],
  ['a build', { remote: 'content' }, { 'storefront.build': 'unknown' }],
])('%s that this shell does not know is unknown', async (_, changed, attributes) => {
  const { send, addBrowserSpan } = await startShell();
  expect(await send({ ...report, ...changed })).toBe(204);
  expect(addBrowserSpan).toHaveBeenCalledWith(
    expect.objectContaining({ attributes: expect.objectContaining(attributes) as object }),
  );
});

test('a tap does not end after its report', async () => {
  const { send, addBrowserSpan } = await startShell();
  await send({ ...report, ago: 100, duration: 9_000 });
  expect(addBrowserSpan).toHaveBeenCalledWith(
    expect.objectContaining({ startTime: now - 100, endTime: now }),
  );
});

test.each<[string, unknown, Record<string, string>, number]>([
  ['a page that was not chosen', { ...report, proof: 'forged' }, {}, 204],
  ['another site', report, { origin: 'https://evil.example' }, 403],
  ['no browser', report, { origin: '' }, 403],
  ['no trace', { ...report, traceId: '0'.repeat(32) }, {}, 422],
  ['a long trace', { ...report, traceId: 'a'.repeat(33) }, {}, 422],
  ['no span', { ...report, spanId: 'B7AD6B7169203331' }, {}, 422],
  ['another remote', { ...report, remote: 'third-party' }, {}, 422],
  ['another control', { ...report, control: 'Иван' }, {}, 422],
  ['no call', { ...report, calls: 0 }, {}, 422],
  ['too many calls', { ...report, calls: 1_001 }, {}, 422],
  ['the future', { ...report, ago: -1 }, {}, 422],
  ['another day', { ...report, ago: 600_001 }, {}, 422],
  ['a negative time', { ...report, duration: -1 }, {}, 422],
  ['more than a tap has', { ...report, text: 'Иван' }, {}, 422],
  ['no object', null, {}, 422],
  ['no JSON', '{', {}, 422],
  ['a large body', 'x'.repeat(601), {}, 413],
])('a report of %s becomes nothing', async (_, payload, headers, status) => {
  const { send, addBrowserSpan } = await startShell();
  expect(await send(payload, headers)).toBe(status);
  expect(addBrowserSpan).not.toHaveBeenCalled();
});

test('the longest report fits', async () => {
  const { send } = await startShell();
  const time = 12_345.600_000_000_006;
  const module = 'widget:catalog:recommendations';
  const remote = 'restaurants';
  const longest = { ...report, module, remote, route: 'order-monitoring', ago: time, duration: time };
  expect(await send({ ...longest, shown: 'panel:order-monitoring', calls: 1_000 })).toBe(204);
});

test('one network sends sixty reports in a minute, and the next one still can', async () => {
  const { send, addBrowserSpan } = await startShell();
  for (let turn = 0; turn < 60; turn += 1) await send(report);
  expect(await send(report)).toBe(429);
  expect(addBrowserSpan).toHaveBeenCalledTimes(60);
  expect(await send(report, { 'x-forwarded-for': '198.51.100.9' })).toBe(204);
});
