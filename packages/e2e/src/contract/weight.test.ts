import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { builtArtefacts, root, shellScripts } from './builtArtefacts';

/** Scripts of a first visit, gzip -9, in bytes. */
const budget = 190_000;

const gzipped = (file: string) => gzipSync(readFileSync(file), { level: 9 }).length;

test.each(['home', 'menu'] as const)(
  'the scripts that the page «%s» loads first keep to the budget',
  (page) => {
    const catalog = builtArtefacts().remotes.find(({ record }) => record.name === 'catalog');
    const own = catalog?.record.initial.pages[page] ?? [];
    expect(own.length).toBeGreaterThan(1);
    const files = [...shellScripts(), ...own.map((path) => join(catalog?.folder ?? '', path))];
    expect(files.map(gzipped).reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(budget);
  },
);

test('every script tells the browser to compile it while it arrives, not when it is called', () => {
  const { shell, remotes } = builtArtefacts();
  const scripts = [
    ...Object.keys(shell.files).map((path) => join(root, 'shell/dist/client', path)),
    ...remotes.flatMap(({ folder, record }) => Object.keys(record.files).map((path) => join(folder, path))),
  ].filter((path) => path.endsWith('.js'));
  expect(scripts.length).toBeGreaterThan(50);
  const isHinted = (file: string) => readFileSync(file, 'utf8').startsWith('//# allFunctionsCalledOnLoad\n');
  expect(scripts.filter((file) => !isHinted(file))).toEqual([]);
});
