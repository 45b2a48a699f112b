import { sql } from 'drizzle-orm';
import type { Database, Transaction } from './connect';

/**
 * Runs the work in a transaction, unless another process runs it at this moment. `lockKey` is an arbitrary number that
 * no other lock of this database uses.
 */
export function oneAtATime<Result>(
  db: Database,
  lockKey: number,
  work: (tx: Transaction) => Promise<Result>,
): Promise<Result | undefined> {
  return db.transaction(async (tx) => {
    const { rows } = await tx.execute<{ free: boolean }>(
      sql`select pg_try_advisory_xact_lock(${lockKey}) as free`,
    );
    return rows[0]?.free ? work(tx) : undefined;
  });
}
