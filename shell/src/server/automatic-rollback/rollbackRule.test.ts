import type { Channels } from '@storefront/federation/server';
import {
  type BuildCounts,
  type BuildOnTrial,
  buildsOnTrial,
  failingText,
  isFailing,
  rollbackLimits,
} from './rollbackRule';

const since = '2026-11-24T12:00:00.000Z';
const released = Date.parse(since);
const minute = 60_000;
const live: BuildOnTrial = { build: 'b', since, role: 'live', isPinned: false };
const canary: BuildOnTrial = { build: 'c', since, role: 'canary', isPinned: false };

test.each<[string, Channels, BuildOnTrial[]]>([
  ['a live build with one before it', { stable: 'b', since, history: ['a'] }, [live]],
  ['a live build without one before it', { stable: 'b', since, history: [] }, []],
  ['a build that a rollback brought back', { stable: 'a', history: ['z'] }, []],
  ['a pinned build', { stable: 'b', since, history: ['a'], pinned: true }, [{ ...live, isPinned: true }]],
  ['a canary', { stable: 'b', history: [], canary: { build: 'c', percent: 5, since } }, [canary]],
  [
    'a live build and its canary',
    { stable: 'b', since, history: ['a'], canary: { build: 'c', percent: 5, since } },
    [live, canary],
  ],
  ['a canary of an older entry', { stable: 'b', history: ['a'], canary: { build: 'c', percent: 5 } }, []],
  ['nothing', { history: [] }, []],
])('on trial: %s', (_, channels, expected) => {
  expect(buildsOnTrial(channels, released + minute)).toEqual(expected);
});

test.each([
  [0, 1],
  [rollbackLimits.trialMs - 1, 1],
  [rollbackLimits.trialMs, 0],
  // The clock of whoever released may be ahead.
  [-minute, 1],
])('a build is on trial for an hour: after %d ms, %d builds are on trial', (age, count) => {
  expect(buildsOnTrial({ stable: 'b', since, history: ['a'] }, released + age)).toHaveLength(count);
});

const counts = (pages: number, failures: number, subnets: number): BuildCounts => ({
  pages,
  failures,
  subnets,
});

test.each([
  ['every page of a small shop', counts(10, 10, 7), undefined, true],
  ['too few pages', counts(9, 9, 9), undefined, false],
  ['too few subnets', counts(20, 12, 4), undefined, false],
  ['exactly the share', counts(100, 5, 5), undefined, true],
  ['less than the share', counts(101, 5, 5), undefined, false],
  ['no failure', counts(1000, 0, 0), undefined, false],
  ['reports, and pages of another process', counts(0, 30, 30), undefined, false],
  ['a canary beside a live build without failures', counts(20, 5, 5), counts(200, 0, 0), true],
  ['a canary beside one that no visitor got', counts(20, 5, 5), counts(0, 0, 0), true],
  ['a canary that fails twice as often', counts(20, 6, 6), counts(200, 30, 30), true],
  ['a canary that fails as often', counts(20, 6, 6), counts(200, 60, 60), false],
] as const)('taken back or not: %s', (_, build, control, expected) => {
  expect(isFailing(build, control)).toBe(expected);
});

test('the log of the registry says why a build was taken back', () => {
  expect(failingText(counts(20, 6, 5))).toBe('6 of 20 pages failed, in 5 subnets');
});
