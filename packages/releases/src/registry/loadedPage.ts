import type { BuildSources } from '../gate/buildSources';
import type { NamedPage } from '../gate/nameBreaks';
import type { SourcedPage } from '../gate/typeBreaks';
import type { AppName } from './appNames';
import { type AppRecord, isShell } from './appRecord';
import { RegistryError } from './RegistryError';

/** A build that is compared with others. */
export interface LoadedBuild {
  record: AppRecord;
  /** Undefined when the build was stored without them. */
  sources: BuildSources | undefined;
}

/** The builds of a page. */
export type LoadedPage = ReadonlyMap<AppName, LoadedBuild>;

const usesOf = (record: AppRecord) => (isShell(record) ? record.uses : record.contract.uses);

/** The names of a page. @throws RegistryError without a shell. */
export function namedPage(page: LoadedPage): NamedPage {
  const shell = page.get('shell')?.record;
  if (!shell || !isShell(shell)) {
    throw new RegistryError('The registry knows no shell to compare with. Run first: pnpm release shell');
  }
  return {
    table: shell.contract,
    shared: shell,
    provided: new Map(
      [...page].flatMap(([name, { record }]) => (isShell(record) ? [] : [[name, record.contract]])),
    ),
    uses: new Map([...page].map(([name, { record }]) => [name, usesOf(record)])),
  };
}

/** The builds whose sources are known. */
export const sourcedPage = (page: LoadedPage): SourcedPage =>
  new Map(
    [...page].flatMap(([name, { record, sources }]) => {
      if (!sources) return [];
      const provides = isShell(record) ? { panels: [], widgets: [] } : record.contract;
      return [[name, { sources, provides, uses: usesOf(record) }]];
    }),
  );
