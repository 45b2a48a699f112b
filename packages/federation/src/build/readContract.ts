import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { compileFunction } from 'node:vm';
import type { AnyRemoteManifest } from '@storefront/contracts';
import type { ModuleTable } from '@storefront/releases/gate';
import { build, type Plugin } from 'esbuild';
import { moduleTableFile } from './federationAlias';
import { serverOptions } from './serverBundle';

export interface ContractReading {
  manifest: AnyRemoteManifest;
  table: ModuleTable;
  /** The source files that a module's loader imports. */
  lazyFiles: (loadModule: unknown) => Promise<string[]>;
}

/** Turns `import()` into a `require('lazy:<file>')` that `run` records instead of loading the file. */
const recordLazyImports: Plugin = {
  name: 'record-lazy-imports',
  setup({ onResolve, resolve }) {
    onResolve({ filter: /.*/ }, async ({ kind, path, resolveDir, pluginData }) => {
      if (kind !== 'dynamic-import' || pluginData === recordLazyImports.name) return undefined;
      const found = await resolve(path, {
        kind: 'import-statement',
        resolveDir,
        pluginData: recordLazyImports.name,
      });
      return { path: `lazy:${found.path}`, external: true };
    });
  },
};

interface Bundle {
  manifest?: AnyRemoteManifest;
  moduleTable: () => ModuleTable;
}

/** Runs the contract bundle with a `require` that records lazy imports. */
function run(file: string, onLazyImport: (path: string) => void): Bundle {
  const require = createRequire(file);
  const code = readFileSync(file, 'utf8');
  const module = { exports: {} as Bundle };
  const recording = (path: string): unknown => {
    if (!path.startsWith('lazy:')) return require(path);
    onLazyImport(path.slice('lazy:'.length));
    return {};
  };
  const body = compileFunction(code, ['module', 'exports', 'require']) as (...args: unknown[]) => void;
  body(module, module.exports, recording);
  return module.exports;
}

/** Runs the contracts that an app is compiled against in Node, and its manifest. */
async function readBundle(folder: string, manifestFile?: string) {
  const work = mkdtempSync(join(tmpdir(), 'storefront-contract-'));
  const lazyImports: string[] = [];
  const contents = [
    `export { moduleTable } from ${JSON.stringify(moduleTableFile)};`,
    manifestFile ? `export { default as manifest } from ${JSON.stringify(manifestFile)};` : '',
  ].join('\n');
  try {
    const outfile = join(work, 'contract.cjs');
    await build({
      ...serverOptions,
      absWorkingDir: folder,
      stdin: { contents, resolveDir: folder, loader: 'js' },
      outfile,
      supported: { 'dynamic-import': false },
      plugins: [recordLazyImports],
    });
    const { manifest, moduleTable } = run(outfile, (path) => lazyImports.push(path));
    return { manifest, table: moduleTable(), lazyImports };
  } finally {
    rmSync(work, { recursive: true, force: true });
  }
}

/** @throws Error when src/remote.ts has no manifest as its default export. */
export async function readContract(folder: string): Promise<ContractReading> {
  const { manifest, table, lazyImports } = await readBundle(folder, './src/remote.ts');
  if (!manifest) throw new Error(`${folder}/src/remote.ts has no manifest as its default export`);
  const lazyFiles = async (loadModule: unknown) => {
    lazyImports.length = 0;
    if (typeof loadModule === 'function') await (loadModule as () => Promise<unknown>)();
    return [...lazyImports];
  };
  return { manifest, table, lazyFiles };
}

/** The pages, panels and widgets that the shell in `folder` knows. */
export const readShellTable = async (folder: string): Promise<ModuleTable> =>
  (await readBundle(folder)).table;
