import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { remoteNames } from '@storefront/contracts';
import { openRegistry } from '@storefront/releases/registry';
import { copyOf, makeCopiesFolder } from '../stack/builtArtefacts';
import { flipBit } from '../faulty-shell/damages';

const folder = makeCopiesFolder();
afterAll(() => rmSync(folder, { recursive: true }));

test.each(remoteNames)('no build of %s goes live with one bit of one file changed', async (name) => {
  const root = join(folder, 'releases');
  const registry = openRegistry(root);
  const built = copyOf(name, folder);
  const { build, files } = await registry.release(built.folder);
  for (const [path, { size }] of Object.entries(files)) {
    const stored = join(root, name, build, path);
    const place = Math.floor(size / 2);
    flipBit(stored, place);
    await expect(registry.promote(name, build)).rejects.toThrow(path);
    flipBit(stored, place);
    await registry.promote(name, build);
  }
  expect(Object.keys(files).length).toBeGreaterThan(10);
});
