import { once } from 'node:events';
import { createServer } from 'node:net';

interface Port {
  host: string;
  port: number;
  /** The environment variable that sets it. */
  variable: string;
}

/**
 * Runs before a server starts anything else, so that a second one touches nothing.
 *
 * @throws Error that names the variable when the port is taken.
 */
export async function assertPortIsFree({ host, port, variable }: Port): Promise<void> {
  const probe = createServer();
  probe.listen(port, host);
  await once(probe, 'listening').catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EADDRINUSE') throw error;
    throw new Error(`Port ${port} is taken. Set ${variable} to a free one.`, { cause: error });
  });
  probe.close();
  await once(probe, 'close');
}
