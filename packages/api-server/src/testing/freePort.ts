import { createServer } from 'node:net';

// Test files run side by side: each worker looks in a part of the range of its own.
const perWorker = 20;
let next = 4300 + ((Number(process.env['JEST_WORKER_ID'] ?? 1) - 1) % 5) * perWorker;

/** A port of 127.0.0.1 that nobody listens on. */
export async function freePort(): Promise<number> {
  for (let tried = 0; tried < perWorker; tried += 1) {
    const port = next;
    next = port % perWorker === perWorker - 1 ? port - perWorker + 1 : port + 1;
    if (await isFree(port)) return port;
  }
  throw new Error('no free port is left for the tests');
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(false));
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)));
  });
}
