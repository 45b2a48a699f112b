import { createMetrics } from './metrics';

test('the monitoring reads each metric by its name and its labels', async () => {
  const metrics = createMetrics();
  const build = { remote: 'catalog', build: 'abc' };
  metrics.pages.inc({ route: 'menu', status: 200 });
  metrics.states.inc({ status: 409 });
  metrics.firstByte.observe({ route: 'menu' }, 0.07);
  metrics.calls.inc({ endpoint: '/api/user/', status: 0, via: 'page' });
  metrics.pageCache.inc({ result: 'hit' });
  metrics.refusals.inc({ reason: 'too many requests' });
  metrics.withdrawals.inc({ ...build, result: 'withdrawn' });
  metrics.remoteFailures.inc({ ...build, phase: 'start', reason: 'wrong-hash' });
  metrics.fieldSeconds.observe({ figure: 'INP', ...build, route: 'menu' }, 0.15);
  metrics.fieldLayoutShift.observe({ ...build, route: 'menu' }, 0.02);
  metrics.fieldPanels.inc({ ...build, step: 'opened' });
  metrics.fieldFigures.inc({ figure: 'INP', connection: '4g', device: 'low', take: 'none' });
  expect((await metrics.registry.metrics()).split('\n')).toEqual(
    expect.arrayContaining([
      'storefront_pages_total{route="menu",status="200"} 1',
      'storefront_page_states_total{status="409"} 1',
      'storefront_page_first_byte_seconds_bucket{le="0.1",route="menu"} 1',
      'storefront_calls_total{endpoint="/api/user/",status="0",via="page"} 1',
      'storefront_page_cache_total{result="hit"} 1',
      'storefront_refusals_total{reason="too many requests"} 1',
      'storefront_remote_withdrawals_total{remote="catalog",build="abc",result="withdrawn"} 1',
      'storefront_remote_failures_total{remote="catalog",build="abc",phase="start",reason="wrong-hash"} 1',
      'storefront_field_seconds_bucket{le="0.2",figure="INP",remote="catalog",build="abc",route="menu"} 1',
      'storefront_field_layout_shift_bucket{le="0.025",remote="catalog",build="abc",route="menu"} 1',
      'storefront_field_panels_total{remote="catalog",build="abc",step="opened"} 1',
      'storefront_field_figures_total{figure="INP",connection="4g",device="low",take="none"} 1',
    ]),
  );
});
