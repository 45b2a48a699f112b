import { type Owner, routeIds } from '@storefront/contracts';
import { figureNames } from '../../app/field-figures/fieldReport';
import type { Metrics } from '../operation/metrics';
import type { PageBuilds } from './createFieldProofs';
import type { CheckedReport } from './fieldReportSchema';

type FieldMetrics = Pick<Metrics, 'fieldSeconds' | 'fieldLayoutShift' | 'fieldPanels' | 'fieldFigures'>;

/** A figure of a page that slept, or a forged one, must not move the sums. Milliseconds, and layout shifts. */
const limits = { time: 60_000, shift: 10 };

/** Builds of one team whose figures are kept: the live one, a canary, and those before them. */
const maxBuilds = 4;

/** Adds what browsers measured to the metrics, with the builds that their pages had. */
export function createFieldFigures(metrics: FieldMetrics) {
  const { fieldSeconds, fieldLayoutShift, fieldPanels, fieldFigures } = metrics;
  const known = new Map<string, string[]>();

  function forget(remote: string, build: string): void {
    for (const route of [...routeIds, 'unknown']) {
      fieldLayoutShift.remove({ remote, build, route });
      for (const figure of figureNames) fieldSeconds.remove({ figure, remote, build, route });
    }
    for (const step of ['pressed', 'opened']) fieldPanels.remove({ remote, build, step });
  }

  /** Forgets the builds without a visitor for the longest time: a process runs through many releases. */
  function note(remote: string, build: string): void {
    const others = (known.get(remote) ?? []).filter((one) => one !== build);
    for (const gone of others.splice(maxBuilds - 1)) forget(remote, gone);
    known.set(remote, [build, ...others]);
  }

  /** Any build of the page may be why a panel does not open, so each of them counts. */
  function countPanel(step: 'pressed' | 'opened', builds: PageBuilds): void {
    for (const [remote, build] of Object.entries(builds)) {
      note(remote, build);
      fieldPanels.inc({ remote, build, step });
      // Where none has opened, their share is 0 and not unknown.
      fieldPanels.inc({ remote, build, step: 'opened' }, 0);
    }
  }

  return {
    add({ figures, connection, device, take }: CheckedReport, builds: PageBuilds): void {
      for (const { name: figure, value, route, remote } of figures) {
        const build = remote === 'third-party' ? 'none' : (builds[remote as Owner] ?? 'unknown');
        note(remote, build);
        fieldFigures.inc({ figure, connection, device, take });
        if (figure === 'CLS') {
          fieldLayoutShift.observe({ remote, build, route }, Math.min(value, limits.shift));
        } else if (figure !== 'press') {
          fieldSeconds.observe({ figure, remote, build, route }, Math.min(value, limits.time) / 1000);
        }
        if (figure === 'press') countPanel('pressed', builds);
        if (figure === 'panel') countPanel('opened', builds);
      }
    },
  };
}

export type FieldFigures = ReturnType<typeof createFieldFigures>;
