// Node 20 does not run TypeScript, so the tools that build the apps are bundled here first.
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

const here = (path) => fileURLToPath(new URL(path, import.meta.url));

// The tests pass an output folder of their own.
const outdir = process.argv[2] ?? here('dist');

await rm(outdir, { recursive: true, force: true });
await build({
  absWorkingDir: here('.'),
  entryPoints: {
    build: 'src/build/index.ts',
    dev: 'src/dev/index.ts',
    registry: 'src/registry/index.ts',
  },
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
