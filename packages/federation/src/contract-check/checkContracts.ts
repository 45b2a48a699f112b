import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { remoteNames } from '@storefront/contracts';
import type { ContractTable, ReleaseRecord, ShellAssets } from '../release/record';
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

/** Only the code of React and react-dom contains these names: a remote that does has a copy of them. */
const reactInternals = [
  '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE',
  '__DOM_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE',
];

function secondReactBreaks({ record, folder }: BuiltRemote): string[] {
  return Object.keys(record.files)
    .filter((path) => /\.c?js$/.test(path))
    .filter((path) => {
      const code = readFileSync(join(folder, path), 'utf8');
      return reactInternals.some((name) => code.includes(name));
    })
    .map((path) => `${record.name}: ${path} carries a React of its own`);
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

/** A remote that was released before records carried schemas. */
const hasSchemas = ({ contract }: ReleaseRecord) => !Array.isArray(contract.pages);

/**
 * Compares built artefacts: what each sends with what the others accept. Returns the breaks as sentences; an empty list
 * means that everything fits.
 */
export function checkContracts({ shell, remotes, current = shell.contract }: ContractCheck): string[] {
  const built = new Set<string>(remotes.map(({ record }) => record.name));
  const comparable = remotes.map(({ record }) => record).filter(hasSchemas);
  return [
    ...routeBreaks(current.routes),
    ...staleBreaks(shell.contract, current),
    ...remoteNames.filter((name) => !built.has(name)).map((name) => `${name}: there is no build of it`),
    ...remotes
      .filter(({ record }) => !hasSchemas(record))
      .map(({ record }) => `${record.name}: its record has no schemas; build it again`),
    ...comparable.flatMap((record) => remoteBreaks(record, shell.contract, shell.sharedVersions)),
    ...pairBreaks(shell, comparable),
    ...remotes.flatMap(secondReactBreaks),
  ];
}
