import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { remoteNames, routes } from '@storefront/contracts';
import { timeLimits } from '@storefront/federation/browser';
import { root } from '@storefront/config/workspace';
import { builtArtefacts, builtRemote, folderOf, panelScripts, shellScripts } from '../stack/builtArtefacts';

/** Bytes by gzip -9 (decision 0098). */
const budgets = { atLoad: 2_580, ofApp: 199_900, untilFirstPanel: 229_800 };

/** Bytes as browsers get them, by brotli (decision 0079); equal sources differ by some hundred. */
const sentUntilFirstPanel = 200_500;

const gzipped = (file: string) => gzipSync(readFileSync(file), { level: 9 }).length;

const brotli = { params: { [constants.BROTLI_PARAM_QUALITY]: 10 } };

const sent = (file: string) => brotliCompressSync(readFileSync(file), brotli).length;

const sizeOf = (files: readonly string[], size = gzipped) =>
  [...new Set(files)].map(size).reduce((sum, bytes) => sum + bytes, 0);

/**
 * Bytes by brotli of the scripts of which some pages load one once they rest: the second also measures (docs/operating.md,
 * Field figures and Traces).
 */
const besideAppBudgets = { fieldFigures: 2_950, tapTraces: 3_650 };

const besideApp = (name: 'pageScript' | keyof typeof besideAppBudgets) =>
  join(root, 'shell/dist/client', builtArtefacts().shell[name] ?? `no ${name}`);

test('the script that runs at load keeps to its budget', () => {
  expect(gzipped(besideApp('pageScript'))).toBeLessThanOrEqual(budgets.atLoad);
});

test.each(['fieldFigures', 'tapTraces'] as const)('the script %s keeps to its budget', (name) => {
  expect(sent(besideApp(name))).toBeLessThanOrEqual(besideAppBudgets[name]);
});

test.each(['home', 'menu'] as const)(
  'the scripts of the page «%s» keep to the budgets of the app and of its first panel',
  (page) => {
    const { folder, record } = builtRemote(folderOf('catalog'));
    const own = (paths: readonly string[] = []) => paths.map((path) => join(folder, path));
    const { pages, panels } = record.initial;
    const ofApp = [...shellScripts(), ...own(pages[page])];
    const ofPanel = [...panelScripts(), ...own(panels[routes[page].firstPanel])];
    expect(own(pages[page]).length).toBeGreaterThan(1);
    expect(ofPanel.length).toBeGreaterThan(2);
    expect(sizeOf(ofApp)).toBeLessThanOrEqual(budgets.ofApp);
    expect(sizeOf([...ofApp, ...ofPanel])).toBeLessThanOrEqual(budgets.untilFirstPanel);
    expect(sizeOf([...ofApp, ...ofPanel], sent)).toBeLessThanOrEqual(sentUntilFirstPanel);
  },
);

/** Kilobytes by gzip -9. */
const entryBudget = 10.8;

test.each(remoteNames)('the entry of %s keeps to the budget', (name) => {
  const { folder, record } = builtRemote(folderOf(name));
  expect(gzipped(join(folder, record.entry)) / 1000).toBeLessThanOrEqual(entryBudget);
});

/** The scripts of the shell and of all remotes. */
function allScripts(): string[] {
  const { shell, remotes } = builtArtefacts();
  return [
    ...Object.keys(shell.files).map((path) => join(root, 'shell/dist/client', path)),
    ...remotes.flatMap(({ folder, record }) => Object.keys(record.files).map((path) => join(folder, path))),
  ].filter((path) => path.endsWith('.js'));
}

test('every script of the app tells the browser to compile it while it arrives, not when it is called', () => {
  const releasesPage = join(root, 'shell/dist/client', builtArtefacts().shell.releasesPage?.script ?? 'none');
  const others = [...(['pageScript', 'fieldFigures', 'tapTraces'] as const).map(besideApp), releasesPage];
  const ofApp = allScripts().filter((file) => !others.includes(file));
  expect(ofApp.length).toBeGreaterThan(50);
  const isHinted = (file: string) => readFileSync(file, 'utf8').startsWith('//# allFunctionsCalledOnLoad\n');
  expect(ofApp.filter((file) => !isHinted(file))).toEqual([]);
});

test('no script makes objects of schema.org, which the server alone sends', () => {
  const makesThem = (file: string) => readFileSync(file, 'utf8').includes('"https://schema.org"');
  expect(allScripts().filter(makesThem)).toEqual([]);
  expect(builtArtefacts().remotes.some(({ folder, record }) => makesThem(join(folder, record.server)))).toBe(
    true,
  );
});

/** A phone with 400 kbit/s: bytes a millisecond, and milliseconds of a round trip. */
const slowPhone = { rate: 50, roundTrip: 400 };

test.each(remoteNames)('a slow phone has time for every file of %s', (name) => {
  const { folder, record } = builtRemote(folderOf(name));
  const bytesOf = (path: string) => gzipped(join(folder, path));
  const { pages, panels, widgets } = record.initial;
  const slowest = (modules: object = {}) =>
    Math.max(
      0,
      ...(Object.values(modules) as string[][]).map((files) => files.map(bytesOf).reduce((a, b) => a + b, 0)),
    );
  const timeOf = (bytes: number, roundTrips: number) =>
    bytes / slowPhone.rate + roundTrips * slowPhone.roundTrip;

  // The page names its files, so that they are requested at once; a press requests entry, manifest and module in turn.
  expect(timeOf(slowest({ ...pages, ...widgets }), 1)).toBeLessThan(timeLimits.ofPage);
  expect(timeOf(slowest(panels), 3)).toBeLessThan(timeLimits.ofPress);
  const chunks = Object.keys(record.files).filter((path) => path.endsWith('.js'));
  expect(timeOf(Math.max(...chunks.map(bytesOf)), 1)).toBeLessThan(timeLimits.ofChunk);
  // A page whose remote hangs says so within 4 s.
  expect(timeLimits.ofPage).toBeLessThanOrEqual(4000);
});
