import type { Channels } from '@storefront/releases/release';
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
const live: BuildOnTrial = { build: 'b', since, role: 'live', isPinned: false, isGuarded: false };
const canary: BuildOnTrial = { build: 'c', since, role: 'canary', isPinned: false, isGuarded: false };

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
  [
    'a guarded canary',
    { stable: 'b', history: [], canary: { build: 'c', percent: 5, since, guard: true } },
    [{ ...canary, isGuarded: true }],
  ],
  ['nothing', { history: [] }, []],
])('on trial: %s', (_, channels, expected) => {
  expect(buildsOnTrial(channels, released + minute)).toEqual(expected);
});

test.each([
  [0, 1],
  [rollbackLimits.trialMs - 1, 1],
  [rollbackLimits.trialMs, 0],
  // The clock of the releasing machine may be ahead.
  [-minute, 1],
])('a build is on trial for an hour: after %d ms, %d builds are on trial', (age, count) => {
  expect(buildsOnTrial({ stable: 'b', since, history: ['a'] }, released + age)).toHaveLength(count);
});

test('a canary is on trial until it ends', () => {
  const channels = { stable: 'b', history: ['a'], canary: { build: 'c', percent: 5, since } };
  expect(buildsOnTrial(channels, released + 100 * rollbackLimits.trialMs)).toEqual([canary]);
});

const counts = (served: number, failed: number): BuildCounts => ({ served, failed });

test.each([
  ['every subnet of a small shop', counts(11, 11), undefined, true],
  ['as many subnets as one stranger may have', counts(10, 10), undefined, false],
  ['exactly the share', counts(200, 20), undefined, true],
  ['less than the share', counts(201, 20), undefined, false],
  ['no failure', counts(1000, 0), undefined, false],
  ['nothing', counts(0, 0), undefined, false],
  ['a canary beside a live build without failures', counts(20, 12), counts(200, 0), true],
  ['a canary beside one that no visitor got', counts(20, 12), counts(0, 0), true],
  ['a canary that fails twice as often', counts(40, 24), counts(200, 60), true],
  ['a canary that fails less than twice as often', counts(40, 24), counts(200, 61), false],
] as const)('taken back or not: %s', (_, build, control, expected) => {
  expect(isFailing(build, control)).toBe(expected);
});

test('the log of the registry says why a build was taken back', () => {
  expect(failingText(counts(20, 12))).toBe('12 of 20 subnets failed');
});
