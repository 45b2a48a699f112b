import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';

const main = join(import.meta.dirname, '../dist/main.mjs');

/**
 * Starts the built server on new data, on PostgreSQL when there is a `databaseUrl`.
 * @param {{ port: number, databaseUrl?: string, redisUrl?: string }} options
 */
export async function startServer({ port, databaseUrl = '', redisUrl = '' }) {
  const folder = mkdtempSync(join(tmpdir(), 'api-bench-'));
  const sockets = join(folder, 'tmp');
  mkdirSync(sockets);
  const child = spawn(process.execPath, [main], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      ...process.env,
      API_PORT: String(port),
      DATA_DIR: join(folder, 'data'),
      TMPDIR: sockets,
      DATABASE_URL: databaseUrl,
      REDIS_URL: redisUrl,
      LOG_LEVEL: 'error',
      RATE_LIMIT: '10000000',
    },
  });
  await answers(child);
  const connection = () =>
    databaseUrl || {
      host: join(sockets, readdirSync(sockets)[0] ?? ''),
      user: 'postgres',
      database: 'postgres',
    };
  return {
    url: `http://127.0.0.1:${port}`,
    /** Milliseconds of processor time that the process and its threads have used. */
    cpu: () => processorTime(child.pid),
    /** @param {string} sql */
    query: async (sql) => {
      const client = new pg.Client(connection());
      await client.connect();
      await client.query(sql);
      await client.end();
    },
    stop: async () => {
      child.kill('SIGTERM');
      await once(child, 'exit');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** @param {import('node:child_process').ChildProcess} child */
async function answers(child) {
  for await (const chunk of child.stdout ?? []) {
    if (String(chunk).includes('The API answers at')) return;
  }
  throw new Error('the server did not start');
}

/** User and system time are fields 14 and 15 of /proc/<pid>/stat, in hundredths of a second. */
function processorTime(pid) {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return (Number(fields[11]) + Number(fields[12])) * 10;
}
