import { existsSync } from 'node:fs';

const built = new URL('../dist/chain.mjs', import.meta.url);
if (!existsSync(built)) {
  console.error('The back end is not built yet. Run: pnpm --filter @storefront/api-server build');
  process.exit(1);
}
await import(built.href);
