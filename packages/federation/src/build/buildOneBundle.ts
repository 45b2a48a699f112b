import { join } from 'node:path';
import { filesBelow, hashFiles } from '@storefront/releases/release';
import { browserConfig } from './browserConfig';
import { federationAlias } from './federationAlias';
import { filesOfImports, initialFiles, isScript } from './initialFiles';
import { packageFolder } from './packageFolder';
import { readContract } from './readContract';
import { runWebpack, webpack } from './webpackTools';
import { writeModule } from './writeModule';

interface OneBundleOptions {
  shell: string;
  remotes: readonly string[];
  outDir: string;
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

/**
 * Builds the browser's part of the shell and of all remotes as one webpack build without federation. It is never released:
 * the benchmarks compare the storefront with it. Returns the scripts that run at the start, the hash and size of each
 * script, and the scripts that each remote's modules load first besides.
 *
 * @throws Error when the sources do not compile.
 */
export async function buildOneBundle({ shell, remotes, outDir }: OneBundleOptions) {
  const base = browserConfig({ folder: shell, outDir });
  const loader = writeModule(shell, 'one-bundle-loader.mjs', loaderSource(remotes));
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
