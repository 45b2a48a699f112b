import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { remoteNames } from '@storefront/contracts';
import { timeLimits } from '@storefront/federation/browser';
import { builtArtefacts, builtRemote, folderOf, root, shellScripts } from './builtArtefacts';

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

/** A phone with 400 kbit/s: bytes a millisecond, and milliseconds of a round trip. */
const slowPhone = { rate: 50, roundTrip: 400 };

test.each(remoteNames)('a slow phone has time for every file of %s', (name) => {
  const { folder, record } = builtRemote(folderOf(name));
  const sizeOf = (path: string) => gzipped(join(folder, path));
  const { pages, panels, widgets } = record.initial;
  const slowest = (modules: object = {}) =>
    Math.max(
      0,
      ...(Object.values(modules) as string[][]).map((files) => files.map(sizeOf).reduce((a, b) => a + b, 0)),
    );
  const timeOf = (bytes: number, roundTrips: number) =>
    bytes / slowPhone.rate + roundTrips * slowPhone.roundTrip;

  // The page names its files, so that they are requested at once; a press requests entry, manifest and module in turn.
  expect(timeOf(slowest({ ...pages, ...widgets }), 1)).toBeLessThan(timeLimits.ofPage);
  expect(timeOf(slowest(panels), 3)).toBeLessThan(timeLimits.ofPress);
  const chunks = Object.keys(record.files).filter((path) => path.endsWith('.js'));
  expect(timeOf(Math.max(...chunks.map(sizeOf)), 1)).toBeLessThan(timeLimits.ofChunk);
  // A page whose remote hangs says so within 4 s.
  expect(timeLimits.ofPage).toBeLessThanOrEqual(4000);
});
