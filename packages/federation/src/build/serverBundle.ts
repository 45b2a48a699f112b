import { isBuiltin } from 'node:module';
import { join } from 'node:path';
import { build, type Plugin } from 'esbuild';
import { packageOf, sharedKeys } from '../sharing/sharedKeys';
import { readPackageJson } from '../sharing/sharedVersions';
import { federationAlias } from './federationAlias';
import { writeSharedEntry } from './sharedEntry';

const shared = new Set<string>(sharedKeys);
const interop = 'shared';

/**
 * Leaves the share keys to the `require` that the shell passes in. They go through an intermediate module, because in a
 * package with `"type": "module"` esbuild would treat a whole CommonJS package as its default export (`styled.div`
 * would be undefined).
 */
export const sharedAreExternal: Plugin = {
  name: 'shared-are-external',
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /^[@a-z]/ }, ({ path, namespace }) => {
      if (!shared.has(path)) return undefined;
      return namespace === interop ? { path, external: true } : { path, namespace: interop };
    });
    onLoad({ filter: /.*/, namespace: interop }, ({ path }) => ({
      contents: `export * from '${path}'; export { default } from '${path}';`,
      loader: 'js',
      resolveDir: process.cwd(),
    }));
  },
};

/**
 * Our packages have no side effects at module scope, so unused exports are dropped, as in the browser build
 * (see pureWorkspaceRule).
 */
const workspaceIsPure: Plugin = {
  name: 'workspace-is-pure',
  setup({ onResolve, resolve }) {
    onResolve({ filter: /^(@storefront\/|\.)/ }, async ({ path, kind, importer, resolveDir, pluginData }) => {
      if (kind !== 'import-statement' || pluginData === workspaceIsPure.name) return undefined;
      // `resolve` reads the folder on every call: in a package of two thousand icons that takes minutes.
      if (importer.includes('node_modules')) return undefined;
      const found = await resolve(path, { kind, importer, resolveDir, pluginData: workspaceIsPure.name });
      const isOurs = /[\\/]packages[\\/][\w-]+[\\/]src[\\/]/.test(found.path);
      return isOurs ? { ...found, sideEffects: false } : undefined;
    });
  },
};

export const serverOptions = {
  bundle: true,
  format: 'cjs',
  platform: 'node',
  target: 'node20',
  jsx: 'automatic',
  define: { 'process.env.NODE_ENV': '"production"' },
  logLevel: 'silent',
} as const;

/** Builds a remote for the server as one CommonJS file. Returns the share keys it uses. */
export async function bundleRemoteForServer(folder: string, outfile: string): Promise<string[]> {
  const { metafile } = await build({
    ...serverOptions,
    absWorkingDir: folder,
    entryPoints: ['src/remote.ts'],
    outfile,
    minifySyntax: true,
    minifyWhitespace: true,
    metafile: true,
    plugins: [sharedAreExternal, workspaceIsPure],
  });
  const imports = Object.values(metafile.outputs).flatMap((output) => output.imports);
  return [...new Set(imports.filter(({ external }) => external).map(({ path }) => path))].sort();
}

/**
 * The shell's own npm packages stay external; workspace packages (TypeScript) are bundled. An `import` of an npm
 * package goes through an intermediate module for the same reason as above.
 */
const npmIsExternal = (own: ReadonlySet<string>): Plugin => ({
  name: 'npm-is-external',
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /^[@a-z]/ }, ({ path, kind, namespace, resolveDir }) => {
      // A dependency of a workspace package alone cannot be resolved from the bundle, so it is bundled.
      if (!isBuiltin(path) && !own.has(packageOf(path))) return undefined;
      const direct = namespace === 'npm' || kind !== 'import-statement' || isBuiltin(path);
      return direct
        ? { path, external: true }
        : { path, namespace: 'npm', pluginData: resolveDir, sideEffects: false };
    });
    onLoad({ filter: /.*/, namespace: 'npm' }, ({ path }) => ({
      contents: `export * from '${path}'; export { default } from '${path}';`,
      loader: 'js',
    }));
  },
});

/** Bundles `src/server/main.ts` behind the module that provides the shared instances. */
export async function bundleShellServer(folder: string, outfile: string): Promise<void> {
  const { dependencies = {} } = readPackageJson(folder);
  const own = new Set(Object.keys(dependencies).filter((name) => !name.startsWith('@storefront/')));
  const entries = [writeSharedEntry(folder, 'server'), join(folder, 'src/server/main.ts')];
  await build({
    ...serverOptions,
    absWorkingDir: folder,
    stdin: {
      contents: entries.map((entry) => `import ${JSON.stringify(entry)};`).join('\n'),
      resolveDir: folder,
      sourcefile: 'server-entry.mjs',
      loader: 'js',
    },
    alias: federationAlias,
    outfile,
    sourcemap: 'linked',
    logOverride: { 'import-is-undefined': 'silent' },
    plugins: [npmIsExternal(own)],
  });
}
