import { createFieldFigures } from '../field-figures/createFieldFigures';
import { createMetrics } from '../operation/metrics';
import type { BuildView } from '../../app/releases-page/view';
import { measuredBuilds } from './measuredBuilds';

const [live, canary] = ['a1', 'b2'].map((id) => id.repeat(16)) as [string, string];
const builds: BuildView[] = [
  { role: 'live', build: live },
  { role: 'canary', build: canary },
];

/** The text of a shell's metrics: with the slower of two pages on each build, and its failures. */
async function textOf(slow: number): Promise<string> {
  const metrics = createMetrics();
  const figures = createFieldFigures(metrics);
  const add = (
    build: string,
    name: 'LCP' | 'CLS' | 'press' | 'panel',
    value: number,
    route: 'home' | 'menu' = 'home',
  ) =>
    figures.add(
      {
        proof: '',
        connection: '4g',
        device: 'high',
        take: 'none',
        isCold: true,
        figures: [{ name, value, route, remote: 'catalog' }],
      },
      { catalog: build },
    );
  add(live, 'LCP', 900);
  add(live, 'LCP', 1000, 'menu');
  add(live, 'LCP', slow);
  add(canary, 'CLS', 0.2);
  for (const name of ['press', 'press', 'panel'] as const) add(live, name, 0);
  metrics.remoteFailures.inc({ remote: 'catalog', build: canary, phase: 'render', reason: 'threw' }, 3);
  metrics.remoteFailures.inc({ remote: 'content', build: canary, phase: 'run', reason: 'threw' }, 9);
  return metrics.registry.metrics();
}

test('the counts of all shells and routes are added up for each build', async () => {
  const { failures, panels, figures, phases } = measuredBuilds([await textOf(3000), await textOf(30_000)])(
    'catalog',
    builds,
  );
  expect(phases).toEqual(['start', 'module', 'prefetch', 'render', 'run']);
  expect(failures).toEqual([
    { role: 'live', counts: [0, 0, 0, 0, 0] },
    { role: 'canary', counts: [0, 0, 0, 6, 0] },
  ]);
  expect(panels).toMatchObject([{ role: 'live', opened: { value: 0.5, count: 4 } }]);
  const [lcp, ...others] = figures.filter(({ series }) => series.length > 0);
  expect(lcp?.limits).toEqual([50, 100, 200, 300, 500, 800, 1200, 1800, 2500, 4000, 6000, 10_000]);
  expect(lcp?.series).toMatchObject([
    { role: 'live', counts: [0, 0, 0, 0, 0, 0, 4, 0, 0, 1, 0, 0, 1], p75: { value: 3250, count: 6 } },
  ]);
  expect(others).toMatchObject([
    { name: 'panel', series: [{ role: 'live' }] },
    { name: 'CLS', series: [{ role: 'canary', counts: [0, 0, 0, 0, 0, 2, 0, 0, 0] }] },
  ]);
});

test('the shell’s figures name its build by the first signs', async () => {
  const metrics = createMetrics();
  metrics.fieldSeconds.observe(
    { figure: 'INP', remote: 'shell', build: live.slice(0, 8), route: 'home' },
    0.1,
  );
  const { figures } = measuredBuilds([await metrics.registry.metrics()])('shell', builds);
  expect(figures.flatMap(({ name, series }) => series.map(({ role }) => [name, role]))).toEqual([
    ['INP', 'live'],
  ]);
});

test('without figures there are no series', () => {
  const { figures, panels } = measuredBuilds([''])('catalog', builds);
  expect(panels).toEqual([]);
  expect(figures.every(({ series }) => series.length === 0)).toBe(true);
});
