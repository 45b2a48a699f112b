import type { ReleaseRecord, ShellAssets } from '../release/record';
import type { BuiltRemote } from './checkContracts';
import type { Schemas } from './users';

/** The builds of one page: the shell and the live build of each remote. */
export interface PageBuilds {
  shell: ShellAssets;
  remotes: readonly BuiltRemote[];
}

export const recordsOf = ({ remotes }: PageBuilds): ReleaseRecord[] => remotes.map(({ record }) => record);

/**
 * Everyone who takes a panel's parameters or a widget's props. The shell validates parameters and passes on those it
 * knows.
 */
export function takers(
  { shell, remotes }: PageBuilds,
  kind: 'panels' | 'widgets',
): [name: string, schemas: Schemas][] {
  const passedOn = Object.entries(shell.contract.panels).map(([id, { params }]) => [id, params] as const);
  return [
    ['shell', kind === 'panels' ? Object.fromEntries(passedOn) : {}],
    ...remotes.map(({ record }): [string, Schemas] => [record.name, record.contract[kind]]),
  ];
}
