import type { Socket } from 'node:net';
import type { LastResort } from './lastResort';
import { securityHeaders, type SiteSecurity } from './securityHeaders';

const statuses: Record<string, string> = {
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
};

/** Makes the answer to what is no HTTP request, or none in time: the static page, with the headers of every response. */
export function answerUnreadable({ unreadableHtml, headers }: LastResort, site: SiteSecurity) {
  const own = Object.entries({
    ...securityHeaders(site),
    ...headers,
    'content-length': String(Buffer.byteLength(unreadableHtml)),
    connection: 'close',
  }).map(([name, value]) => `${name}: ${value}`);

  return ({ code = '' }: NodeJS.ErrnoException, socket: Socket): void => {
    if (code === 'ECONNRESET' || socket.destroyed) return;
    const status = statuses[code] ?? '400 Bad Request';
    if (socket.writable) socket.write(`HTTP/1.1 ${status}\r\n${own.join('\r\n')}\r\n\r\n${unreadableHtml}`);
    socket.destroy();
  };
}
