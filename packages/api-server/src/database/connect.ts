import type { Tracing } from '@storefront/tracing';
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { startEmbedded } from './embedded/startEmbedded';
import { traceQueries } from './traceQueries';
import { outliveConnections, transactOn } from './transact';

export type Database = NodePgDatabase;
/** Inside a transaction every query goes through its `tx`: on the embedded database any other query deadlocks. */
export type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0];
export type Queryable = Database | Transaction;

export interface Connection {
  db: Database;
  pool: pg.Pool;
  close: () => Promise<void>;
}

const limits = {
  connectionTimeoutMillis: 10_000,
  statement_timeout: 15_000,
  // The client's own limit, for a server that stopped responding.
  query_timeout: 20_000,
  idle_in_transaction_session_timeout: 15_000,
};

/** Connects to PostgreSQL at `databaseUrl`, else to the embedded database in `dataDir`. Both run the same SQL. */
export async function connect(options: {
  databaseUrl?: string | undefined;
  dataDir: string;
  tracing?: Tracing | undefined;
}): Promise<Connection> {
  if (options.databaseUrl) {
    const pool = new pg.Pool({ connectionString: options.databaseUrl, max: 20, ...limits });
    return open(pool, options.tracing, async () => {});
  }
  const embedded = await startEmbedded(options.dataDir);
  const pool = new pg.Pool({
    host: embedded.host,
    port: embedded.port,
    user: 'postgres',
    database: 'postgres',
    password: 'postgres',
    // One connection only: PGlite is one session behind all connections, and its socket lets messages of two
    // connections alternate, so that a query of one connection drops the unnamed statement that the other prepared.
    max: 1,
  });
  return open(pool, options.tracing, embedded.close);
}

function open(pool: pg.Pool, tracing: Tracing | undefined, closeServer: () => Promise<void>): Connection {
  outliveConnections(pool);
  if (tracing) traceQueries(pool, tracing);
  const db = drizzle(pool);
  db.transaction = transactOn(pool);
  return {
    db,
    pool,
    close: async () => {
      await pool.end();
      await closeServer();
    },
  };
}
