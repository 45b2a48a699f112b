import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import { lockData } from './dataLock';
import { unpackPreparedData } from './preparedData';

interface EmbeddedDatabase {
  /** For `pg`: the folder of the unix socket. */
  host: string;
  port: number;
  close: () => Promise<void>;
}

/** Starts PGlite on `dataDir` in a worker thread, behind a unix socket that only this user can reach. */
export async function startEmbedded(dataDir: string): Promise<EmbeddedDatabase> {
  const unlock = lockData(dataDir);
  const host = mkdtempSync(join(tmpdir(), 'storefront-db-'));
  const port = 5432;
  const cleanUp = async () => {
    await rm(host, { recursive: true, force: true });
    unlock();
  };
  try {
    unpackPreparedData(dataDir);
    mkdirSync(dataDir, { recursive: true });
    const worker = new Worker(workerFile(), {
      workerData: { dataDir, socketPath: join(host, `.s.PGSQL.${port}`) },
    });
    await firstMessage(worker);
    const close = async () => {
      const closed = once(worker, 'message');
      worker.postMessage('close');
      await closed;
      await worker.terminate();
      await cleanUp();
    };
    return { host, port, close };
  } catch (error) {
    await cleanUp();
    throw error;
  }
}

function workerFile(): string {
  const file = join(dirname(fileURLToPath(import.meta.url)), 'pgliteWorker.mjs');
  if (!existsSync(file)) throw new Error(`The database worker is not built: ${file}`);
  return file;
}

async function firstMessage(worker: Worker): Promise<void> {
  await Promise.race([
    once(worker, 'message'),
    once(worker, 'error').then(([error]) => {
      throw error;
    }),
  ]);
}
