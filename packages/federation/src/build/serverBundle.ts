import { existsSync, readFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { basename, join } from 'node:path';
import { packageOf, sharedKeys, takenNames } from '@storefront/releases/sharing';
import { build, type Plugin } from 'esbuild';
import { readPackageJson } from '../sharing/sharedVersions';
import { federationAlias } from './federationAlias';
import { isNpmFile, ourSources } from './ourSources';
import { writeServerShared } from './sharedEntry';

const shared = new Set<string>(sharedKeys);

/** Leaves the share keys to the `require` that the shell passes in. */
const sharedAreExternal: Plugin = {
  name: 'shared-are-external',
  setup({ onResolve }) {
    onResolve({ filter: /^[@a-z]/ }, ({ path }) => (shared.has(path) ? { path, external: true } : undefined));
  },
};

/** Unused exports of our packages are dropped. */
const ourSourcesArePure: Plugin = {
  name: 'our-sources-are-pure',
  setup({ onResolve, resolve }) {
    onResolve({ filter: /^(@storefront\/|\.)/ }, async ({ path, kind, importer, resolveDir, pluginData }) => {
      if (kind !== 'import-statement' || pluginData === ourSourcesArePure.name) return undefined;
      // `resolve` reads the folder on every call: in a package of two thousand icons that takes minutes.
      if (isNpmFile(importer)) return undefined;
      const found = await resolve(path, { kind, importer, resolveDir, pluginData: ourSourcesArePure.name });
      return ourSources.test(found.path) ? { ...found, sideEffects: false } : undefined;
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

/**
 * Builds a remote for the server as one CommonJS file. Returns the share keys that it requires, and the names that our
 * code takes from them.
 */
export async function bundleRemoteForServer(folder: string, outfile: string) {
  const { metafile } = await build({
    ...serverOptions,
    absWorkingDir: folder,
    entryPoints: ['src/remote.ts'],
    outfile,
    minifySyntax: true,
    minifyWhitespace: true,
    metafile: true,
    plugins: [sharedAreExternal, ourSourcesArePure],
  });
  const outputs = Object.values(metafile.outputs);
  const imports = outputs.flatMap((output) => output.imports);
  const files = outputs
    .flatMap(({ inputs }) => Object.entries(inputs))
    .filter(([, { bytesInOutput }]) => bytesInOutput > 0)
    .map(([path]) => join(folder, path));
  const own = files.filter((path) => /\.tsx?$/.test(path) && !isNpmFile(path));
  return {
    keys: [...new Set(imports.filter(({ external }) => external).map(({ path }) => path))].sort(),
    names: takenNames(own.map((path) => readFileSync(path, 'utf8'))),
  };
}

/**
 * The shell's own npm packages stay external; workspace packages (TypeScript) are bundled. An `import` of an npm
 * package goes through an intermediate module: in a package with `"type": "module"` esbuild would treat a whole CommonJS
 * package as its default export.
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

/** Native code, which finds its own files beside it. */
const native = ['sharp'];

/**
 * Bundles an entry of the shell's server behind the module that provides the shared instances. The npm packages go into
 * the bundle in a second step, so that the server runs where none is installed: the first bundle only requires them, so
 * each is there once, in the form that Node would load.
 */
export async function bundleShellServer(folder: string, entry: string, outfile: string): Promise<void> {
  const { dependencies = {} } = readPackageJson(folder);
  const own = new Set(Object.keys(dependencies).filter((name) => !name.startsWith('@storefront/')));
  const entries = [writeServerShared(folder), join(folder, entry)];
  const { outputFiles } = await build({
    ...serverOptions,
    absWorkingDir: folder,
    stdin: {
      contents: entries.map((entry) => `import ${JSON.stringify(entry)};`).join('\n'),
      resolveDir: folder,
      sourcefile: 'server-entry.mjs',
      loader: 'js',
    },
    alias: federationAlias,
    write: false,
    sourcemap: 'inline',
    logOverride: { 'import-is-undefined': 'silent' },
    plugins: [npmIsExternal(own)],
  });
  await build({
    ...serverOptions,
    absWorkingDir: folder,
    stdin: { contents: outputFiles[0]?.text ?? '', resolveDir: folder, sourcefile: basename(outfile) },
    outfile,
    external: native,
    // Those of Node: esbuild adds `module`, which stands for another form.
    conditions: [],
    sourcemap: 'linked',
    sourcesContent: false,
  });
}

const browserOptions = {
  bundle: true,
  platform: 'browser',
  target: 'es2022',
  minify: true,
  logLevel: 'silent',
} as const;

/** The source of the script that starts the other scripts of the shell's pages. */
export const pageScriptSource = 'src/app/page-script/pageScript.ts';

/** The modules that a page may load: one measures it, the other also traces its taps. */
const pageModules = {
  fieldFigures: 'src/app/field-figures/fieldFigures.ts',
  tapTraces: 'src/app/tap-traces/tracedFigures.ts',
};

/**
 * Bundles the script of a page and `pageModules`, those that exist, each into one file for the supported browsers. Returns
 * their paths in `outdir`: `page.<hash>.js` and `<name of the module>.<hash>.js`.
 */
export async function bundlePageScripts(folder: string, outdir: string) {
  const bundle = async (name: string, source: string, format: 'iife' | 'esm') => {
    const { metafile } = await build({
      ...browserOptions,
      format,
      absWorkingDir: folder,
      entryPoints: { [name]: source },
      outdir,
      entryNames: '[name].[hash]',
      metafile: true,
    });
    return basename(Object.keys(metafile.outputs)[0] ?? '');
  };
  const existing = Object.entries(pageModules).filter(([, source]) => existsSync(join(folder, source)));
  const modules = await Promise.all(
    existing.map(async ([name, source]) => [name, await bundle(name, source, 'esm')]),
  );
  return {
    pageScript: await bundle('page', pageScriptSource, 'iife'),
    ...(Object.fromEntries(modules) as Partial<Record<keyof typeof pageModules, string>>),
  };
}

/** The source of the page of releases. */
const releasesPageSource = 'src/app/releases-page/browser.tsx';

/**
 * Bundles the page of releases, if there is one, with all that it needs: it has to open when what the registry deploys
 * does not. Returns the paths of its script and its style sheet in `outdir`.
 */
export async function bundleReleasesPage(folder: string, outdir: string) {
  if (!existsSync(join(folder, releasesPageSource))) return undefined;
  const { metafile } = await build({
    ...browserOptions,
    format: 'esm',
    jsx: 'automatic',
    define: { 'process.env.NODE_ENV': '"production"' },
    plugins: [ourSourcesArePure],
    absWorkingDir: folder,
    entryPoints: { releases: releasesPageSource },
    outdir,
    entryNames: '[name].[hash]',
    metafile: true,
  });
  const fileOf = (extension: string) =>
    basename(Object.keys(metafile.outputs).find((path) => path.endsWith(extension)) ?? '');
  return { script: fileOf('.js'), style: fileOf('.css') };
}

/** The source of the service worker. */
export const serviceWorkerSource = 'src/app/service-worker/serviceWorker.ts';

/** Bundles the service worker into one file, which the server serves at a name of its own. */
export async function bundleServiceWorker(folder: string, outfile: string): Promise<void> {
  await build({
    ...browserOptions,
    format: 'iife',
    absWorkingDir: folder,
    entryPoints: [serviceWorkerSource],
    outfile,
  });
}
