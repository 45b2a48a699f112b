import { once } from 'node:events';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import type { Database } from '../database/connect';
import { prepareServer } from './startServer';
import { testBuild } from './testBuild';

/** The demo chain's database with no server on it: for functions that take a transaction. */
interface OpenData {
  db: Database;
  close: () => Promise<void>;
}

/** On whatever database the tests run. */
export async function openData(): Promise<OpenData> {
  const server = await prepareServer();
  const { DATABASE_URL: url, DATA_DIR: dataDir, TMPDIR: sockets } = server.data.environment;
  if (url) return connectTo({ connectionString: url, max: 10 }, server.remove);
  const worker = new Worker(join(await testBuild(), 'pgliteWorker.mjs'), {
    workerData: { dataDir, socketPath: join(sockets ?? '', '.s.PGSQL.5432') },
  });
  await once(worker, 'message');
  const options = { host: sockets, port: 5432, user: 'postgres', database: 'postgres', max: 1 };
  return connectTo(options, async () => {
    await worker.terminate();
    await server.remove();
  });
}

function connectTo(options: pg.PoolConfig, remove: () => Promise<void>): OpenData {
  const pool = new pg.Pool(options);
  pool.on('error', () => {});
  const close = async () => {
    await pool.end();
    await remove();
  };
  return { db: drizzle(pool), close };
}
