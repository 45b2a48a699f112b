import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { builtArtefacts, shellScripts } from './builtArtefacts';

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
