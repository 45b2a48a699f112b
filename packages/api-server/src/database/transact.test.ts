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

const succeed = async () => 'done';
const fail = async (): Promise<never> => {
  throw new Error('refused');
};

test.each([
  ['success', [], succeed, 'done', false],
  ['a rollback', [], fail, 'refused', false],
  ['no beginning', ['begin'], succeed, 'begin', true],
  ['a rollback for no commit', ['commit'], succeed, 'commit', false],
  ['neither commit nor rollback', ['commit', 'rollback'], succeed, 'rollback', true],
  ['no rollback', ['rollback'], fail, 'rollback', true],
])(
  'a connection is given back, and is closed unless its transaction is over: %s',
  async (_what, broken, work, outcome, isClosed) => {
    const { pool, released } = poolWith(broken);
    const ended = await transactOn(pool)(work).catch((error: unknown) => String(error));
    expect(ended).toContain(outcome);
    expect(released).toEqual([isClosed]);
  },
);
