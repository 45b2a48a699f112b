import { rm } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

/**
 * npm packages stay external; our own packages are TypeScript, so they are bundled. No module is needed for its side
 * effects, so unused exports are dropped: only a few tables of the contracts stay, without React.
 */
const bundleUsedOnly = {
  name: 'bundle-used-only',
  setup({ onResolve, resolve }) {
    onResolve({ filter: /^[^/]/ }, async ({ path, kind, resolveDir, pluginData }) => {
      if (kind === 'entry-point' || pluginData === 'resolving') return undefined;
      const isOurs = path.startsWith('.') || path.startsWith('@storefront/');
      if (!isOurs) return { path, external: true, sideEffects: false };
      const found = await resolve(path, { kind, resolveDir, pluginData: 'resolving' });
      return { ...found, sideEffects: false };
    });
  },
};

/**
 * Bundles entries of a package into its `dist`, with the packages of the workspace that they use.
 * @param {string} packageUrl of a file in the package's folder
 * @param {Record<string, string>} entryPoints by the names of their bundles
 */
export async function bundleForNode(packageUrl, entryPoints) {
  const here = (/** @type {string} */ path) => fileURLToPath(new URL(path, packageUrl));
  // The tests pass an output folder of their own.
  const outdir = process.argv[2] ?? here('dist');
  await rm(outdir, { recursive: true, force: true });
  await build({
    absWorkingDir: here('.'),
    entryPoints,
    outdir,
    outExtension: { '.js': '.mjs' },
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    plugins: [bundleUsedOnly],
    logLevel: 'warning',
  });
}
