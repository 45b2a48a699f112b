import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The package's folder, wherever inside it the bundle lies. */
function packageRoot(): string {
  let folder = dirname(fileURLToPath(import.meta.url));
  while (!existsSync(join(folder, 'package.json'))) folder = dirname(folder);
  return folder;
}

const root = packageRoot();
const demoChain = join(root, '../demo-chain/chain');

/** Files that are read at run time and not bundled. */
export const files = {
  migrations: join(root, 'src/database/migrations'),
  demoChain,
  defaultData: join(root, '../../.data/api'),
  emptyData: join(root, '../../.data/api-empty'),
};
