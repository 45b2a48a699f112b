import type { Channels } from '@storefront/releases/release';
import { createTokens } from '../createTokens';
import { createBuildWatch, type Verdict } from './createBuildWatch';
import type { TrialToken } from './createTrialCookies';

const since = '2026-11-24T12:00:00.000Z';

function watch(catalog: Channels) {
  const channels = { catalog };
  const others: { content?: Channels } = {};
  const verdicts: Verdict[] = [];
  const { pageServed, buildFailed, failureReported, measured, compared, isGuarding } = createBuildWatch({
    channelsOf: (app) =>
      app === 'catalog' ? channels.catalog : (app === 'content' && others.content) || { history: [] },
    tokens: createTokens(undefined, 'trial tokens'),
    onFailing: (verdict) => verdicts.push(verdict),
    now: () => Date.parse(since) + 1000,
  });
  let subnets = 0;
  const nextAddress = () => `10.0.${(subnets += 1)}.1`;
  const open = (build: string, address = nextAddress()) =>
    pageServed({ catalog: { build }, content: { build: 'other' } }, address);
  const report = (build: string, address: string, tokens: TrialToken[]) =>
    failureReported(
      { remote: 'catalog', build },
      address,
      ({ remote, role }) => tokens.find((one) => one.remote === remote && one.role === role)?.token,
    );
  return {
    channels,
    others,
    verdicts,
    nextAddress,
    measured,
    compared,
    isGuarding,
    pageServed,
    buildFailed,
    open,
    report,
    /** Visitors of so many subnets get a page with this build; it fails for the first of them. */
    visit(build: string, count: number, failures: number) {
      for (let visitor = 0; visitor < count; visitor += 1) {
        const address = nextAddress();
        const tokens = open(build, address);
        if (visitor < failures) report(build, address, tokens);
      }
    },
  };
}

const released = { stable: 'b', since, history: ['a'] };
const canary = { build: 'c', percent: 10, since: '2026-11-24T12:00:00.100Z' };
const canaryOnly = { stable: 'b', history: [], canary };

test('a live build whose pages fail for visitors of many subnets is taken back, and once', () => {
  const { visit, verdicts } = watch(released);
  visit('b', 10, 10);
  expect(verdicts).toEqual([]);
  visit('b', 10, 10);
  expect(verdicts).toEqual([
    {
      remote: 'catalog',
      build: 'b',
      since,
      role: 'live',
      isPinned: false,
      isGuarded: false,
      counts: { served: 11, failed: 11 },
    },
  ]);
});

test.each<[string, (pages: ReturnType<typeof watch>) => void]>([
  ['without a token', ({ nextAddress, report }) => report('b', nextAddress(), [])],
  [
    'with the token of another subnet',
    ({ nextAddress, open, report }) => report('b', nextAddress(), open('b')),
  ],
  [
    'of another build than the page had',
    ({ nextAddress, open, report }) => {
      const address = nextAddress();
      report('b', address, open('c', address));
    },
  ],
  [
    'of a subnet whose first page was another visitor’s',
    ({ nextAddress, open, report }) => {
      const address = nextAddress();
      open('b', address);
      report('b', address, open('b', address));
    },
  ],
])('a report %s counts for nothing', (_, send) => {
  const pages = watch({ ...released, canary });
  for (let turn = 0; turn < 100; turn += 1) send(pages);
  expect(pages.verdicts).toEqual([]);
});

test('a report with a token of an earlier trial counts for nothing', () => {
  const { channels, nextAddress, open, report, verdicts } = watch(released);
  const earlier = Array.from({ length: 11 }, nextAddress).map(
    (address) => [address, open('b', address)] as const,
  );
  channels.catalog = { ...released, since: '2026-11-24T12:00:00.500Z' };
  for (const [address, tokens] of earlier) report('b', address, tokens);
  expect(verdicts).toEqual([]);
});

test('a token counts once', () => {
  const { nextAddress, open, report, visit, verdicts } = watch(released);
  const address = nextAddress();
  const tokens = open('b', address);
  for (let turn = 0; turn < 50; turn += 1) report('b', address, tokens);
  visit('b', 9, 9);
  expect(verdicts).toEqual([]);
  visit('b', 1, 1);
  expect(verdicts).toMatchObject([{ counts: { served: 11, failed: 11 } }]);
});

test('a canary is judged beside the live build in its time', () => {
  const alone = watch(canaryOnly);
  alone.visit('b', 100, 0);
  alone.visit('c', 19, 10);
  expect(alone.verdicts).toEqual([]);
  alone.visit('c', 1, 1);
  expect(alone.verdicts).toMatchObject([{ build: 'c', role: 'canary', counts: { served: 20, failed: 11 } }]);

  const both = watch(canaryOnly);
  both.visit('b', 100, 90);
  both.visit('c', 40, 40);
  expect(both.verdicts).toEqual([]);
});

