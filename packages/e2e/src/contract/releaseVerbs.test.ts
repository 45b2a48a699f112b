import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { ReleaseRecord } from '@storefront/releases/release';
import { makeReleases } from '@storefront/releases/testing';
import type { Change } from './plantedBuild';
import { ReleaseTree } from './ReleaseTree';

/** Catalog drops a widget that only checkout embeds. */
const withoutSauces: Change = {
  contract: (contract) => ({
    ...contract,
    widgets: contract.widgets.filter((id) => id !== 'catalog:sauces'),
  }),
};
const missingSauces = 'checkout: it needs widget "catalog:sauces", which is not provided';
const checkoutWithoutSauces: Change = {
  edits: [['app', 'panels/cart/CartPanel.tsx', '<Widget id="catalog:sauces" title={messages.sauces} />', '']],
};

let released: ReleaseTree;
let tree: ReleaseTree;
let first: string;
beforeAll(() => {
  released = new ReleaseTree();
  released.run('release', '--all');
});
afterAll(() => released.remove());
beforeEach(() => {
  tree = new ReleaseTree(released);
  first = tree.live('catalog') ?? '';
});
afterEach(() => tree.remove());

const recordOf = (build: string) =>
  JSON.parse(readFileSync(join(tree.releases, 'catalog', build, 'record.json'), 'utf8')) as ReleaseRecord;

/** Every file of the stored builds with its content's place on the disk and its times: a rewritten file differs. */
function storedFiles(): string[] {
  return readdirSync(tree.releases, { recursive: true, encoding: 'utf8' })
    .filter((path) => /^\w+\/[\da-f]{32}\//.test(path))
    .map((path) => [path, statSync(join(tree.releases, path))] as const)
    .map(([path, { ino, mtimeMs, size }]) => `${path} ${ino} ${mtimeMs} ${size}`)
    .sort();
}

test('a compatible build is accepted, listed, rolled back and promoted', () => {
  const build = tree.build('catalog');
  expect(tree.run('can-i-release', 'mf-catalog')).toMatchObject({ code: 0 });
  expect(tree.live('catalog')).toBe(first);
  expect(tree.run('release', 'mf-catalog').output).toContain(`is live as ${build}.`);
  expect(tree.live('catalog')).toBe(build);
  expect(tree.run('rollback', 'mf-catalog')).toMatchObject({
    code: 0,
    output: `mf-catalog: back to ${first}.\n`,
  });
  expect(tree.live('catalog')).toBe(first);
  expect(tree.run('promote', 'mf-catalog', build).code).toBe(0);
  expect(tree.live('catalog')).toBe(build);
  expect(tree.run('releases', 'mf-catalog').output).toMatch(new RegExp(`^\\* +catalog +${build}`, 'm'));
});

test('a build that breaks a live one is refused by name, and nothing is stored', () => {
  const build = tree.build('catalog', withoutSauces);
  const before = storedFiles();
  const { code, output, errors } = tree.run('release', 'mf-catalog');
  expect({ code, output }).toEqual({ code: 1, output: '' });
  expect(errors).toContain(`mf-catalog ${build} cannot be released.`);
  expect(errors).toContain(missingSauces);
  expect(errors).toContain(`  shell ${tree.live('shell')}\n`);
  expect(errors).toContain(`  checkout ${tree.live('checkout')}\n`);
  expect(tree.run('can-i-release', 'mf-catalog')).toMatchObject({ code: 1, errors: '' });
  expect(tree.live('catalog')).toBe(first);
  expect(storedFiles()).toEqual(before);
});

test('a build that TypeScript refuses beside a live one is refused with the line of that one', () => {
  tree.build('catalog', {
    edits: [['contracts', 'tables/panels.ts', 'except: z.optional', 'without: z.optional']],
  });
  const { code, errors } = tree.run('release', 'mf-catalog');
  expect(code).toBe(1);
  expect(errors).toMatch(
    /checkout: it does not fit catalog: mf-checkout\/src\/[\w/-]+\.tsx?:\d+: .*'except'/,
  );
  expect(tree.live('catalog')).toBe(first);
});

test('the files of a release are there before it becomes live', () => {
  const build = tree.build('catalog');
  expect(tree.runKilledBefore('/log/', 'release', 'mf-catalog').code).toBeNull();
  expect(tree.live('catalog')).toBe(first);
  for (const [path, { size }] of Object.entries(recordOf(build).files)) {
    expect([path, statSync(join(tree.releases, 'catalog', build, path)).size]).toEqual([path, size]);
  }
  expect(tree.run('release', 'mf-catalog').code).toBe(0);
  expect(tree.live('catalog')).toBe(build);
});

test('a release that is killed while it stores its files changes nothing', () => {
  const build = tree.build('catalog');
  expect(tree.runKilledBefore(build, 'release', 'mf-catalog').code).toBeNull();
  expect(tree.live('catalog')).toBe(first);
  expect(tree.run('promote', 'mf-catalog', build).errors).toContain(`catalog has no release ${build}`);
  expect(tree.run('release', 'mf-catalog').code).toBe(0);
  expect(tree.live('catalog')).toBe(build);
});

test('two releases at once that do not fit together: one becomes live, and the other is refused', async () => {
  // The live checkout has no sauces; the previous live checkout shows them.
  const before = tree.live('checkout');
  tree.build('checkout', checkoutWithoutSauces);
  tree.run('release', 'mf-checkout');
  tree.build('catalog', withoutSauces);
  const { finish } = await tree.startStoppedBefore('/log/', 'release', 'mf-catalog', '--ignore-previous');
  expect(tree.run('rollback', 'mf-checkout').code).toBe(0);
  const { code, errors } = await finish();
  expect(code).toBe(1);
  expect(errors).toContain(missingSauces);
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
  const ran = await Promise.all(Object.keys(builds).map((name) => tree.start(['release', name])));
  expect(ran.map(({ code, errors }) => [code, errors])).toEqual(ran.map(() => [0, '']));
  expect(tree.log().at(-1)?.channels).toMatchObject(
    Object.fromEntries(Object.entries(builds).map(([name, stable]) => [name, { stable }])),
  );
  expect(tree.log()).toHaveLength(1 + 5);
});

test('a command says why a bucket cannot be used, without a stack', async () => {
  const bucket = await makeReleases('s3');
  const { service, env } = bucket.files;
  if (service) service.fault = () => ({ status: 403, code: 'AccessDenied' });
  const { code, output, errors } = await tree.start(['releases'], { ...env, RELEASES_DIR: '' });
  await bucket.remove();
  expect([code, output]).toEqual([1, '']);
  expect(errors).toMatch(/^listing s3\+http:\S+\/log failed: 403 AccessDenied\n$/);
});
