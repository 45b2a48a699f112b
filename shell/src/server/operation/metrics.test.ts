import { createMetrics, type Metrics } from './metrics';

test.each<[string, (metrics: Metrics) => void]>([
  [
    'storefront_pages_total{route="menu",status="200"} 1',
    ({ pages }) => pages.inc({ route: 'menu', status: 200 }),
  ],
  ['storefront_page_states_total{status="409"} 1', ({ states }) => states.inc({ status: 409 })],
  [
    'storefront_page_first_byte_seconds_bucket{le="0.1",route="menu"} 1',
    ({ firstByte }) => firstByte.observe({ route: 'menu' }, 0.07),
  ],
  [
    'storefront_calls_total{endpoint="/api/user/",status="0",via="page"} 1',
    ({ calls }) => calls.inc({ endpoint: '/api/user/', status: 0, via: 'page' }),
  ],
  ['storefront_page_cache_total{result="hit"} 1', ({ pageCache }) => pageCache.inc({ result: 'hit' })],
  [
    'storefront_refusals_total{reason="too many requests"} 1',
    ({ refusals }) => refusals.inc({ reason: 'too many requests' }),
  ],
  [
    'storefront_remote_withdrawals_total{remote="catalog",build="abc",result="withdrawn"} 1',
    ({ withdrawals }) => withdrawals.inc({ remote: 'catalog', build: 'abc', result: 'withdrawn' }),
  ],
  [
    'storefront_remote_failures_total{remote="catalog",build="abc",phase="start",reason="wrong-hash"} 1',
    ({ remoteFailures }) =>
      remoteFailures.inc({ remote: 'catalog', build: 'abc', phase: 'start', reason: 'wrong-hash' }),
  ],
])('the monitoring reads %s', async (line, count) => {
  const metrics = createMetrics();
  count(metrics);
  expect((await metrics.registry.metrics()).split('\n')).toContain(line);
});

test('the help of withdrawals names every result, also the rollback whose write has an unknown outcome', async () => {
  expect(await createMetrics().registry.metrics()).toContain(
    'by what became of them: withdrawn, rolled-back, pinned, refused, not-written, unknown\n',
  );
});
