import { makeReleases, optionalFields, type TestReleases } from '../testing/makeReleases';
import { storeKinds } from '../testing/openTestStore';
import { writeRemote, writeShell } from '../testing/writeBuilds';
import { rollBackFailing } from './rollBack';

const plain = optionalFields(['title']);
const more = optionalFields(['title'], ['tone']);
const picker = 'restaurants:picker';

type Folder = 'mf-restaurants' | 'mf-checkout' | 'mf-catalog' | 'mf-content' | 'shell';
/** Writes a build, which is then released from the folder. */
type Step = [folder: Folder, write: (root: string) => unknown];

const shell: Step = [
  'shell',
  (root) => writeShell(root, { contract: { widgets: { [picker]: { owner: 'restaurants', props: more } } } }),
];
const shellThatAsks: Step = [
  'shell',
  (root) => writeShell(root, { needs: { emits: { 'shell:toast-requested': plain } } }),
];
const restaurants = (props: typeof plain, code: string): Step => [
  'mf-restaurants',
  (root) => writeRemote(root, 'restaurants', { code, contract: { widgets: { [picker]: props } } }),
];
const checkout = (props: typeof plain): Step => [
  'mf-checkout',
  (root) => writeRemote(root, 'checkout', { contract: { embeds: { [picker]: props } } }),
];
const catalog = (code: string, contract: object): Step => [
  'mf-catalog',
  (root) => writeRemote(root, 'catalog', { code, contract }),
];
const content: Step = [
  'mf-content',
  (root) => writeRemote(root, 'content', { contract: { hears: { 'catalog:product-panel-changed': plain } } }),
];

const r1 = restaurants(plain, 'good');
const r2 = restaurants(more, 'throws');
const emitsNothing = catalog('good', {});
const emitsNew = catalog('throws', { emits: { 'catalog:product-panel-changed': plain } });
const hears = (params: typeof plain) => ({ hears: { 'shell:toast-requested': params } });

/**
 * Sequences that pass the gate. The last app of each sequence throws, and its previous build was live beside all the
 * others.
 */
const sequences: [what: string, failing: Folder, steps: Step[]][] = [
  ['a prop passed before it is taken', 'mf-restaurants', [shell, r1, checkout(plain), checkout(more), r2]],
  ['a prop taken before it is passed', 'mf-restaurants', [shell, r1, checkout(plain), r2, checkout(more)]],
  ['an event heard before it is emitted', 'mf-catalog', [shell, emitsNothing, content, emitsNew]],
  ['an event emitted before it is heard', 'mf-catalog', [shell, emitsNothing, emitsNew, content]],
  [
    'a request sent before it is heard',
    'mf-catalog',
    [shellThatAsks, catalog('good', {}), catalog('throws', hears(plain))],
  ],
  [
    'a request heard before it is sent',
    'mf-catalog',
    [shell, catalog('good', {}), catalog('throws', hears(plain)), shellThatAsks],
  ],
];

describe.each(storeKinds)('in a store of the kind %s', (kind) => {
  let releases: TestReleases;
  beforeEach(async () => {
    releases = await makeReleases(kind);
  });
  afterEach(() => releases.remove());

  async function releaseAll(steps: readonly Step[]): Promise<void> {
    for (const [folder, write] of steps) {
      write(releases.root);
      await releases.run('release', folder);
    }
  }

  describe.each(sequences)('%s', (_, failing, steps) => {
    const app = failing === 'mf-catalog' ? 'catalog' : 'restaurants';
    beforeEach(() => releaseAll(steps));

    test('a person rolls it back', async () => {
      const { history } = await releases.registry().channels(app);
      expect(await releases.run('rollback', failing)).toBe(`${failing}: back to ${history.at(-1)}.`);
    });

    test('a shell whose visitors meet the failure rolls it back', async () => {
      const { stable: build = '', since = '', history } = await releases.registry().channels(app);
      const rolledBack = await rollBackFailing(releases.registry(), app, { build, since }, 'why');
      expect(rolledBack).toEqual({ build: history.at(-1) });
    });
  });

  test('a promotion is checked like a release: it drops nothing that other apps use', async () => {
    await releaseAll([shell, r1, checkout(plain), r2, checkout(more)]);
    const [old = ''] = (await releases.registry().channels('restaurants')).history;
    await expect(releases.run('promote', 'mf-restaurants', old)).rejects.toThrow('tone is no longer taken');
  });
});
