import { makeReleases, type TestReleases } from '../testing/makeReleases';
import { writeRemote, writeShell } from '../testing/writeBuilds';

/** Writes a build, which is then released from the folder. */
type Step = [folder: 'mf-catalog' | 'mf-content' | 'shell', write: (root: string) => unknown];

const shell: Step = ['shell', (root) => writeShell(root)];
const shellThatAsks: Step = [
  'shell',
  (root) => writeShell(root, { source: "emit('catalog:reset-requested', {});" }),
];
const catalog = (code: string, source = ''): Step => [
  'mf-catalog',
  (root) => writeRemote(root, 'catalog', { code, source }),
];
const content: Step = [
  'mf-content',
  (root) => writeRemote(root, 'content', { source: "useEvent('catalog:product-panel-changed', noop);" }),
];

const emitsNothing = catalog('good');
const emitsNew = catalog('throws', "emit('catalog:product-panel-changed', {});");
const hears = catalog('throws', "on('catalog:reset-requested', noop);");

/**
 * Sequences that pass the gate. The last build of catalog throws, and its previous build was live beside all the others.
 */
const sequences: [title: string, steps: Step[]][] = [
  ['an event heard before it is emitted', [shell, emitsNothing, content, emitsNew]],
  ['an event emitted before it is heard', [shell, emitsNothing, emitsNew, content]],
  ['a request sent before it is heard', [shellThatAsks, catalog('good'), hears]],
  ['a request heard before it is sent', [shell, catalog('good'), hears, shellThatAsks]],
];

let releases: TestReleases;
beforeEach(async () => {
  releases = await makeReleases('folder');
});
afterEach(() => releases.remove());

async function releaseAll(steps: readonly Step[]): Promise<void> {
  for (const [folder, write] of steps) {
    write(releases.root);
    await releases.run('release', folder);
  }
}

test.each(sequences)('%s is rolled back', async (_, steps) => {
  await releaseAll(steps);
  const { history } = await releases.registry().channels('catalog');
  expect(await releases.run('rollback', 'mf-catalog')).toBe(`mf-catalog: back to ${history.at(-1)}.`);
});

test('a promotion is checked like a release: it drops nothing that other apps use', async () => {
  await releaseAll([shell, emitsNothing, emitsNew, content]);
  const [old = ''] = (await releases.registry().channels('catalog')).history;
  await expect(releases.run('promote', 'mf-catalog', old)).rejects.toThrow('is no longer emitted');
});