test('a live build on trial and its canary each have a token of their own', () => {
  const { open, report, visit, verdicts } = watch({ ...released, canary });
  const tokens = open('b', '203.0.113.7');
  expect(tokens).toMatchObject([
    { remote: 'catalog', role: 'live' },
    { remote: 'catalog', role: 'canary' },
  ]);
  expect(new Set(tokens.map(({ token }) => token)).size).toBe(2);
  report('b', '203.0.113.7', tokens);
  visit('b', 10, 10);
  expect(verdicts).toMatchObject([{ build: 'b', role: 'live' }]);
});

test.each([
  ['in an earlier trial of the same build', released, 'b', { since: '2026-11-24T12:00:00.500Z' }, 'b'],
  ['of the build before it', released, 'b', { stable: 'd', history: ['b', 'a'] }, 'd'],
  ['of a canary beside another live build', canaryOnly, 'c', { stable: 'd' }, 'c'],
])('what was counted %s is forgotten', (_, before, counted, changed, build) => {
  const { visit, verdicts, channels } = watch(before);
  visit(counted, 10, 10);
  channels.catalog = { ...before, ...changed };
  visit(build, 10, 10);
  expect(verdicts).toEqual([]);
  visit(build, 1, 1);
  expect(verdicts).toHaveLength(1);
});

test('a build that is pinned during its trial is reported as pinned, with all that was counted', () => {
  const { visit, verdicts, channels } = watch(released);
  visit('b', 10, 10);
  channels.catalog = { ...released, pinned: true };
  visit('b', 1, 1);
  expect(verdicts).toMatchObject([{ build: 'b', isPinned: true, counts: { served: 11 } }]);
});

describe('a canary beside the live build', () => {
  const guarded = { ...released, canary: { ...canary, guard: true as const } };

  /** So many visitors of new subnets press an opener, and its panel opens after `ms`, or not at all. */
  function press(
    { measured, nextAddress }: ReturnType<typeof watch>,
    build: string,
    count: number,
    ms?: number,
  ) {
    for (let visitor = 0; visitor < count; visitor += 1) {
      const figures = [
        { name: 'press', value: 0 },
        ...(ms === undefined ? [] : [{ name: 'panel', value: ms } as const]),
      ] as const;
      measured({ catalog: build, content: 'other' }, figures, nextAddress());
    }
  }

  test('is taken back when it is guarded and its panels open later, beyond doubt', () => {
    const pages = watch(guarded);
    press(pages, 'b', 300, 90);
    press(pages, 'c', 29, 240);
    expect(pages.verdicts).toEqual([]);
    press(pages, 'c', 20, 240);
    expect(pages.verdicts).toMatchObject([
      {
        build: 'c',
        role: 'canary',
        isGuarded: true,
        slower: expect.stringMatching(
          /^press to panel, p75: worse in 100 of 100 pairs of \d\d visitors with the canary and 300 with the live build$/,
        ) as string,
      },
    ]);
  });

  test('is taken back when it is guarded and its panels stay closed', () => {
    const pages = watch(guarded);
    press(pages, 'b', 300, 90);
    press(pages, 'c', 60);
    expect(pages.verdicts).toMatchObject([{ slower: expect.stringContaining('stayed closed') as string }]);
  });

  test('stays without a guard, and is compared', () => {
    const pages = watch({ ...released, canary });
    press(pages, 'b', 300, 90);
    press(pages, 'c', 60, 240);
    expect([pages.verdicts, pages.isGuarding()]).toEqual([[], false]);
    const compared = pages.compared().map(({ remote, build, role, counts: { panel, unopened } }) => {
      return [remote, build, role, panel.slice(0, 4), unopened];
    });
    expect(compared).toEqual([
      ['catalog', 'c', 'canary', [0, 0, 0, 60], [60, 0]],
      ['catalog', 'b', 'live', [0, 300, 0, 0], [300, 0]],
    ]);
  });

  test('is not judged by one visitor who presses often, nor by pages with other builds', () => {
    const pages = watch(guarded);
    expect(pages.isGuarding()).toBe(true);
    press(pages, 'b', 300, 90);
    press(pages, 'a', 300, 900);
    for (let turn = 0; turn < 100; turn += 1) {
      pages.measured({ catalog: 'c' }, [{ name: 'panel', value: 900 }], '203.0.113.7');
    }
    expect(pages.verdicts).toEqual([]);
    const [ofCanary] = pages.compared();
    expect(ofCanary?.counts.panel.reduce((all, one) => all + one, 0)).toBe(1);
  });

  test('is not compared on a page that has another canary', () => {
    const pages = watch({ ...released, canary });
    pages.others.content = { stable: 'x', since, history: [], canary: { build: 'y', percent: 10, since } };
    const figures = [{ name: 'panel', value: 90 }] as const;
    pages.measured({ catalog: 'c', content: 'y' }, figures, pages.nextAddress());
    pages.measured({ catalog: 'c', content: 'x' }, figures, pages.nextAddress());
    const [ofCanary] = pages.compared();
    expect(ofCanary?.counts.panel.slice(0, 3)).toEqual([0, 1, 0]);
  });

  test('is compared by the pages that were served and failed', () => {
    const pages = watch({ ...released, canary });
    pages.visit('c', 20, 3);
    pages.visit('b', 30, 0);
    expect(pages.compared().map(({ counts }) => counts.failed)).toEqual([
      [17, 3],
      [30, 0],
    ]);
  });
});
