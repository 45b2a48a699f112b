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

/** Files that are read at run time and not bundled. */
export const files = {
  migrations: join(root, 'src/database/migrations'),
  menu: join(root, 'demo/menu.json'),
  pictures: join(root, 'demo/pictures'),
  restaurantPictures: join(root, 'demo/restaurant-pictures'),
  tagIcons: join(root, 'demo/icons'),
  defaultData: join(root, '../../.data/api'),
  emptyData: join(root, '../../.data/api-empty'),
};
