import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { remoteNames } from '@storefront/contracts';
import { openRegistry } from '@storefront/federation/registry';
import { copyOf, makeCopiesFolder } from './builtArtefacts';
import { flipBit } from './damages';

const folder = makeCopiesFolder();
afterAll(() => rmSync(folder, { recursive: true }));

test.each(remoteNames)('no build of %s goes live with one bit of one file changed', (name) => {
  const root = join(folder, 'releases');
  const registry = openRegistry(root);
  const built = copyOf(name, folder);
  const { build, files } = registry.release(built.folder);
  const refusals = Object.entries(files).map(([path, { size }]) => {
    const stored = join(root, name, build, path);
    const place = Math.floor(size / 2);
    flipBit(stored, place);
    const promote = () => registry.promote(name, build);
    expect(promote).toThrow(path);
    flipBit(stored, place);
    expect(promote).not.toThrow();
    return path;
  });
  expect(refusals.length).toBeGreaterThan(10);
});
