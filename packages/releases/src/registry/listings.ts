import type { LoggedChange, Refusal } from '../release/releaseLog';
import type { AppName } from './appNames';
import type { Registry } from './openRegistry';

/** The printed text of a listing, and the same as data. */
export interface Listing {
  text: string;
  data: object[];
}

const table = (rows: readonly string[][]) =>
  rows.length > 0 ? rows.map((row) => row.join('  ')).join('\n') : 'Nothing is released.';

/** The stored builds of these apps, the newest first. */
export async function releaseRows(registry: Registry, names: readonly AppName[]): Promise<Listing> {
  const ofApps = names.map(async (name) => {
    const { pinned, canary } = await registry.channels(name);
    return (await registry.list(name)).map(({ build, version, builtAt, commit, isStable, fault }) => ({
      name,
      build,
      version,
      builtAt,
      commit,
      isStable,
      isPinned: isStable && pinned === true,
      ...(canary?.build === build && {
        canaryPercent: canary.percent,
        ...(canary.guard && { isGuarded: true }),
      }),
      ...(fault === undefined ? {} : { fault }),
    }));
  });
  const data = (await Promise.all(ofApps)).flat();
  const rows = data.map(({ name, build, version, builtAt, commit, fault, ...live }) => [
    `${live.isStable ? '*' : live.canaryPercent ? '%' : ' '}${live.isPinned ? '!' : ' '}`,
    name.padEnd(12),
    build,
    ...(fault === undefined
      ? [version.padEnd(8), builtAt, commit.slice(0, 8)]
      : [`it cannot be read: ${fault}`]),
    ...(live.canaryPercent
      ? [`${live.canaryPercent} % of the visitors${live.isGuarded ? ', guarded' : ''}`]
      : []),
  ]);
  return { text: table(rows), data };
}

interface LogRow extends Omit<LoggedChange, 'action'>, Partial<Pick<Refusal, 'reasons'>> {
  sequence: number;
  at: string;
  action: LoggedChange['action'] | 'refused';
}

/** All changes of these apps and the builds that were refused, the newest first. */
export async function logRows(registry: Registry, names: readonly AppName[]): Promise<Listing> {
  const known = new Set<string>(names);
  const data = (await registry.log())
    .flatMap(({ sequence, at, changes, refusal }): LogRow[] => [
      ...changes.map((change) => ({ sequence, at, ...change })),
      ...(refusal ? [{ sequence, at, ...refusal, action: 'refused' as const }] : []),
    ])
    .filter(({ app }) => known.has(app))
    .reverse();
  const rows = data.map(({ sequence, at, action, app, build, percent, guard, automatic, reasons = [] }) => [
    String(sequence).padStart(4),
    at,
    action.padEnd(10),
    app.padEnd(12),
    build,
    ...(percent ? [`${percent} %${guard ? ', guarded' : ''}`] : []),
    ...(automatic ? [`automatic: ${automatic}`] : []),
    ...reasons.slice(0, 1),
  ]);
  return { text: table(rows), data };
}
