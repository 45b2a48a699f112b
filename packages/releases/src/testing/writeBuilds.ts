import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type RemoteName, remotes } from '@storefront/contracts';
import { type BuildSources, packSources, sourcesFile } from '../gate/buildSources';
import { readUses } from '../gate/readUses';
import type { ModuleTable } from '../gate/moduleTable';
import { buildIdOf } from '../release/buildId';
import { hashFiles } from '../release/fileHashes';
import type { RemoteContract } from '../release/record';

export interface WrittenBuild {
  folder: string;
  build: string;
}

/** The panels that all written builds know; account owns them. */
const panels = ['phone', 'city', 'name', 'age'];
const contracts = {
  'package.json': '{}',
  'src/tables/panels.ts': panels.map((id) => `  ${id}: { owner: 'account' },`).join('\n'),
  'src/tables/events.ts':
    "  'catalog:product-panel-changed': z.object({}),\n  'catalog:reset-requested': z.object({}),\n",
};

/** The sources of an app whose code is this text. */
const sourcesOf = (app: string, code: string): BuildSources => ({
  app,
  packages: { '@storefront/contracts': contracts, [app]: { 'package.json': '{}', 'src/code.ts': code } },
});

interface RemoteSource {
  code?: string;
  /** The code in its sources, where the gate looks for the names of panels and events. */
  source?: string;
  builtAt?: string | undefined;
  contract?: Partial<RemoteContract>;
}

/** Writes a built remote into `<root>/mf-<name>/dist`. */
export function writeRemote(
  root: string,
  name: RemoteName,
  { contract = {}, code = 'code', source = '', builtAt = '2026-01-01T00:00:00.000Z' }: RemoteSource = {},
): WrittenBuild {
  const folder = join(root, remotes[name].folder, 'dist');
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'remoteEntry.js'), code);
  writeFileSync(join(folder, 'server.cjs'), code);
  const sources = sourcesOf(`@storefront/mf-${name}`, source);
  writeFileSync(join(folder, sourcesFile), packSources(sources));
  const files = hashFiles(folder, ['remoteEntry.js', 'server.cjs', sourcesFile]);
  const empty: RemoteContract = {
    pages: {},
    panels: [],
    widgets: [],
    customerPanels: [],
    staticWidgets: [],
    uses: readUses(sources),
    sharedVersions: {},
    sharedNames: {},
  };
  const named = {
    name,
    version: '1.0.0',
    commit: 'none',
    builtAt,
    files,
    entry: 'remoteEntry.js',
    server: 'server.cjs',
    initial: {},
    contract: { ...empty, ...contract },
  };
  const build = buildIdOf(named);
  writeFileSync(join(folder, 'record.json'), JSON.stringify({ ...named, build }));
  return { folder, build };
}

interface ShellSource {
  contract?: Partial<ModuleTable>;
  source?: string;
  zodNames?: string[];
}

/** Writes a built shell into `<root>/shell/dist`. */
export function writeShell(
  root: string,
  { contract, source = '', zodNames = [] }: ShellSource = {},
): WrittenBuild {
  const folder = join(root, 'shell/dist');
  const client = join(folder, 'client');
  mkdirSync(client, { recursive: true });
  writeFileSync(join(client, 'main.js'), 'code');
  const sources = sourcesOf('@storefront/shell', source);
  writeFileSync(join(folder, sourcesFile), packSources(sources));
  const ofAccount = { owner: 'account', isLinkable: false, isCustomersOnly: false };
  const named = {
    version: '1.0.0',
    commit: 'none',
    builtAt: '2026-01-01T00:00:00.000Z',
    files: hashFiles(client, ['main.js']),
    scripts: ['main.js'],
    sharedVersions: {},
    zodNames,
    uses: readUses(sources),
    sources: hashFiles(folder, [sourcesFile])[sourcesFile],
    contract: {
      routes: {},
      panels: Object.fromEntries(panels.map((id) => [id, ofAccount])),
      widgets: {},
      ...contract,
    },
  };
  const build = buildIdOf(named);
  writeFileSync(join(client, 'assets.json'), JSON.stringify({ ...named, build }));
  return { folder, build };
}
