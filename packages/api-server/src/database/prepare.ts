import { setTimeout as wait } from 'node:timers/promises';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import type pg from 'pg';
import { files } from '../files';
import type { Connection, Database } from './connect';

// Any number that no other program of this database takes.
const lockKey = 724_110_031;

/** Migrations and the first data, once, however many processes start at the same time. */
export async function prepare(connection: Connection, seed: (db: Database) => Promise<void>): Promise<void> {
  const client = await connection.pool.connect();
  try {
    await takeLock(client);
    const db = drizzle(client);
    await migrate(db, { migrationsFolder: files.migrations });
    await seed(db);
  } finally {
    await client.query('select pg_advisory_unlock($1)', [lockKey]).catch(() => undefined);
    client.release();
  }
}

/** Asks again and again: one long question would run into the time limit of statements. */
async function takeLock(client: pg.PoolClient): Promise<void> {
  for (;;) {
    const { rows } = await client.query<{ taken: boolean }>('select pg_try_advisory_lock($1) as taken', [
      lockKey,
    ]);
    if (rows[0]?.taken) return;
    await wait(200);
  }
}
