import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ReleaseRecord } from '@storefront/releases/release';
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

test('a canary is started, listed, widened and ended, and other apps have to fit it', () => {
  const share = (percent: string) => ['--channel', 'canary', '--percent', percent];
  const checkout = tree.live('checkout') ?? '';
  const build = tree.build('checkout', checkoutWithoutSauces);
  expect(tree.run('release', 'mf-checkout', ...share('10')).output).toContain(
    `is a canary for 10 % of the visitors as ${build}.`,
  );
  expect(tree.live('checkout')).toBe(checkout);
  expect(tree.run('releases', 'mf-checkout').output).toMatch(
    new RegExp(`^% +checkout +${build} .* 10 %`, 'm'),
  );
  expect(tree.run('promote', 'mf-checkout', build).code).toBe(0);
  // The live checkout shows no sauces; the canary of some visitors does.
  expect(tree.run('promote', 'mf-checkout', checkout, ...share('50')).code).toBe(0);
  tree.build('catalog', withoutSauces);
  const refused = tree.run('release', 'mf-catalog', '--ignore-previous');
  expect(refused.errors).toContain(`It would break the page:\n  with checkout ${checkout}: ${missingSauces}`);
  expect(tree.run('rollback', 'mf-checkout').output).toContain(`the canary ${checkout} has ended`);
  expect(tree.live('checkout')).toBe(build);
  expect(tree.run('release', 'mf-catalog', '--ignore-previous').code).toBe(0);
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

test('a build is compared with the live builds, not with the tree that it comes from', () => {
  tree.build('catalog', withoutSauces);
  const checkout = tree.build('checkout', checkoutWithoutSauces);
  // In the tree both fit; live is a checkout that shows the sauces.
  expect(tree.run('release', 'mf-catalog').errors).toContain(missingSauces);
  expect(tree.run('release', 'mf-checkout').code).toBe(0);
  expect(tree.live('checkout')).toBe(checkout);
});

test('a build is compared with the builds that a rollback brings back', () => {
  const before = tree.live('checkout');
  tree.build('checkout', checkoutWithoutSauces);
  expect(tree.run('release', 'mf-checkout').code).toBe(0);
  const build = tree.build('catalog', withoutSauces);
  const refused = tree.run('release', 'mf-catalog');
  expect(refused.code).toBe(1);
  expect(refused.errors).toContain(`with checkout ${before}: ${missingSauces}`);
  expect(tree.live('catalog')).toBe(first);
  expect(tree.run('release', 'mf-catalog', '--ignore-previous').code).toBe(0);
  expect(tree.live('catalog')).toBe(build);
  // The release gave up this way back: checkout cannot go back until catalog does.
  const rollback = tree.run('rollback', 'mf-checkout');
  expect(rollback.code).toBe(1);
  expect(rollback.errors).toContain(missingSauces);
  expect(tree.run('promote', 'mf-checkout', before ?? '').code).toBe(1);
  expect(tree.run('rollback', 'mf-catalog').code).toBe(0);
  expect(tree.run('rollback', 'mf-checkout').code).toBe(0);
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

test('nothing that is stored is written again', () => {
  const before = storedFiles();
  expect(before.length).toBeGreaterThan(50);
  tree.build('catalog');
  for (const command of ['release', 'rollback', 'release']) tree.run(command, 'mf-catalog');
  tree.run('release', '--all');
  expect(storedFiles().filter((file) => !before.includes(file))).not.toEqual([]);
  expect(before.filter((file) => !storedFiles().includes(file))).toEqual([]);
});

test('a stored build that was changed is refused and kept for an investigation', () => {
  const build = tree.build('catalog');
  tree.run('release', 'mf-catalog');
  tree.run('rollback', 'mf-catalog');
  const { entry } = recordOf(build);
  const file = join(tree.releases, 'catalog', build, entry);
  writeFileSync(file, 'edited');
  for (const command of [
    ['release', 'mf-catalog'],
    ['promote', 'mf-catalog', build],
  ]) {
    const { code, errors } = tree.run(...command);
    expect(code).toBe(1);
    expect(errors).toContain(`differs from its record in ${entry}`);
  }
  expect(readFileSync(file, 'utf8')).toBe('edited');
  expect(tree.live('catalog')).toBe(first);
});

test('a log that was changed is refused by every command that changes or lists the live builds', () => {
  const build = tree.build('catalog');
  tree.run('release', 'mf-catalog');
  const file = join(tree.releases, 'log/00000002.json');
  writeFileSync(file, readFileSync(file, 'utf8').replace('"release"', '"promote"'));
  const commands = ['release', 'rollback', 'pin', 'unpin', 'can-i-release', 'releases'];
  for (const command of [...commands.map((verb) => [verb, 'mf-catalog']), ['promote', 'mf-catalog', build]]) {
    const { code, errors } = tree.run(...command);
    expect([code, errors]).toEqual([1, `${file}: it was changed after it was signed\n`]);
  }
});
