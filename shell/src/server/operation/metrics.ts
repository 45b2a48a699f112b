import { Counter, Histogram, Registry } from 'prom-client';

/**
 * Whether a guest's page came from the cache. `shared`: the page waited for another guest's rendering. `none`: the page
 * is never cached.
 */
export type CacheResult = 'hit' | 'stale' | 'shared' | 'miss' | 'none';

const withdrawalResults = [
  'withdrawn',
  'rolled-back',
  'pinned',
  'refused',
  'not-written',
  'unknown',
] as const;

/** The outcome for a build that failed too often (docs/operating.md, When a build fails). */
export type WithdrawalResult = (typeof withdrawalResults)[number];

/** The metrics of one process (docs/operating.md). Labels have few values: routes and endpoints, never paths. */
export function createMetrics() {
  const registry = new Registry();
  const registers = [registry];
  return {
    registry,
    pages: new Counter({
      name: 'storefront_pages_total',
      help: 'Pages by route and status',
      labelNames: ['route', 'status'] as const,
      registers,
    }),
    states: new Counter({
      name: 'storefront_page_states_total',
      help: 'States of cached pages, which their scripts ask for, by status',
      labelNames: ['status'] as const,
      registers,
    }),
    firstByte: new Histogram({
      name: 'storefront_page_first_byte_seconds',
      help: 'Time to the first byte of a page, by route',
      labelNames: ['route'] as const,
      buckets: [0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5],
      registers,
    }),
    calls: new Counter({
      name: 'storefront_calls_total',
      help: 'Calls to the back end by endpoint and status, of browsers and of rendering (via); status 0: no answer',
      labelNames: ['endpoint', 'status', 'via'] as const,
      registers,
    }),
    pageCache: new Counter({
      name: 'storefront_page_cache_total',
      help: 'Pages by what the page cache had',
      labelNames: ['result'] as const,
      registers,
    }),
    refusals: new Counter({
      name: 'storefront_refusals_total',
      help: 'Requests and sockets that this server refused by itself, by reason',
      labelNames: ['reason'] as const,
      registers,
    }),
    refusedPaymentPages: new Counter({
      name: 'storefront_refused_payment_pages_total',
      help: 'Payment pages that browsers did not open: the brand does not name their host',
      registers,
    }),
    withdrawals: new Counter({
      name: 'storefront_remote_withdrawals_total',
      help: `Builds of remotes that failed too often, by what became of them: ${withdrawalResults.join(', ')}`,
      labelNames: ['remote', 'build', 'result'] as const,
      registers,
    }),
    remoteFailures: new Counter({
      name: 'storefront_remote_failures_total',
      help: 'Builds of remotes that could not be loaded or rendered, by phase: start, module, prefetch, render, run',
      labelNames: ['remote', 'build', 'phase', 'reason'] as const,
      registers,
    }),
    fieldSeconds: new Histogram({
      name: 'storefront_field_seconds',
      help: 'Times that browsers measured, by figure and by whose code caused them: LCP, INP, TTFB, panel, badge',
      labelNames: ['figure', 'remote', 'build', 'route'] as const,
      buckets: [0.05, 0.1, 0.2, 0.3, 0.5, 0.8, 1.2, 1.8, 2.5, 4, 6, 10],
      registers,
    }),
    fieldLayoutShift: new Histogram({
      name: 'storefront_field_layout_shift',
      help: 'Layout shifts of pages (CLS) that browsers measured, by whose code caused them',
      labelNames: ['remote', 'build', 'route'] as const,
      buckets: [0.01, 0.025, 0.05, 0.1, 0.15, 0.25, 0.5, 1],
      registers,
    }),
    fieldPanels: new Counter({
      name: 'storefront_field_panels_total',
      help: 'First presses of an opener on measured pages, and panels that opened after them, by each build of the page',
      labelNames: ['remote', 'build', 'step'] as const,
      registers,
    }),
    fieldFigures: new Counter({
      name: 'storefront_field_figures_total',
      help: 'Figures that browsers measured, by connection, class of device and take method',
      labelNames: ['figure', 'connection', 'device', 'take'] as const,
      registers,
    }),
  };
}

export type Metrics = ReturnType<typeof createMetrics>;
