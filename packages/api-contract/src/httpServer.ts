import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';

/**
 * Fastify's options for requests that arrive slowly or never, of both servers.
 *
 * @param seconds in which a request must arrive
 */
export const httpLimits = (seconds: number) => ({
  http: {
    // Node uses the larger of the two limits for the whole request, whatever their names.
    headersTimeout: Math.min(10, seconds) * 1000,
    requestTimeout: seconds * 1000,
    // The default checks the limits only twice a minute.
    connectionsCheckingInterval: 1000,
  },
  requestTimeout: seconds * 1000,
  keepAliveTimeout: 72_000,
});

interface UnreadableAnswer {
  headers: Record<string, string>;
  /** The body of an answer with this HTTP status: 400, 408 or 431. */
  bodyOf: (status: number) => string;
}

const statuses: Record<string, number> = { ERR_HTTP_REQUEST_TIMEOUT: 408, HPE_HEADER_OVERFLOW: 431 };

/**
 * Makes Fastify's `clientErrorHandler`: it answers a malformed or late HTTP request and ends the connection. An unused
 * connection that was opened ahead ends without an answer: its client could read one as the response to a request that
 * it has just sent.
 */
export function answerUnreadable({ headers, bodyOf }: UnreadableAnswer) {
  return ({ code = '' }: NodeJS.ErrnoException, socket: Socket): void => {
    if (code === 'ECONNRESET' || socket.destroyed) return;
    if (socket.bytesRead === 0) {
      socket.destroy();
      return;
    }
    const status = statuses[code] ?? 400;
    const body = bodyOf(status);
    const fields = { ...headers, 'content-length': Buffer.byteLength(body), connection: 'close' };
    const head = [
      `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
      ...Object.entries(fields).map(([name, value]) => `${name}: ${value}`),
    ];
    if (socket.writable) socket.write(`${head.join('\r\n')}\r\n\r\n${body}`);
    socket.destroy();
  };
}
