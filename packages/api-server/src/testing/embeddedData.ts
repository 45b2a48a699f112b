import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import type { DataOptions, TestData } from './testData';
import { moveInto } from './testBuild';

/** A folder of the embedded database. The first start takes seconds, so its folder is kept beside the build. */
export async function embeddedData({ build, content, fill }: DataOptions): Promise<TestData> {
  const folder = mkdtempSync(join(tmpdir(), 'api-test-'));
  const data = join(folder, 'data');
  // The database's socket lies here, which is how `query` finds it.
  const sockets = join(folder, 'tmp');
  mkdirSync(sockets);
  const environment = { DATABASE_URL: '', REDIS_URL: '', DATA_DIR: data, TMPDIR: sockets };
  if (content === 'demo') {
    const kept = join(build, 'demo-data');
    if (!existsSync(kept)) {
      const made = `${kept}-${process.pid}`;
      await fill({ ...environment, DATA_DIR: made });
      moveInto(made, kept);
    }
    cpSync(kept, data, { recursive: true });
  }
  return {
    environment,
    query: (text) => queryThrough(sockets, text),
    remove: async () => rmSync(folder, { recursive: true, force: true }),
  };
}

async function queryThrough(sockets: string, text: string): Promise<Record<string, unknown>[]> {
  // A killed process has left its socket behind.
  for (const name of readdirSync(sockets).reverse()) {
    const host = join(sockets, name);
    const client = new pg.Client({ host, port: 5432, user: 'postgres', database: 'postgres' });
    client.on('error', () => {});
    try {
      await client.connect();
    } catch {
      rmSync(host, { recursive: true, force: true });
      continue;
    }
    const { rows } = await client.query<Record<string, unknown>>(text);
    await client.end();
    return rows ?? [];
  }
  throw new Error('no server runs on this data');
}
