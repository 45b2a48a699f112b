import type { PoolClient } from 'pg';
import { transactOn } from './transact';

/** A pool with one connection, on which the statements that begin with `broken` fail. */
function poolWith(broken: readonly string[]) {
  let status = 'I';
  const released: unknown[] = [];
  const query = async ({ text }: { text: string }) => {
    if (broken.some((start) => text.startsWith(start))) throw new Error(`${text} failed`);
    if (text === 'begin') status = 'T';
    if (text === 'commit' || text === 'rollback') status = 'I';
    return { rows: [] };
  };
  const client = {
    query,
    getTransactionStatus: () => status,
    release: (isBroken: unknown) => released.push(isBroken),
  } as unknown as PoolClient;
  return { pool: { connect: async () => client }, released };
}

const fail = async (): Promise<never> => {
  throw new Error('refused');
};

test.each([
  ['success', [], async () => {}, false],
  ['a rollback', [], fail, false],
  ['no beginning', ['begin'], async () => {}, true],
  ['neither commit nor rollback', ['commit', 'rollback'], async () => {}, true],
  ['no rollback', ['rollback'], fail, true],
])(
  'a connection is given back, and is closed unless its transaction is over: %s',
  async (_what, broken, work, isClosed) => {
    const { pool, released } = poolWith(broken);
    await transactOn(pool)(work).catch(() => undefined);
    expect(released).toEqual([isClosed]);
  },
);
