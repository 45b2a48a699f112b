import { createHash } from 'node:crypto';
import { Redis } from 'ioredis';
import pg from 'pg';
import type { DataOptions, TestData } from './testData';

interface Servers {
  /** The url of a database whose user may create databases. */
  postgresUrl: string;
  redisUrl: string;
}

/** A PostgreSQL database, copied from one that is filled once, and a numbered Redis database that nothing else uses. */
export async function databaseData(
  { postgresUrl, redisUrl }: Servers,
  { build, content, fill }: DataOptions,
): Promise<TestData> {
  const number = await nextNumber(redisUrl);
  const name = `api_test_${number}`;
  const admin = (text: string) => query(postgresUrl, text);
  const urlOf = (database: string) => Object.assign(new URL(postgresUrl), { pathname: database }).href;
  if (content === 'demo') {
    const template = await withLock(postgresUrl, () =>
      filledDatabase({ build, admin, fill: (made) => fill({ DATABASE_URL: urlOf(made), REDIS_URL: '' }) }),
    );
    await admin(`create database ${name} template ${template}`);
  } else {
    await admin(`create database ${name}`);
  }
  let pool: pg.Pool | undefined;
  // Tests that wait for a change ask many times a second, and a connection costs the database a process.
  const open = () => {
    const opened = new pg.Pool({ connectionString: urlOf(name), allowExitOnIdle: true });
    // A test may cut the connection while it is idle; the next query opens another.
    return opened.on('error', () => {});
  };
  return {
    environment: { DATABASE_URL: urlOf(name), REDIS_URL: `${redisUrl}/${number}` },
    query: async (text) => rowsOf(await (pool ??= open()).query<Row>(text)),
    remove: async () => {
      await pool?.end();
      pool = undefined;
      await admin(`drop database if exists ${name} with (force)`);
    },
  };
}

interface Filling {
  build: string;
  admin: (text: string) => Promise<unknown[]>;
  fill: (database: string) => Promise<void>;
}

/** The name of the database with the demo chain of this build. */
async function filledDatabase({ build, admin, fill }: Filling): Promise<string> {
  const name = `demo_${createHash('sha1').update(build).digest('hex').slice(0, 16)}`;
  const known = await admin(`select 1 from pg_database where datname = '${name}'`);
  if (known.length > 0) return name;
  await admin(`drop database if exists ${name}_made with (force)`);
  await admin(`create database ${name}_made`);
  await fill(`${name}_made`);
  await admin(`alter database ${name}_made rename to ${name}`);
  return name;
}

/** Another worker waits while this one fills the database that both copy. */
async function withLock<Result>(url: string, work: () => Promise<Result>): Promise<Result> {
  const client = new pg.Client(url);
  await client.connect();
  try {
    await client.query('select pg_advisory_lock(1)');
    return await work();
  } finally {
    await client.end();
  }
}

type Row = Record<string, unknown>;

/** Several statements at once have an array of results, without rows. */
const rowsOf = ({ rows }: pg.QueryResult<Row>): Row[] => rows ?? [];

async function query(url: string, text: string): Promise<Row[]> {
  const client = new pg.Client(url);
  await client.connect();
  try {
    return rowsOf(await client.query<Row>(text));
  } finally {
    await client.end();
  }
}

async function nextNumber(redisUrl: string): Promise<number> {
  const redis = new Redis(redisUrl);
  try {
    return await redis.incr('test-servers');
  } finally {
    redis.disconnect();
  }
}
