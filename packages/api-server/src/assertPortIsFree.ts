import { once } from 'node:events';
import { createServer } from 'node:net';

/** Throws EADDRINUSE. Asked before the database starts, so that a second start names the port and touches nothing. */
export async function assertPortIsFree({ port, host }: { port: number; host: string }): Promise<void> {
  const probe = createServer();
  probe.listen(port, host);
  await once(probe, 'listening');
  probe.close();
  await once(probe, 'close');
}
