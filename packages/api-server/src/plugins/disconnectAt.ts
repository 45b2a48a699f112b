import type { Socket } from 'socket.io';

/** 24.8 days: a longer timeout overflows and fires at once. */
const longestTimeoutMs = 2 ** 31 - 1;

/** Disconnects a connected socket at `moment`. The timer keeps no process alive, and ends with the socket. */
export function disconnectAt(socket: Pick<Socket, 'disconnect' | 'once'>, moment: Date): void {
  let timer: NodeJS.Timeout;
  const wait = () => {
    const left = moment.getTime() - Date.now();
    if (left <= 0) socket.disconnect(true);
    else timer = setTimeout(wait, Math.min(left, longestTimeoutMs)).unref();
  };
  socket.once('disconnect', () => clearTimeout(timer));
  wait();
}
