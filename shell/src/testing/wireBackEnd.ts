import { createServer, type Socket } from 'node:net';
import { listen } from './listen';

/** One request as its bytes were sent on a connection. */
export interface WireRequest {
  line: string;
  /** The lines of its head below the first. */
  fields: string[];
  body: Buffer;
}

/** The connection of a client, as the back end sees it. */
interface WireConnection {
  requests: WireRequest[];
  /** The bytes after the last whole request. */
  rest: Buffer;
  isClosed: boolean;
}

const valuesOf = (fields: readonly string[], name: string): string[] =>
  fields
    .filter((field) => field.toLowerCase().startsWith(`${name}:`))
    .map((field) => field.slice(name.length + 1).trim());

/** The number of a chunked body's bytes, and the decoded body; undefined while it is incomplete. */
function readChunked(bytes: Buffer): { size: number; body: Buffer } | undefined {
  const chunks: Buffer[] = [];
  let at = 0;
  for (;;) {
    const lineEnd = bytes.indexOf('\r\n', at);
    if (lineEnd < 0) return undefined;
    const length = Number.parseInt(bytes.toString('latin1', at, lineEnd), 16);
    const end = lineEnd + 2 + length + 2;
    if (bytes.length < end) return undefined;
    if (length === 0) return { size: end, body: Buffer.concat(chunks) };
    chunks.push(bytes.subarray(lineEnd + 2, end - 2));
    at = end;
  }
}

function readHead(bytes: Buffer): Omit<WireRequest, 'body'> {
  const [line = '', ...fields] = bytes.toString('latin1', 0, bytes.indexOf('\r\n\r\n')).split('\r\n');
  return { line, fields };
}

/** The first request of `bytes` and the number of its bytes, parsed strictly by RFC 9112. */
function readRequest(bytes: Buffer): { size: number; request: WireRequest } | undefined {
  const headEnd = bytes.indexOf('\r\n\r\n');
  if (headEnd < 0) return undefined;
  const { line, fields } = readHead(bytes);
  const start = headEnd + 4;
  if (valuesOf(fields, 'transfer-encoding').length > 0) {
    const chunked = readChunked(bytes.subarray(start));
    return chunked && { size: start + chunked.size, request: { line, fields, body: chunked.body } };
  }
  const size = start + Number(valuesOf(fields, 'content-length')[0] ?? 0);
  if (bytes.length < size) return undefined;
  return { size, request: { line, fields, body: bytes.subarray(start, size) } };
}

/** Whether the head of a request has arrived that the back end answers without its body. */
const isAnsweredEarly = (rest: Buffer) => rest.includes('\r\n\r\n') && rest.includes('/early');

/**
 * A back end that reads its connections byte by byte and keeps them open. Each answer has `x-answered`, the value of
 * the request's `x-probe`. A path with `/early` is answered once its head has arrived.
 */
export async function startWireBackEnd() {
  const connections: WireConnection[] = [];
  const sockets = new Set<Socket>();

  const server = createServer((socket) => {
    const connection: WireConnection = { requests: [], rest: Buffer.alloc(0), isClosed: false };
    connections.push(connection);
    sockets.add(socket);
    let hasAnswered = false;
    const answer = ({ line, fields }: Omit<WireRequest, 'body'>) => {
      const probe = valuesOf(fields, 'x-probe')[0] ?? '';
      const body = line.startsWith('HEAD ') ? '' : '{}';
      socket.write(`HTTP/1.1 200 OK\r\nx-answered: ${probe}\r\ncontent-length: 2\r\n\r\n${body}`);
    };
    socket.on('error', () => undefined);
    socket.on('close', () => {
      connection.isClosed = true;
      sockets.delete(socket);
    });
    socket.on('data', (chunk) => {
      connection.rest = Buffer.concat([connection.rest, chunk]);
      if (!hasAnswered && isAnsweredEarly(connection.rest)) {
        hasAnswered = true;
        answer(readHead(connection.rest));
      }
      for (let found = readRequest(connection.rest); found; found = readRequest(connection.rest)) {
        connection.rest = connection.rest.subarray(found.size);
        connection.requests.push(found.request);
        if (!hasAnswered) answer(found.request);
        hasAnswered = false;
      }
    });
  });
  return {
    url: await listen(server),
    connections,
    requests: () => connections.flatMap(({ requests }) => requests),
    stop: () =>
      new Promise<void>((resolve) => {
        for (const socket of sockets) socket.destroy();
        server.close(() => resolve());
      }),
  };
}
