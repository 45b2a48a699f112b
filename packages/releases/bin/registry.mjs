#!/usr/bin/env node
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const workspace = fileURLToPath(new URL('../../..', import.meta.url));
// A remote in a repository of its own has this package below node_modules, and runs the command in its folder.
const isWorkspace = existsSync(join(workspace, 'pnpm-workspace.yaml'));
const root = isWorkspace ? workspace : process.cwd();
const built = new URL('../dist/registry.mjs', import.meta.url);
if (!existsSync(built)) {
  console.error('The registry is not built yet. Run: pnpm build');
  process.exit(1);
}
if (!process.env.RELEASES_DIR && !process.env.RELEASES_URL && !isWorkspace) {
  console.error(
    'RELEASES_DIR or RELEASES_URL is missing: outside the workspace the registry has to be named.',
  );
  process.exit(1);
}
const { openCliRegistry, RegistryError, runCli } = await import(built.href);

try {
  const { text, exitCode } = await runCli(process.argv.slice(2), root, openCliRegistry(root));
  console.log(text);
  process.exitCode = exitCode;
} catch (error) {
  if (!(error instanceof RegistryError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
