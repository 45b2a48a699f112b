import { css } from '@storefront/styles';
import { colour, textStyles } from '@storefront/tokens';
import { useMediaQuery } from '@storefront/ui';
import { type ReactNode, useEffect, useRef } from 'react';
import uPlot from 'uplot';
import type { BuildRole } from './view';

interface ChartSeries {
  readonly role: BuildRole;
  /** A value for each position on the x axis. */
  readonly values: readonly number[];
  /** The name of the build and its figures, which stand below the chart. */
  readonly text: ReactNode;
}

interface Props {
  readonly title: string;
  /** `steps`: shares of a distribution between the labels. `bars`: one value for each label. */
  readonly kind: 'steps' | 'bars';
  /** By position on the x axis. */
  readonly labels: readonly string[];
  readonly series: readonly ChartSeries[];
  readonly valueText: (value: number) => string;
}

const height = 132;

/** Builds differ by colour and by dashes. */
const looks = {
  live: { colour: colour.ink, dash: [] },
  canary: { colour: colour.accent, dash: [7, 3] },
  previous: { colour: colour.ink3, dash: [2, 3] },
} as const satisfies Record<BuildRole, object>;

const rootClass = css({ minWidth: 0, margin: 0 });
const titleClass = css({ ...textStyles.s, marginBottom: 6 });
const plotClass = css({ height, overflow: 'hidden' });
const legendClass = css({ ...textStyles.xs, display: 'grid', gap: 2, marginTop: 6, color: colour.ink2 });
const rowClass = css({ display: 'flex', gap: 8, alignItems: 'baseline' });
const lineClass = css({ flex: 'none', width: 20, height: 8 });

/** The value of a token, which a canvas cannot read by its name. */
function tokenValue(token: string): string {
  const name = token.slice('var('.length, -1);
  return getComputedStyle(document.documentElement).getPropertyValue(name).trim();
}

function optionsOf({ kind, labels, series, valueText }: Props, width: number): uPlot.Options {
  const [ink, line] = [tokenValue(colour.ink2), tokenValue(colour.line)];
  const font = `11px ${getComputedStyle(document.body).fontFamily}`;
  const last = labels.length - 1;
  const { bars, stepped } = uPlot.paths;
  const paths = kind === 'bars' ? bars?.({ size: [0.5, 48] }) : stepped?.({ align: 1 });
  // Every second label where they would touch.
  const step = kind === 'steps' && labels.length > 8 ? 2 : 1;
  return {
    width,
    height,
    legend: { show: false },
    cursor: { show: false },
    scales: {
      x: { time: false, range: kind === 'bars' ? [-0.5, last + 0.5] : [0, last] },
      y: { range: (_, _min, max) => [0, max > 0 ? max * 1.1 : 1] },
    },
    axes: [
      {
        stroke: ink,
        font,
        size: 26,
        grid: { show: false },
        ticks: { stroke: line, size: 4 },
        splits: () => labels.flatMap((_, index) => (index % step === 0 ? [index] : [])),
        values: (_, splits) => splits.map((index) => labels[index] ?? ''),
      },
      {
        stroke: ink,
        font,
        size: 44,
        space: 36,
        grid: { stroke: line, width: 1 },
        ticks: { show: false },
        values: (_, splits) => splits.map(valueText),
      },
    ],
    series: [
      {},
      ...series.map(({ role }): uPlot.Series => {
        const stroke = tokenValue(looks[role].colour);
        return {
          stroke,
          width: 2,
          dash: [...looks[role].dash],
          points: { show: false },
          ...(kind === 'bars' && { fill: stroke }),
          ...(paths && { paths }),
        };
      }),
    ],
  };
}

/** A small chart of builds. What matters of it stands below as text, for whoever cannot see a canvas. */
export function Chart(props: Props) {
  const { title, labels, series } = props;
  const plot = useRef<HTMLDivElement>(null);
  const isDark = useMediaQuery('(prefers-color-scheme: dark)');

  // A canvas is painted again in the colours of another theme.
  useEffect(() => {
    const element = plot.current;
    if (!element) return undefined;
    const data: uPlot.AlignedData = [
      labels.map((_, index) => index),
      ...series.map(({ values }) => [...values]),
    ];
    const chart = new uPlot(optionsOf(props, element.clientWidth), data, element);
    const observer = new ResizeObserver(() => chart.setSize({ width: element.clientWidth, height }));
    observer.observe(element);
    return () => {
      observer.disconnect();
      chart.destroy();
    };
  }, [props, labels, series, isDark]);

  return (
    <figure className={rootClass}>
      <figcaption className={titleClass}>{title}</figcaption>
      <div className={plotClass} ref={plot} aria-hidden />
      <ul className={legendClass}>
        {series.map(({ role, text }) => (
          <li className={rowClass} key={role}>
            <svg className={lineClass} viewBox="0 0 20 8" aria-hidden>
              <line
                x1="0"
                x2="20"
                y1="4"
                y2="4"
                stroke={looks[role].colour}
                strokeWidth="2"
                strokeDasharray={looks[role].dash.join(' ')}
              />
            </svg>
            <span>{text}</span>
          </li>
        ))}
      </ul>
    </figure>
  );
}
