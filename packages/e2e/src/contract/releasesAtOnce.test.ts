import { remoteNames } from '@storefront/contracts';
import type { Change } from './plantedBuild';
import { ReleaseTree } from './ReleaseTree';

/** Catalog drops a widget that only checkout embeds. */
const withoutSauces: Change = {
  contract: (contract) => ({
    ...contract,
    widgets: contract.widgets.filter((id) => id !== 'catalog:sauces'),
  }),
};
const stopsShowingSauces: Change = {
  edits: [['app', 'panels/cart/CartPanel.tsx', '<Widget id="catalog:sauces" title={messages.sauces} />', '']],
};

let released: ReleaseTree;
let tree: ReleaseTree;
beforeAll(() => {
  released = new ReleaseTree();
  released.run('release', '--all');
});
afterAll(() => released.remove());
beforeEach(() => {
  tree = new ReleaseTree(released);
});
afterEach(() => tree.remove());

test('two releases at once: the later one compares again, and both are live', async () => {
  const catalog = tree.build('catalog');
  const content = tree.build('content');
  const { finish } = await tree.startStoppedBefore('/log/', 'release', 'mf-catalog');
  expect(tree.run('release', 'mf-content').code).toBe(0);
  expect(await finish()).toMatchObject({ code: 0, errors: '' });
  expect([tree.live('catalog'), tree.live('content')]).toEqual([catalog, content]);
  expect(tree.log().map(({ changes }) => changes.map(({ app }) => app))).toEqual([
    ['shell', ...remoteNames],
    ['content'],
    ['catalog'],
  ]);
});

test('two releases at once that do not fit together: one becomes live, and the other is refused', async () => {
  // The live checkout has no sauces; the previous live checkout shows them.
  const [before] = [tree.live('checkout') ?? ''];
  tree.build('checkout', stopsShowingSauces);
  tree.run('release', 'mf-checkout');
  tree.build('catalog', withoutSauces);
  const first = tree.live('catalog');
  const { finish } = await tree.startStoppedBefore('/log/', 'release', 'mf-catalog', '--ignore-previous');
  expect(tree.run('rollback', 'mf-checkout').code).toBe(0);
  const { code, errors } = await finish();
  expect(code).toBe(1);
  expect(errors).toContain('checkout: it needs widget "catalog:sauces", which is not provided');
  expect([tree.live('catalog'), tree.live('checkout')]).toEqual([first, before]);
});

test('five releases at once lose nothing', async () => {
  const builds = {
    catalog: tree.build('catalog'),
    checkout: tree.build('checkout'),
    account: tree.build('account'),
    restaurants: tree.build('restaurants'),
    content: tree.build('content'),
  };
  const ran = await Promise.all(Object.keys(builds).map((name) => tree.start('release', name)));
  expect(ran.map(({ code, errors }) => [code, errors])).toEqual(ran.map(() => [0, '']));
  expect(tree.log().at(-1)?.channels).toMatchObject(
    Object.fromEntries(Object.entries(builds).map(([name, stable]) => [name, { stable }])),
  );
  expect(tree.log()).toHaveLength(1 + 5);
});

test('a killed release does not block the next release', () => {
  const build = tree.build('catalog');
  const entries = tree.log().length;
  expect(tree.runKilledBefore('/log/', 'release', 'mf-catalog').code).toBeNull();
  expect(tree.log()).toHaveLength(entries);
  const next = tree.build('content');
  expect(tree.run('release', 'mf-content').code).toBe(0);
  expect(tree.run('release', 'mf-catalog').code).toBe(0);
  expect([tree.live('catalog'), tree.live('content')]).toEqual([build, next]);
});

test('builds that are released together become live together or not at all', () => {
  const entries = tree.log().length;
  tree.build('content');
  tree.build('catalog', withoutSauces);
  expect(tree.run('release', '--all').errors).toContain('do not fit together');
  expect(tree.log()).toHaveLength(entries);
  tree.build('catalog');
  expect(tree.run('release', '--all').code).toBe(0);
  expect(
    tree
      .log()
      .at(-1)
      ?.changes.map(({ app }) => app),
  ).toEqual(['catalog', 'content']);
});
