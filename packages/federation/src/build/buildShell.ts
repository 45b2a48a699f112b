import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { collectSources, packSources, readUses, sourcesFile } from '@storefront/releases/gate';
import { buildIdOf, filesBelow, hashFiles, type ShellAssets } from '@storefront/releases/release';
import * as zodMini from '../sharing/zodMini';
import { providedKeys, readPackageJson, sharedVersions } from '../sharing/sharedVersions';
import { assertChunksHashed } from './assertChunksHashed';
import { currentCommit, moveSourceMaps } from './buildRemote';
import { isScript } from './initialFiles';
import { readShellTable } from './readContract';
import {
  bundlePageScripts,
  bundleReleasesPage,
  bundleServiceWorker,
  bundleShellServer,
  pageScriptSource,
  serviceWorkerSource,
} from './serverBundle';
import { shellConfig } from './shellConfig';
import { runWebpack } from './webpackTools';

interface BuildShellOptions {
  /** The shell's folder; the current one by default. */
  folder?: string;
  /** `<folder>/dist` by default: `client/` with assets.json, `server/` with main.cjs and renderThread.cjs. */
  outDir?: string;
}

const serverEntries = ['main', 'renderThread'];

/**
 * Builds the shell: `src/app/browser.tsx` for the browser and, if they exist, `src/server/main.ts` for the server,
 * `src/server/renderThread.ts` for the threads that render its pages, the scripts that a page has beside its app, and the
 * service worker.
 *
 * @throws Error when the sources do not compile.
 */
export async function buildShell(options: BuildShellOptions = {}): Promise<ShellAssets> {
  const { folder = process.cwd(), outDir = join(folder, 'dist') } = options;
  const client = join(outDir, 'client');
  const config = shellConfig({ folder, outDir: client });
  const stats = await runWebpack(config);
  const initial = stats.compilation.entrypoints.get('main')?.getFiles() ?? [];
  moveSourceMaps(client);
  const besideApp: Partial<Awaited<ReturnType<typeof bundlePageScripts>>> = existsSync(
    join(folder, pageScriptSource),
  )
    ? await bundlePageScripts(folder, client)
    : {};
  const releasesPage = await bundleReleasesPage(folder, client);

  const paths = filesBelow(client).filter((path) => path !== 'assets.json' && !path.startsWith('maps/'));
  const files = hashFiles(client, paths);
  const { pageScript, fieldFigures, tapTraces } = besideApp;
  // The server sends their hashes, in the page or in a header.
  const sent = [pageScript, fieldFigures, tapTraces, releasesPage?.script].filter(
    (path) => path !== undefined,
  );
  assertChunksHashed(client, [...initial, ...sent], files);
  const collected = collectSources(folder);
  writeFileSync(join(outDir, sourcesFile), packSources(collected));
  const { [sourcesFile]: sources } = hashFiles(outDir, [sourcesFile]);
  const versions = sharedVersions();
  const named: Omit<ShellAssets, 'build'> = {
    version: readPackageJson(folder).version ?? '0.0.0',
    commit: currentCommit(folder),
    builtAt: new Date().toISOString(),
    scripts: initial.filter(isScript),
    ...besideApp,
    ...(releasesPage && { releasesPage }),
    files,
    contract: await readShellTable(folder),
    sharedVersions: Object.fromEntries(providedKeys(folder).map((key) => [key, versions[key]])),
    uses: readUses(collected),
    zodNames: Object.keys(zodMini).sort(),
    ...(sources && { sources }),
  };
  const assets: ShellAssets = { ...named, build: buildIdOf(named) };
  writeFileSync(join(client, 'assets.json'), `${JSON.stringify(assets, null, 2)}\n`);
  if (existsSync(join(folder, serviceWorkerSource))) {
    await bundleServiceWorker(folder, join(outDir, 'server/serviceWorker.js'));
  }
  for (const entry of serverEntries) {
    const source = `src/server/${entry}.ts`;
    if (existsSync(join(folder, source))) {
      await bundleShellServer(folder, source, join(outDir, `server/${entry}.cjs`));
    }
  }
  return assets;
}
