import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import pg from 'pg';
import { dataTemplate } from './dataTemplate';
import { freePort } from './freePort';

const root = join(dirname(fileURLToPath(import.meta.url)), '../..');

// A real process answers these tests, and the machine may be busy with others.
jest.setTimeout(30_000);

/** The real server: the bundle in a process of its own, on a data folder of its own. */
export interface TestServer {
  url: string;
  port: number;
  /** Starts the same server again on the same data, after a `kill`. */
  restart: () => Promise<void>;
  kill: (signal: 'SIGKILL' | 'SIGTERM') => Promise<number | null>;
  /** Runs the first start of this build once for all tests. */
  keepData: () => Promise<void>;
  /** SQL past the server, for what no call can do. */
  query: (text: string) => Promise<Record<string, unknown>[]>;
  output: () => string;
  /** Ends the process and removes its files. */
  remove: () => Promise<void>;
}

/** Builds the server and prepares a folder for it; `environment` comes on top of the tests' own. */
export async function prepareServer(environment: Record<string, string> = {}): Promise<TestServer> {
  const folder = mkdtempSync(join(tmpdir(), 'api-test-'));
  const bundle = join(root, 'dist', `test-${process.pid}-${Date.now()}`);
  await promisify(execFile)(process.execPath, ['build.mjs', bundle], { cwd: root });
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  let child: ChildProcess | undefined;
  let text = '';

  const template = dataTemplate(root, bundle);
  const data = join(folder, 'data');
  const isFirst = !template.restore(data);

  const restart = async () => {
    text = '';
    // The database's socket lies in a folder of this start, so that `query` finds the living one.
    rmSync(join(folder, 'tmp'), { recursive: true, force: true });
    mkdirSync(join(folder, 'tmp'));
    const env = { ...process.env, ...defaults, API_PORT: String(port), DATA_DIR: data };
    child = spawn(process.execPath, [join(bundle, 'main.mjs')], {
      env: { ...env, TMPDIR: join(folder, 'tmp'), ...environment },
    });
    child.stdout?.on('data', (chunk: Buffer) => (text += chunk.toString()));
    child.stderr?.on('data', (chunk: Buffer) => (text += chunk.toString()));
    while (!text.includes('The API answers at')) {
      if (child.exitCode !== null) throw new Error(`the server did not start:\n${text}`);
      await wait(20);
    }
  };
  const kill = async (signal: NodeJS.Signals) => {
    if (!child || child.exitCode !== null || child.signalCode !== null) return child?.exitCode ?? null;
    const ended = once(child, 'exit');
    child.kill(signal);
    await ended;
    return child.exitCode;
  };
  const query = async (sql: string) => {
    const [socket] = readdirSync(join(folder, 'tmp'));
    const host = join(folder, 'tmp', socket ?? '');
    const client = new pg.Client({ host, port: 5432, user: 'postgres', database: 'postgres' });
    await client.connect();
    const { rows } = await client.query<Record<string, unknown>>(sql);
    await client.end();
    return rows ?? [];
  };
  const remove = async () => {
    await kill('SIGKILL');
    for (const path of [folder, bundle]) rmSync(path, { recursive: true, force: true });
  };
  const keepData = async () => {
    if (!isFirst) return;
    await restart();
    await kill('SIGTERM');
    template.keep(data);
  };
  return { url, port, restart, kill, keepData, query, output: () => text, remove };
}

/** A server that answers. */
export async function startServer(environment: Record<string, string> = {}): Promise<TestServer> {
  const server = await prepareServer(environment);
  await server.keepData();
  await server.restart();
  return server;
}

const defaults = {
  NODE_ENV: 'test',
  LOG_LEVEL: 'error',
  PUBLIC_URL: 'http://shop.test',
  // Orders stay where they are unless a test wants them to move.
  KITCHEN_PACE: '1',
  DATABASE_URL: '',
  REDIS_URL: '',
};
