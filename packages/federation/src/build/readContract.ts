import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { compileFunction } from 'node:vm';
import type { AnyRemoteManifest } from '@storefront/contracts';
import { build, type Plugin } from 'esbuild';
import type { ContractTable } from '../release/record';
import { contractTableFile } from './federationAlias';
import { serverOptions } from './serverBundle';

export interface ContractReading {
  manifest: AnyRemoteManifest;
  table: ContractTable;
  /** The source files that a module's loader imports. */
  lazyFiles: (loadModule: unknown) => Promise<string[]>;
}

const source = (withManifest: boolean) => `
  ${withManifest ? "export { default as manifest } from './src/remote.ts';" : ''}
  export { contractTable } from ${JSON.stringify(contractTableFile)};
`;

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
  contractTable: () => ContractTable;
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

/**
 * Runs a remote's manifest in Node with the contracts it is compiled against. The shell has no manifest: for it only
 * the contract table is read.
 */
async function readBundle(folder: string, withManifest: boolean) {
  const work = mkdtempSync(join(tmpdir(), 'storefront-contract-'));
  const lazyImports: string[] = [];
  try {
    const outfile = join(work, 'contract.cjs');
    await build({
      ...serverOptions,
      absWorkingDir: folder,
      stdin: { contents: source(withManifest), resolveDir: folder, loader: 'js' },
      outfile,
      supported: { 'dynamic-import': false },
      plugins: [recordLazyImports],
    });
    return { bundle: run(outfile, (path) => lazyImports.push(path)), lazyImports };
  } finally {
    rmSync(work, { recursive: true, force: true });
  }
}

/** @throws Error when src/remote.ts has no manifest as its default export. */
export async function readContract(folder: string): Promise<ContractReading> {
  const { bundle, lazyImports } = await readBundle(folder, true);
  if (!bundle.manifest?.name)
    throw new Error(`${folder}/src/remote.ts has no manifest as its default export`);
  const lazyFiles = async (loadModule: unknown) => {
    lazyImports.length = 0;
    if (typeof loadModule === 'function') await (loadModule as () => Promise<unknown>)();
    return [...lazyImports];
  };
  return { manifest: bundle.manifest, table: bundle.contractTable(), lazyFiles };
}

export async function readContractTable(folder: string): Promise<ContractTable> {
  const { bundle } = await readBundle(folder, false);
  return bundle.contractTable();
}
