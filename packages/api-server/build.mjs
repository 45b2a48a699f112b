import { readFileSync, rmSync } from 'node:fs';
import { build } from 'esbuild';

// Workspace packages are sources and go into the bundle, with what only they depend on; our own npm
// dependencies stay outside, as they were published.
const { dependencies } = JSON.parse(readFileSync(new URL('package.json', import.meta.url), 'utf8'));
const outside = Object.keys(dependencies).filter((name) => !name.startsWith('@storefront/'));
const outdir = process.argv[2] ?? 'dist';

rmSync(outdir, { recursive: true, force: true });
await build({
  absWorkingDir: import.meta.dirname,
  entryPoints: {
    main: 'src/main.ts',
    pgliteWorker: 'src/database/embedded/pgliteWorker.ts',
    prepareData: 'src/database/embedded/prepareData.ts',
  },
  outdir,
  outExtension: { '.js': '.mjs' },
  bundle: true,
  platform: 'node',
  format: 'esm',
  target: 'node20',
  sourcemap: true,
  logLevel: 'warning',
  external: outside.flatMap((name) => [name, `${name}/*`]),
});
