import { execFileSync } from 'node:child_process';
import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { RemoteName } from '@storefront/contracts';
import { collectSources, packSources, readUses, sourcesFile } from '@storefront/releases/gate';
import { buildIdOf, filesBelow, hashFiles, type ReleaseRecord } from '@storefront/releases/release';
import { readPackageJson, sharedVersions } from '../sharing/sharedVersions';
import { assertChunksHashed } from './assertChunksHashed';
import { filesOfImports, initialFiles } from './initialFiles';
import { oneInstancePlugin } from './oneInstancePlugin';
import { readContract } from './readContract';
import { remoteContract } from './remoteContract';
import { entryFile, remoteConfig } from './remoteConfig';
import { bundleRemoteForServer } from './serverBundle';
import { runWebpack } from './webpackTools';

const server = 'server.cjs';
const recordFile = 'record.json';
const maps = 'maps/';

interface BuildRemoteOptions {
  name: RemoteName;
  /** The remote's folder; the current one by default. */
  folder?: string;
  /** `<folder>/dist` by default. */
  outDir?: string;
}

/** The commit being built, or `none` outside a repository. */
export function currentCommit(folder: string): string {
  try {
    return execFileSync('git', ['rev-parse', 'HEAD'], {
      cwd: folder,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim();
  } catch {
    return 'none';
  }
}

/** Moves source maps into `maps/`, which is not released: they are for error reports only. */
export function moveSourceMaps(outDir: string): void {
  for (const path of filesBelow(outDir).filter((file) => file.endsWith('.map') && !file.startsWith(maps))) {
    const target = join(outDir, maps, path);
    mkdirSync(dirname(target), { recursive: true });
    renameSync(join(outDir, path), target);
  }
}

/**
 * Builds a remote for browser and server and writes its release record, `record.json`.
 *
 * @throws Error when the sources do not compile, the manifest is missing or belongs to another remote.
 */
export async function buildRemote(options: BuildRemoteOptions): Promise<ReleaseRecord> {
  const { name, folder = process.cwd(), outDir = join(folder, 'dist') } = options;
  const { manifest, table, lazyFiles } = await readContract(folder);
  if (manifest.name !== name)
    throw new Error(`${folder} has the manifest of ${manifest.name}, not of ${name}`);

  const config = remoteConfig({ name, folder, outDir });
  const stats = await runWebpack({
    ...config,
    plugins: [...(config.plugins ?? []), oneInstancePlugin(name)],
  });
  const imports = filesOfImports(stats);
  const onServer = await bundleRemoteForServer(folder, join(outDir, server));
  moveSourceMaps(outDir);
  const sources = collectSources(folder);
  writeFileSync(join(outDir, sourcesFile), packSources(sources));

  const paths = filesBelow(outDir).filter((path) => path !== recordFile && !path.startsWith(maps));
  const exposed = imports.get(join(folder, 'src/remote.ts')) ?? [];
  const files = hashFiles(outDir, paths);
  assertChunksHashed(outDir, [entryFile], files);

  const named: Omit<ReleaseRecord, 'build'> = {
    name,
    version: readPackageJson(folder).version ?? '0.0.0',
    commit: currentCommit(folder),
    builtAt: new Date().toISOString(),
    files,
    entry: entryFile,
    server,
    initial: await initialFiles({ manifest, lazyFiles, imports, start: [entryFile, ...exposed] }),
    contract: remoteContract({
      manifest,
      table,
      sharedNames: onServer.names,
      usedKeys: onServer.keys,
      versions: sharedVersions(),
      uses: readUses(sources),
    }),
  };
  const record: ReleaseRecord = { ...named, build: buildIdOf(named) };
  writeFileSync(join(outDir, recordFile), `${JSON.stringify(record, null, 2)}\n`);
  return record;
}
