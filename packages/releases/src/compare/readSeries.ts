/** One time series of a metric. */
export interface Series {
  /** The metric, for a histogram with its suffix: `storefront_field_seconds_bucket`. */
  name: string;
  labels: Partial<Record<string, string>>;
  value: number;
}

const line = /^([a-z_]+)\{(.*)\} (\S+)$/gm;

/** The time series with labels in the texts of metrics, in Prometheus' format. `names` are those of metrics. */
export function readSeries(texts: readonly string[], names: readonly string[]): Series[] {
  const wanted = new Set(names);
  return texts
    .flatMap((text) => [...text.matchAll(line)])
    .filter(([, name = '']) => wanted.has(name))
    .map(([, name = '', labels = '', value]) => ({
      name,
      labels: Object.fromEntries(
        [...labels.matchAll(/(\w+)="([^"]*)"/g)].map(([, label, text]) => [label, text]),
      ),
      value: Number(value),
    }));
}

/** The upper limit of a bucket by its label `le`: `Number` does not read Prometheus' name of infinity. */
export const upperLimit = (le: string | undefined): number => (le === '+Inf' ? Infinity : Number(le));
