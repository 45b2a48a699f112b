import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { compileFunction } from 'node:vm';
import type { AnyRemoteManifest, ShellManifest } from '@storefront/contracts';
import type { ContractTable } from '@storefront/releases/release';
import { isOurs, membersIn, type SharedKey, type SharedNames } from '@storefront/releases/sharing';
import { build, type Plugin } from 'esbuild';
import { providedKeys, readPackageJson } from '../sharing/sharedVersions';
import { tokensPackage, type Tokens } from './cssVariables';
import { contractTableFile } from './federationAlias';
import { serverOptions } from './serverBundle';

export interface ContractReading {
  manifest: AnyRemoteManifest;
  table: ContractTable;
  /** The source files that a module's loader imports. */
  lazyFiles: (loadModule: unknown) => Promise<string[]>;
  /** Undefined for an app that has no styles. */
  tokens: Tokens | undefined;
}

/** Where an app exports its manifest. */
interface ManifestSource {
  file: string;
  name: string;
}

const source = (manifest: ManifestSource, modules: readonly SharedKey[], hasTokens: boolean) => `
  ${modules.map((key, index) => `import * as shared${index} from ${JSON.stringify(key)};`).join('\n  ')}
  export const shared = { ${modules.map((key, index) => `${JSON.stringify(key)}: shared${index}`).join(', ')} };
  export { ${manifest.name} as manifest } from ${JSON.stringify(manifest.file)};
  export { contractTable } from ${JSON.stringify(contractTableFile)};
  ${hasTokens ? `export * as tokens from ${JSON.stringify(tokensPackage)};` : ''}
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

interface Bundle<Manifest> {
  manifest?: Manifest;
  contractTable: () => ContractTable;
  shared: Partial<Record<SharedKey, unknown>>;
  tokens?: Tokens;
}

/** Runs the contract bundle with a `require` that records lazy imports. */
function run<Manifest>(file: string, onLazyImport: (path: string) => void): Bundle<Manifest> {
  const require = createRequire(file);
  const code = readFileSync(file, 'utf8');
  const module = { exports: {} as Bundle<Manifest> };
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
 * Runs a manifest in Node with the contracts it is compiled against, and `modules`. @throws Error when there is no
 * manifest.
 */
async function readBundle<Manifest>(
  folder: string,
  where: ManifestSource,
  modules: readonly SharedKey[] = [],
) {
  const work = mkdtempSync(join(tmpdir(), 'storefront-contract-'));
  const lazyImports: string[] = [];
  const hasTokens = Object.hasOwn(readPackageJson(folder).dependencies ?? {}, tokensPackage);
  try {
    const outfile = join(work, 'contract.cjs');
    await build({
      ...serverOptions,
      absWorkingDir: folder,
      stdin: { contents: source(where, modules, hasTokens), resolveDir: folder, loader: 'js' },
      outfile,
      supported: { 'dynamic-import': false },
      plugins: [recordLazyImports],
    });
    const { manifest, contractTable, shared, tokens } = run<Manifest>(outfile, (path) =>
      lazyImports.push(path),
    );
    if (!manifest) throw new Error(`${folder}/${where.file} has no manifest as its export "${where.name}"`);
    return { manifest, table: contractTable(), shared, tokens, lazyImports };
  } finally {
    rmSync(work, { recursive: true, force: true });
  }
}

/** @throws Error when src/remote.ts has no manifest as its default export. */
export async function readContract(folder: string): Promise<ContractReading> {
  const { manifest, table, tokens, lazyImports } = await readBundle<AnyRemoteManifest>(folder, {
    file: './src/remote.ts',
    name: 'default',
  });
  const lazyFiles = async (loadModule: unknown) => {
    lazyImports.length = 0;
    if (typeof loadModule === 'function') await (loadModule as () => Promise<unknown>)();
    return [...lazyImports];
  };
  return { manifest, table, lazyFiles, tokens };
}

export interface ShellReading {
  manifest: ShellManifest;
  table: ContractTable;
  /** The members of the exports of our own shared modules. */
  sharedMembers: SharedNames;
  tokens: Tokens | undefined;
}

/** @throws Error when src/manifest.ts does not export a `manifest`. */
export async function readShellContract(folder: string): Promise<ShellReading> {
  const where = { file: './src/manifest.ts', name: 'manifest' };
  const modules = providedKeys(folder).filter(isOurs);
  const { manifest, table, shared, tokens } = await readBundle<ShellManifest>(folder, where, modules);
  const sharedMembers = Object.fromEntries(modules.map((key) => [key, membersIn(shared[key])]));
  return { manifest, table, sharedMembers, tokens };
}
