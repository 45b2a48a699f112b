import { rmSync } from 'node:fs';
import { build } from 'esbuild';

// Everything goes into the bundle, npm dependencies too: Node takes half a second of processor time to find and read
// their thousand files, at each start. The packages outside the bundle read their own files: native code, WebAssembly,
// pages.
const outside = ['@electric-sql/*', '@fastify/swagger-ui', 'sharp'];
const outdir = process.argv[2] ?? 'dist';

// CommonJS modules of the bundle call these.
const commonJs = `import { createRequire as createBundleRequire } from 'node:module';
const require = createBundleRequire(import.meta.url);
const __dirname = import.meta.dirname;`;

rmSync(outdir, { recursive: true, force: true });
await build({
  absWorkingDir: import.meta.dirname,
  entryPoints: {
    main: 'src/main.ts',
    chain: 'src/chain/main.ts',
    pgliteWorker: 'src/database/embedded/pgliteWorker.ts',
    prepareData: 'src/database/embedded/prepareData.ts',
  },
  outdir,
  outExtension: { '.js': '.mjs' },
  bundle: true,
  platform: 'node',
  format: 'esm',
  target: 'node20',
  banner: { js: commonJs },
  sourcemap: true,
  // The texts of the sources would make the map three times as long.
  sourcesContent: false,
  logLevel: 'warning',
  external: [...outside, 'pg-native'],
});
