import { createMetrics } from '../operation/metrics';
import { createFieldFigures } from './createFieldFigures';
import type { CheckedReport } from './fieldReportSchema';

const builds = { shell: '1a2b3c4d', catalog: 'a'.repeat(32), checkout: 'b'.repeat(32) };

type ReportedFigure = CheckedReport['figures'][number];

const figure = (changed: Partial<ReportedFigure>): ReportedFigure => ({
  name: 'INP',
  value: 240,
  route: 'menu',
  remote: 'catalog',
  ...changed,
});

const reportOf = (...figures: ReportedFigure[]): CheckedReport => ({
  proof: '',
  connection: '4g',
  device: 'low',
  take: 'pickup',
  isCold: false,
  figures,
});

function start() {
  const metrics = createMetrics();
  const fieldFigures = createFieldFigures(metrics);
  /** Lines of the metrics that have this text. */
  const lines = async (text: string) =>
    (await metrics.registry.metrics())
      .split('\n')
      .filter((line) => !line.startsWith('#') && line.includes(text));
  return { ...fieldFigures, lines };
}

test.each([
  ['INP', 240, 'catalog', builds.catalog, 0.24],
  ['LCP', 2_000, 'shell', builds.shell, 2],
  ['TTFB', 90_000, 'shell', builds.shell, 60],
  ['badge', 80, 'checkout', builds.checkout, 0.08],
  ['panel', 700, 'content', 'unknown', 0.7],
  ['INP', 700, 'third-party', 'none', 0.7],
] as const)(
  '%s of %d ms caused by %s is a time of the build %s: %d s',
  async (name, value, remote, build, sum) => {
    const { add, lines } = start();
    add(reportOf(figure({ name, value, remote })), builds);
    expect(await lines('storefront_field_seconds_sum')).toEqual([
      `storefront_field_seconds_sum{figure="${name}",remote="${remote}",build="${build}",route="menu"} ${sum}`,
    ]);
  },
);

test.each([
  [0.12, 0.12],
  [1e9, 10],
])('a layout shift of %d is no time', async (value, sum) => {
  const { add, lines } = start();
  add(reportOf(figure({ name: 'CLS', value })), builds);
  expect(await lines('layout_shift_sum')).toEqual([
    `storefront_field_layout_shift_sum{remote="catalog",build="${builds.catalog}",route="menu"} ${sum}`,
  ]);
  expect(await lines('storefront_field_seconds_count')).toEqual([]);
});

test('pressed and opened panels count for each build of the page, because any of them may be the reason', async () => {
  const { add, lines } = start();
  add(reportOf(figure({ name: 'press', value: 0 })), builds);
  add(reportOf(figure({ name: 'press', value: 0 }), figure({ name: 'panel' })), builds);
  const panels = (step: string, count: number) =>
    Object.entries(builds).map(
      ([remote, build]) =>
        `storefront_field_panels_total{remote="${remote}",build="${build}",step="${step}"} ${count}`,
    );
  expect(await lines('panels_total')).toEqual(
    expect.arrayContaining([...panels('pressed', 2), ...panels('opened', 1)]),
  );
  expect(await lines('storefront_field_seconds_count')).toHaveLength(1);
});

test('figures are counted by connection, class of device and take method', async () => {
  const { add, lines } = start();
  add(reportOf(figure({}), figure({})), builds);
  expect(await lines('figures_total')).toEqual([
    'storefront_field_figures_total{figure="INP",connection="4g",device="low",take="pickup"} 2',
  ]);
});

test('of each team the four latest builds are kept', async () => {
  const { add, lines } = start();
  const all = ['CLS', 'INP', 'press'] as const;
  for (const catalog of ['b1', 'b2', 'b3', 'b4', 'b5']) {
    add(reportOf(...all.map((name) => figure({ name }))), { ...builds, catalog });
  }
  expect(await lines('build="b1"')).toEqual([]);
  expect(await lines('_count{figure="INP"')).toHaveLength(4);
  expect(await lines('layout_shift_count')).toHaveLength(4);
  expect(await lines('panels_total{remote="catalog"')).toHaveLength(8);
  // Other teams keep theirs.
  expect(await lines('panels_total{remote="checkout"')).toHaveLength(2);
});
