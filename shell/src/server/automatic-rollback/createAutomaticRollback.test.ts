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
  counts: { served: 11, failed: 11 },
};

async function rollBackWith(write: Rollbacks['write']) {
  const results: unknown[] = [];
  const lines: unknown[] = [];
  const add = (_: object, line: string) => void lines.push(line);
  const rollBack = createAutomaticRollback({
    releases: { withdraw: () => undefined },
    rollbacks: { check: () => Promise.resolve(), ...(write && { write }) },
    metrics: { withdrawals: { inc: ({ result }: { result: string }) => results.push(result) } as never },
    log: { error: add, warn: add } as never,
  });
  await rollBack(verdict);
  return { results, lines };
}

const failing = (error: Error) => async () => {
  throw error;
};

test.each([
  ['that the log has', () => Promise.resolve({ build: 'a' }), ['rolled-back'], ['was added to the registry']],
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
  const { results, lines } = await rollBackWith(write);
  expect(results).toEqual(['withdrawn', ...reported]);
  expect(lines.slice(1)).toEqual(logged.map((text): unknown => expect.stringContaining(text)));
});
