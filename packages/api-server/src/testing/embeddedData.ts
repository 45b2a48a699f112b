import { cpSync, mkdirSync, mkdtempSync, readdirSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { makeOnce } from './makeOnce';
import type { DataOptions, TestData } from './testData';

/** A folder of the embedded database; a folder with the demo chain is a copy of one that is filled once. */
export async function embeddedData({ build, content, fill }: DataOptions): Promise<TestData> {
  const folder = mkdtempSync(join(tmpdir(), 'api-test-'));
  const data = join(folder, 'data');
  // The server puts the database's socket here, where `query` looks for it.
  const sockets = join(folder, 'tmp');
  mkdirSync(sockets);
  const environment = { DATABASE_URL: '', REDIS_URL: '', DATA_DIR: data, TMPDIR: sockets };
  if (content === 'demo') {
    // The dates of the demo chain count from the day of its seeding.
    const demoData = join(build, `demo-data-${new Date().toISOString().slice(0, 10)}`);
    await makeOnce(demoData, (unfinished) => fill({ ...environment, DATA_DIR: unfinished }));
    cpSync(demoData, data, { recursive: true });
  }
  return {
    environment,
    query: (text) => queryThrough(sockets, text),
    remove: () => removeSockets(folder),
  };
}

/**
 * Removes a folder that may hold a socket. `rmSync` would leave the socket's `lstat` where Node's `realpathSync` looks,
 * which then treats symbolic links as real paths: the next package that Jest loads in this process would load twice.
 */
const removeSockets = (folder: string) => rm(folder, { recursive: true, force: true });

async function queryThrough(sockets: string, text: string): Promise<Record<string, unknown>[]> {
  // A killed process leaves its socket behind.
  for (const name of readdirSync(sockets).reverse()) {
    const host = join(sockets, name);
    const client = new pg.Client({ host, port: 5432, user: 'postgres', database: 'postgres' });
    client.on('error', () => {});
    try {
      await client.connect();
    } catch {
      await removeSockets(host);
      continue;
    }
    const { rows } = await client.query<Record<string, unknown>>(text);
    await client.end();
    return rows ?? [];
  }
  throw new Error('no server runs on this data');
}
