import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** The nearest folder above with a pnpm-workspace.yaml. @throws Error outside a workspace. */
export function workspaceRoot(from: string): string {
  for (let folder = from; ; folder = dirname(folder)) {
    if (existsSync(join(folder, 'pnpm-workspace.yaml'))) return folder;
    if (folder === dirname(folder)) throw new Error(`${from} is not inside the pnpm workspace`);
  }
}
