import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { remoteNames } from '@storefront/contracts';
import type { ContractTable, ReleaseRecord, ShellAssets } from '../release/record';
import { singletonsIn } from '../sharing/pageSingletons';
import { pairBreaks } from './pairBreaks';
import { remoteBreaks } from './remoteBreaks';
import { routeBreaks } from './routeBreaks';

/** A built remote: its record and the folder its files are in. */
export interface BuiltRemote {
  record: ReleaseRecord;
  folder: string;
}

export interface ContractCheck {
  shell: ShellAssets;
  remotes: readonly BuiltRemote[];
  /** The contract table of the current sources; by default the shell's. */
  current?: ContractTable;
}

/** Copies of what the page has once: the build refuses them, and a built file may have been changed since. */
function copyBreaks({ record, folder }: BuiltRemote): string[] {
  return Object.keys(record.files)
    .filter((path) => /\.c?js$/.test(path))
    .flatMap((path) => {
      const copies = singletonsIn(readFileSync(join(folder, path), 'utf8'));
      return copies.map(({ title }) => `${record.name}: ${path} carries ${title} of its own`);
    });
}

/** The entries in which the shell's contract differs from the current one. */
function staleBreaks(shell: ContractTable, current: ContractTable): string[] {
  const kinds = ['routes', 'panels', 'widgets', 'events'] as const;
  return kinds.flatMap((kind) =>
    [...new Set([...Object.keys(shell[kind]), ...Object.keys(current[kind])])]
      .filter((id) => JSON.stringify(shell[kind][id]) !== JSON.stringify(current[kind][id]))
      .map((id) => `shell: it was built with another contract of ${kind} "${id}"; build it again`),
  );
}

/** Whether a record can be compared: earlier ones carried no schemas, or no names of shared packages. */
export const isComparable = ({ contract }: ReleaseRecord) =>
  !Array.isArray(contract.pages) && typeof contract.sharedNames === 'object';

/**
 * Compares built artefacts: what each sends with what the others accept. Returns the breaks as sentences; an empty list
 * means that everything fits.
 */
export function checkContracts({ shell, remotes, current = shell.contract }: ContractCheck): string[] {
  const built = new Set<string>(remotes.map(({ record }) => record.name));
  const comparable = remotes.map(({ record }) => record).filter(isComparable);
  return [
    ...routeBreaks(current.routes),
    ...staleBreaks(shell.contract, current),
    ...remoteNames.filter((name) => !built.has(name)).map((name) => `${name}: there is no build of it`),
    ...remotes
      .filter(({ record }) => !isComparable(record))
      .map(({ record }) => `${record.name}: its record is of an older form; build it again`),
    ...comparable.flatMap((record) => remoteBreaks(record, shell)),
    ...pairBreaks(shell, comparable),
    ...remotes.flatMap(copyBreaks),
  ];
}
