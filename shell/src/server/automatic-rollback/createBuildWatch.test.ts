import type { Channels } from '@storefront/federation/server';
import { createBuildWatch, type Verdict } from './createBuildWatch';

const since = '2026-11-24T12:00:00.000Z';

function watch(catalog: Channels) {
  const channels = { catalog };
  const verdicts: Verdict[] = [];
  const { pageServed, buildFailed } = createBuildWatch({
    channelsOf: (app) => (app === 'catalog' ? channels.catalog : { history: [] }),
    onFailing: (verdict) => verdicts.push(verdict),
    now: () => Date.parse(since) + 1000,
  });
  let visitors = 0;
  const addresses = (count: number, subnet?: string) =>
    Array.from({ length: count }, () => {
      visitors += 1;
      return subnet ?? `10.0.${visitors}.1`;
    });
  return {
    channels,
    verdicts,
    pageServed,
    /** So many visitors get a page with this build; it fails for the first of them. */
    visit(build: string, count: number, failures: number, subnet?: string) {
      addresses(count, subnet).forEach((address, index) => {
        pageServed({ catalog: { build }, content: { build: 'other' } }, address);
        if (index < failures) buildFailed('catalog', build, address);
      });
    },
  };
}

const released = { stable: 'b', since, history: ['a'] };

test('a live build whose pages fail for visitors of many subnets is taken back, and once', () => {
  const { visit, verdicts } = watch(released);
  visit('b', 9, 9);
  expect(verdicts).toEqual([]);
  visit('b', 10, 10);
  expect(verdicts).toEqual([
    {
      remote: 'catalog',
      build: 'b',
      since,
      role: 'live',
      isPinned: false,
      counts: { pages: 10, failures: 10, subnets: 10 },
    },
  ]);
});

test('a good build with few failures stays', () => {
  const { visit, verdicts } = watch(released);
  for (let turn = 0; turn < 10; turn += 1) visit('b', 100, 2);
  expect(verdicts).toEqual([]);
});

test('a flood of reports from one subnet decides nothing', () => {
  const { visit, verdicts } = watch(released);
  visit('b', 30, 0);
  visit('b', 500, 500, '203.0.113.7');
  expect(verdicts).toEqual([]);
});

test('neither an earlier build nor another remote is judged by the failures of a page', () => {
  const { visit, verdicts } = watch(released);
  visit('a', 100, 100);
  visit('other', 100, 100);
  expect(verdicts).toEqual([]);
});

test('a canary is judged beside the live build in its time', () => {
  const canary = { build: 'c', percent: 10, since };
  const alone = watch({ stable: 'b', history: [], canary });
  alone.visit('b', 100, 0);
  alone.visit('c', 9, 5);
  expect(alone.verdicts).toEqual([]);
  alone.visit('c', 1, 1);
  expect(alone.verdicts).toMatchObject([{ build: 'c', role: 'canary' }]);

  const both = watch({ stable: 'b', history: [], canary });
  both.visit('b', 100, 90);
  both.visit('c', 40, 40);
  expect(both.verdicts).toEqual([]);
});

test.each([
  ['in an earlier trial of the same build', 'b', { since: '2026-11-24T12:00:00.500Z' }],
  ['of the build before it', 'd', { stable: 'd', history: ['b', 'a'] }],
])('what was counted %s is forgotten', (_, build, changed) => {
  const { visit, verdicts, channels } = watch(released);
  visit('b', 9, 9);
  channels.catalog = { ...released, ...changed };
  visit(build, 9, 9);
  expect(verdicts).toEqual([]);
  visit(build, 1, 1);
  expect(verdicts).toHaveLength(1);
});

test('what was counted beside another live build is forgotten', () => {
  const canary = { build: 'c', percent: 10, since };
  const { visit, verdicts, channels } = watch({ stable: 'b', history: [], canary });
  visit('c', 9, 9);
  channels.catalog = { stable: 'd', history: [], canary };
  visit('c', 9, 9);
  expect(verdicts).toEqual([]);
  visit('c', 1, 1);
  expect(verdicts).toHaveLength(1);
});

test('a build that is pinned during its trial is reported as pinned, with all that was counted', () => {
  const { visit, verdicts, channels } = watch(released);
  visit('b', 9, 9);
  channels.catalog = { ...released, pinned: true };
  visit('b', 1, 1);
  expect(verdicts).toMatchObject([{ build: 'b', isPinned: true, counts: { pages: 10 } }]);
});

test('a page without the remote counts for none of its builds', () => {
  const { pageServed, visit, verdicts } = watch(released);
  pageServed({}, '10.1.0.1');
  visit('b', 10, 10);
  expect(verdicts).toMatchObject([{ counts: { pages: 10 } }]);
});
