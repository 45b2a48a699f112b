import { workerData, parentPort } from 'node:worker_threads';
import { PGlite } from '@electric-sql/pglite';
import { PGLiteSocketServer } from '@electric-sql/pglite-socket';

// The thread that runs the embedded PostgreSQL: the main thread stays free for requests, and talks to it
// through `pg` as to any other server.

const { dataDir, socketPath } = workerData as { dataDir: string; socketPath: string };

const db = await PGlite.create({ dataDir });
const server = new PGLiteSocketServer({ db, path: socketPath, maxConnections: 50 });
await server.start();

parentPort?.once('message', () => {
  void server
    .stop()
    .then(() => db.close())
    .then(() => parentPort?.postMessage('closed'));
});
parentPort?.postMessage('ready');
