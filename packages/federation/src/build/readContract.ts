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
  /** Source files that each lazy part imports. */
  lazyFiles: (part: unknown) => Promise<string[]>;
}

const source = (withManifest: boolean) => `
  ${withManifest ? "export { default as manifest } from './src/remote.ts';" : ''}
  export { contractTable } from ${JSON.stringify(contractTableFile)};
`;

/** Lazy parts are not loaded: an `import()` becomes a `require` that only tells which file it means. */
const lazyIsNamed: Plugin = {
  name: 'lazy-is-named',
  setup({ onResolve, resolve }) {
    onResolve({ filter: /.*/ }, async ({ kind, path, resolveDir, pluginData }) => {
      if (kind !== 'dynamic-import' || pluginData === lazyIsNamed.name) return undefined;
      const found = await resolve(path, {
        kind: 'import-statement',
        resolveDir,
        pluginData: lazyIsNamed.name,
      });
      return { path: `lazy:${found.path}`, external: true };
    });
  },
};

interface Bundle {
  manifest?: AnyRemoteManifest;
  contractTable: () => ContractTable;
}

/** Runs the contract bundle with a `require` that notes down what is imported lazily. */
function run(file: string, asked: (path: string) => void): Bundle {
  const require = createRequire(file);
  const code = readFileSync(file, 'utf8');
  const module = { exports: {} as Bundle };
  const recording = (path: string): unknown => {
    if (!path.startsWith('lazy:')) return require(path);
    asked(path.slice('lazy:'.length));
    return {};
  };
  const body = compileFunction(code, ['module', 'exports', 'require']) as (...args: unknown[]) => void;
  body(module, module.exports, recording);
  return module.exports;
}

/**
 * Executes a remote's manifest in Node, with the contracts it is compiled against, and reads what it says.
 * Without a manifest (the shell) it reads the table only.
 */
async function readBundle(folder: string, withManifest: boolean) {
  const work = mkdtempSync(join(tmpdir(), 'storefront-contract-'));
  const asked: string[] = [];
  try {
    const outfile = join(work, 'contract.cjs');
    await build({
      ...serverOptions,
      absWorkingDir: folder,
      stdin: { contents: source(withManifest), resolveDir: folder, loader: 'js' },
      outfile,
      supported: { 'dynamic-import': false },
      plugins: [lazyIsNamed],
    });
    return { bundle: run(outfile, (path) => asked.push(path)), asked };
  } finally {
    rmSync(work, { recursive: true, force: true });
  }
}

/** @throws Error when src/remote.ts has no manifest as its default export. */
export async function readContract(folder: string): Promise<ContractReading> {
  const { bundle, asked } = await readBundle(folder, true);
  if (!bundle.manifest?.name)
    throw new Error(`${folder}/src/remote.ts has no manifest as its default export`);
  const lazyFiles = async (part: unknown) => {
    asked.length = 0;
    if (typeof part === 'function') await (part as () => Promise<unknown>)();
    return [...asked];
  };
  return { manifest: bundle.manifest, table: bundle.contractTable(), lazyFiles };
}

export async function readContractTable(folder: string): Promise<ContractTable> {
  const { bundle } = await readBundle(folder, false);
  return bundle.contractTable();
}
