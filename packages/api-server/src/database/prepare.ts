import { setTimeout as wait } from 'node:timers/promises';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import type pg from 'pg';
import { files } from '../files';
import type { Connection, Database } from './connect';
import { outliveDeadlocks } from './outliveDeadlocks';

// An arbitrary number that no other program of this database uses.
const lockKey = 724_110_031;

/** Runs migrations and seeds the first data under an advisory lock, so that parallel starts do it once. */
export async function prepare(connection: Connection, seed: (db: Database) => Promise<void>): Promise<void> {
  const client = await connection.pool.connect();
  try {
    await takeLock(client);
    const db = drizzle(client);
    await outliveDeadlocks(() => migrate(db, { migrationsFolder: files.migrations }));
    await seed(db);
  } finally {
    await client.query('select pg_advisory_unlock($1)', [lockKey]).catch(() => undefined);
    client.release();
  }
}

/** Polls, because one long wait would exceed the statement timeout. */
async function takeLock(client: pg.PoolClient): Promise<void> {
  for (;;) {
    const { rows } = await client.query<{ taken: boolean }>('select pg_try_advisory_lock($1) as taken', [
      lockKey,
    ]);
    if (rows[0]?.taken) return;
    await wait(200);
  }
}
