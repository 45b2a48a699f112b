import { sum } from '@storefront/releases/compare';
import { css } from '@storefront/styles';
import { colour, textStyles } from '@storefront/tokens';
import { Chart } from './Chart';
import { messages, valueText } from './messages';
import type { AppView, FigureView, SeriesView } from './view';

const gridClass = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 17rem), 1fr))',
  gap: '24px 28px',
});
const textClass = css({ ...textStyles.s, color: colour.ink2 });
const titleClass = css({ ...textStyles.s, marginBottom: 6 });

function Figure({ name, limits, series }: FigureView) {
  // Each bucket lies between two labels, from 0 to the last limit; the last bucket has what is longer.
  const labels = [0, ...limits].map((limit) => valueText(name, limit).replace(/\s.*/, ''));
  return (
    <Chart
      title={messages.figure(name)}
      kind="steps"
      labels={[...labels, '∞']}
      valueText={messages.shareOf}
      series={series.map(({ role, counts, p75 }) => {
        const shares = counts.map((count) => count / sum(counts));
        return {
          role,
          values: [...shares, shares.at(-1) ?? 0],
          text: `${messages.role[role]}: ${p75 ? messages.p75(name, p75) : ''}`,
        };
      })}
    />
  );
}

function Failures({ phases, failures }: Pick<AppView, 'phases' | 'failures'>) {
  const named = ({ counts }: SeriesView) =>
    phases.flatMap((phase, index) => (counts[index] ? [[phase, counts[index]] as const] : []));
  return (
    <Chart
      title={messages.failures}
      kind="bars"
      labels={failures.map(({ role }) => messages.role[role])}
      valueText={(value) => (Number.isInteger(value) ? String(value) : '')}
      series={failures.map((one, position) => ({
        role: one.role,
        values: failures.map((_, index) => (index === position ? sum(one.counts) : 0)),
        text: `${messages.role[one.role]}: ${messages.failuresOf(named(one))}`,
      }))}
    />
  );
}

/** What visitors had of an app's builds: failures, panels that opened, times and layout shifts. */
export function Measured({ phases, failures, panels, figures }: AppView) {
  const shown = figures.filter(({ series }) => series.length > 0);
  const hasFailures = failures.some(({ counts }) => sum(counts) > 0);
  if (!hasFailures && shown.length === 0 && panels.length === 0) {
    const known = failures.length > 0 ? [messages.noFailures] : [];
    return <p className={textClass}>{[...known, messages.notMeasured].join(' ')}</p>;
  }
  return (
    <div className={gridClass}>
      {hasFailures && <Failures phases={phases} failures={failures} />}
      {failures.length > 0 && !hasFailures && (
        <div>
          <p className={titleClass}>{messages.failures}</p>
          <p className={textClass}>{messages.noFailures}</p>
        </div>
      )}
      {panels.length > 0 && (
        <div>
          <p className={titleClass}>{messages.panels}</p>
          {panels.map(({ role, opened }) => (
            <p className={textClass} key={role}>{`${messages.role[role]}: ${messages.opened(opened)}`}</p>
          ))}
        </div>
      )}
      {shown.map((figure) => (
        <Figure key={figure.name} {...figure} />
      ))}
    </div>
  );
}
