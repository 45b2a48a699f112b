import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { type FileRecord, filesBelow, hashFiles, type InitialFiles } from '@storefront/releases/release';
import { browserConfig } from './browserConfig';
import { federationAlias } from './federationAlias';
import { filesOfImports, initialFiles, isScript } from './initialFiles';
import { packageFolder } from './packageFolder';
import { readContract } from './readContract';
import { runWebpack, webpack } from './webpackTools';

interface OneBundleOptions {
  shell: string;
  remotes: readonly string[];
  outDir: string;
}

interface OneBundle {
  /** Scripts that run at the start. */
  scripts: string[];
  /** Path → hash and size of each file. */
  files: Record<string, FileRecord>;
  /** The files that each remote's modules load first, besides `scripts`. */
  initial: InitialFiles[];
}

const federationSource = (path: string) => join(packageFolder(), 'src', path);

/** A remote loader without federation: the remotes are modules of the bundle. */
function loaderSource(remotes: readonly string[]): string {
  const text = (path: string) => JSON.stringify(path);
  return [
    `import { manifestOf } from ${text(federationSource('sharing/manifestOf.ts'))};`,
    ...remotes.map(
      (folder, index) => `import * as remote${index} from ${text(join(folder, 'src/remote.ts'))};`,
    ),
    `const remotes = [${remotes.map((_, index) => `remote${index}`).join(', ')}];`,
    'const load = async (name) => manifestOf(remotes.find((remote) => remote.default.name === name), name);',
    'export const createRemoteLoader = () => ({ load, forget() {} });',
    '',
  ].join('\n');
}

function writeLoader(shell: string, remotes: readonly string[]): string {
  // The packages resolve from this folder.
  const file = join(shell, 'node_modules/.cache/storefront/one-bundle-loader.mjs');
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, loaderSource(remotes));
  return file;
}

/**
 * Builds the browser's part of the shell and of all remotes as one webpack build without federation. It is never released:
 * the benchmarks compare the storefront with it.
 *
 * @throws Error when the sources do not compile.
 */
export async function buildOneBundle({ shell, remotes, outDir }: OneBundleOptions): Promise<OneBundle> {
  const base = browserConfig({ folder: shell, outDir });
  const loader = writeLoader(shell, remotes);
  const stats = await runWebpack({
    ...base,
    name: 'one-bundle',
    entry: { main: join(shell, 'src/app/browser.tsx') },
    output: { ...base.output, publicPath: '/assets/', uniqueName: 'one-bundle' },
    resolve: { ...base.resolve, alias: federationAlias },
    plugins: [...base.plugins, new webpack.NormalModuleReplacementPlugin(/^\.\/createRemoteLoader$/, loader)],
  });
  const scripts = (stats.compilation.entrypoints.get('main')?.getFiles() ?? []).filter(isScript);
  const imports = filesOfImports(stats);
  const initial = await Promise.all(
    remotes.map(async (folder) => initialFiles({ ...(await readContract(folder)), imports, start: [] })),
  );
  return { scripts, files: hashFiles(outDir, filesBelow(outDir).filter(isScript)), initial };
}
