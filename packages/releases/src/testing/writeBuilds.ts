import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type RemoteName, remotes } from '@storefront/contracts';
import { buildIdOf } from '../release/buildId';
import { hashFiles } from '../release/fileHashes';
import type { ContractTable, Needs, RemoteContract } from '../release/record';
import type { SharedNames } from '../sharing/sharedNames';

export interface WrittenBuild {
  folder: string;
  build: string;
}

const needs: Needs = { emits: {}, hears: {}, opens: {} };

interface RemoteSource {
  code?: string;
  builtAt?: string | undefined;
  contract?: Partial<RemoteContract>;
}

/** Writes a built remote into `<root>/mf-<name>/dist`. */
export function writeRemote(
  root: string,
  name: RemoteName,
  { contract = {}, code = 'code', builtAt = '2026-01-01T00:00:00.000Z' }: RemoteSource = {},
): WrittenBuild {
  const folder = join(root, remotes[name].folder, 'dist');
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'remoteEntry.js'), code);
  writeFileSync(join(folder, 'server.cjs'), code);
  const files = hashFiles(folder, ['remoteEntry.js', 'server.cjs']);
  const empty: RemoteContract = {
    ...needs,
    pages: {},
    panels: {},
    widgets: {},
    embeds: {},
    sharedVersions: {},
    sharedNames: {},
    eventLiterals: [],
    widgetLiterals: [],
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
  contract?: Partial<ContractTable>;
  needs?: Partial<Needs>;
  sharedNames?: SharedNames;
  sharedMembers?: SharedNames;
}

/** Writes a built shell into `<root>/shell/dist`. */
export function writeShell(root: string, source: ShellSource = {}): WrittenBuild {
  const folder = join(root, 'shell/dist');
  const client = join(folder, 'client');
  mkdirSync(client, { recursive: true });
  writeFileSync(join(client, 'main.js'), 'code');
  const files = hashFiles(client, ['main.js']);
  const named = {
    version: '1.0.0',
    commit: 'none',
    builtAt: '2026-01-01T00:00:00.000Z',
    files,
    scripts: ['main.js'],
    styles: [],
    preload: ['main.js'],
    sharedVersions: {},
    sharedNames: source.sharedNames ?? {},
    ...(source.sharedMembers ? { sharedMembers: source.sharedMembers } : {}),
    contract: { routes: {}, panels: {}, widgets: {}, events: {}, ...source.contract },
    needs: { ...needs, ...source.needs },
  };
  const build = buildIdOf(named);
  writeFileSync(join(client, 'assets.json'), JSON.stringify({ ...named, build }));
  return { folder, build };
}
