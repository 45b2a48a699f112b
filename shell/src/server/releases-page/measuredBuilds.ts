import {
  percentile75,
  readSeries,
  type Series,
  shareEstimate,
  sum,
  upperLimit,
} from '@storefront/releases/compare';
import type { AppName } from '@storefront/releases/registry';
import type { AppView, BuildView, EstimateView, FigureView, SeriesView } from '../../app/releases-page/view';

const metrics = {
  failures: 'storefront_remote_failures_total',
  seconds: 'storefront_field_seconds_bucket',
  shift: 'storefront_field_layout_shift_bucket',
  panels: 'storefront_field_panels_total',
};

/** The phases of `storefront_remote_failures_total`, from the start of a build to its use. */
const phases = ['start', 'module', 'prefetch', 'render', 'run'];

const times = ['LCP', 'INP', 'TTFB', 'panel', 'badge'] as const;

const sumOf = (series: readonly Series[]) => sum(series.map(({ value }) => value));

/** The shell names its build by its first signs. */
const isOf = (build: string, { labels }: Series) =>
  Boolean(labels['build'] && build.startsWith(labels['build']));

/** The counts between the limits: Prometheus counts what is up to each limit. */
function countsBetween(limits: readonly number[], buckets: readonly Series[]): number[] {
  const upTo = limits.map((limit) =>
    sumOf(buckets.filter(({ labels }) => upperLimit(labels['le']) === limit)),
  );
  return upTo.map((count, index) => count - (upTo[index - 1] ?? 0));
}

const withCount = (
  estimate: Omit<EstimateView, 'count'> | undefined,
  count: number,
): EstimateView | undefined => estimate && { ...estimate, count };

function figureOf(
  name: FigureView['name'],
  buckets: readonly Series[],
  builds: readonly BuildView[],
  scale: number,
): FigureView {
  const all = [...new Set(buckets.map(({ labels }) => upperLimit(labels['le'])))].sort(
    (one, other) => one - other,
  );
  const limits = all.filter(Number.isFinite).map((limit) => limit * scale);
  const series = builds.flatMap(({ role, build }): SeriesView[] => {
    const counts = countsBetween(
      all,
      buckets.filter((one) => isOf(build, one)),
    );
    const p75 = withCount(percentile75(counts, limits), sum(counts));
    return p75 ? [{ role, counts, p75 }] : [];
  });
  return { name, limits, series };
}

/** What the metrics of shells, as texts, say about builds of an app. */
export function measuredBuilds(texts: readonly string[]) {
  const series = readSeries(texts, Object.values(metrics));

  return (
    app: AppName,
    builds: readonly BuildView[],
  ): Pick<AppView, 'phases' | 'failures' | 'panels' | 'figures'> => {
    const own = series.filter(({ labels }) => labels['remote'] === app);
    const named = (name: string) => own.filter((one) => one.name === name);
    const [failures, seconds, panels] = [metrics.failures, metrics.seconds, metrics.panels].map(named) as [
      Series[],
      Series[],
      Series[],
    ];
    return {
      phases,
      // Without metrics nothing is known, and those of failures are about remotes.
      failures: (texts.length > 0 && app !== 'shell' ? builds : []).map(({ role, build }) => ({
        role,
        counts: phases.map((phase) =>
          sumOf(failures.filter((one) => isOf(build, one) && one.labels['phase'] === phase)),
        ),
      })),
      panels: builds.flatMap(({ role, build }) => {
        const of = (step: string) =>
          sumOf(panels.filter((one) => isOf(build, one) && one.labels['step'] === step));
        const [pressed, opened] = [of('pressed'), of('opened')];
        const share = withCount(shareEstimate([Math.max(0, pressed - opened), opened]), pressed);
        return share ? [{ role, opened: share }] : [];
      }),
      figures: [
        ...times.map((name) =>
          figureOf(
            name,
            seconds.filter(({ labels }) => labels['figure'] === name),
            builds,
            1000,
          ),
        ),
        figureOf('CLS', named(metrics.shift), builds, 1),
      ],
    };
  };
}
