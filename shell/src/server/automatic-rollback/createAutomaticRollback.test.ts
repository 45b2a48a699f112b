import type { Rollbacks } from '@storefront/federation/server';
import { LogWriteError } from '@storefront/releases/registry';
import { createAutomaticRollback } from './createAutomaticRollback';
import type { Verdict } from './createBuildWatch';

const verdict: Verdict = {
  remote: 'catalog',
  build: 'b',
  since: '2026-11-24T12:00:00.000Z',
  role: 'live',
  isPinned: false,
  isGuarded: false,
  counts: { served: 11, failed: 11 },
};

async function rollBackWith(write: Rollbacks['write'], isPinned = false) {
  const results: unknown[] = [];
  const lines: unknown[] = [];
  const withdraw = jest.fn();
  const add = (_: object, line: string) => void lines.push(line);
  const rollBack = createAutomaticRollback({
    releases: { withdraw },
    rollbacks: { check: () => Promise.resolve(), ...(write && { write }) },
    metrics: { withdrawals: { inc: ({ result }: { result: string }) => results.push(result) } as never },
    log: { error: add, warn: add } as never,
  });
  await rollBack({ ...verdict, isPinned });
  return { results, lines, withdrawn: withdraw.mock.calls as unknown[][] };
}

const failing = (error: Error) => async () => {
  throw error;
};

test.each([
  ['that the log has', () => Promise.resolve({ build: 'a' }), ['rolled-back'], ['was added to the registry']],
  ['for which this server has no key', undefined, [], []],
  ['that another server added', () => Promise.resolve(undefined), [], []],
  [
    'for which the log cannot be read',
    failing(new Error('reading')),
    ['not-written'],
    ['could not be added'],
  ],
  [
    'that the log does not have',
    failing(new LogWriteError('not-added', 'x')),
    ['not-written'],
    ['could not be added'],
  ],
  ['that the log may have', failing(new LogWriteError('unknown', 'x')), ['unknown'], ['may or may not have']],
])('a rollback %s is reported as what it is', async (_, write, reported, logged) => {
  const { results, lines, withdrawn } = await rollBackWith(write);
  expect(withdrawn).toEqual([['catalog', { build: 'b', since: verdict.since }]]);
  expect(results).toEqual(['withdrawn', ...reported]);
  expect(lines.slice(1)).toEqual(logged.map((text): unknown => expect.stringContaining(text)));
});

test('a pinned build that fails stays, and is reported once', async () => {
  const write = jest.fn();
  const { results, lines, withdrawn } = await rollBackWith(write, true);
  expect(results).toEqual(['pinned']);
  expect(lines).toEqual([expect.stringContaining('because it is pinned')]);
  expect(withdrawn).toEqual([]);
  expect(write).not.toHaveBeenCalled();
});
