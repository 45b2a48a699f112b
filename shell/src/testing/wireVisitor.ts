import type { FastifyInstance } from 'fastify';
import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';

/** A visitor's connection to a server, written byte by byte. */
export async function openWire(app: FastifyInstance) {
  const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1');
  let text = '';
  socket.on('error', () => undefined);
  const closed = new Promise<void>((resolve) => socket.once('close', () => resolve()));
  socket.setEncoding('latin1').on('data', (part: string) => (text += part));
  await once(socket, 'connect');
  return {
    socket,
    closed,
    /** The received bytes, each as a character. */
    received: () => text,
  };
}

/** The head of a request for a socket, line by line and without its host. Some browsers send `Connection` with several values. */
export const upgradeHead = (path: string, ...headers: string[]) => [
  `GET ${path} HTTP/1.1`,
  'Connection: keep-alive, Upgrade',
  'Upgrade: websocket',
  'Sec-WebSocket-Version: 13',
  'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==',
  ...headers,
];

interface WireCall {
  method?: string;
  path?: string;
  /** Additional lines of the head. */
  fields?: readonly string[];
  body?: Buffer;
  /** The announced length, when it is not the body's. */
  length?: number;
}

/** The bytes of a call of the page on a connection. */
export function wireCall({
  method = 'POST',
  path = '/api/app/search/',
  fields = [],
  ...call
}: WireCall): Buffer {
  const { body = Buffer.alloc(0), length = body.length } = call;
  const head = [
    `${method} ${path} HTTP/1.1`,
    'Host: shop.example',
    'X-Source: site',
    'Content-Type: application/json',
    `Content-Length: ${length}`,
    ...fields,
  ];
  return Buffer.concat([Buffer.from(`${head.join('\r\n')}\r\n\r\n`, 'latin1'), body]);
}

/** Sends bytes on a connection of its own, which stays open. Returns the received bytes once the server closes it. */
export async function sendByWire(app: FastifyInstance, bytes: Buffer | string): Promise<string> {
  const { socket, closed, received } = await openWire(app);
  socket.write(bytes);
  await closed;
  return received();
}

export const statusOf = (answer: string) => Number(answer.slice(9, 12));

/** Makes a call on a connection of its own, and returns the status of the answer; 0 without an answer. */
export const callByWire = async (app: FastifyInstance, call: WireCall): Promise<number> =>
  statusOf(
    await sendByWire(app, wireCall({ ...call, fields: ['Connection: close', ...(call.fields ?? [])] })),
  );
