// Node 20 runs no TypeScript, so what runs in Node before the apps are built is bundled here first.
import { rm } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

/**
 * npm packages stay outside; our own are TypeScript, so they go in. Nothing here needs a module for its side
 * effects: of the contracts only the few tables that are named stay, and no React with them.
 */
const onlyWhatIsUsed = {
  name: 'only-what-is-used',
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

// The tests bundle these sources into a folder of their own.
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
  plugins: [onlyWhatIsUsed],
  logLevel: 'warning',
});
