import { createServer } from 'node:net';

/** A port of 127.0.0.1 that nobody listens on: the system's own choice, so that runs side by side do not meet. */
export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      if (address === null || typeof address === 'string') throw new Error('the system gave no port');
      server.close(() => resolve(address.port));
    });
  });
}
