import type { FastifyInstance } from 'fastify';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { Socket } from 'node:net';
import { listen } from '../../testing/listen';
import { startProxy } from '../../testing/startProxy';
import { openWire, upgradeHead } from '../../testing/wireVisitor';
import { createMetrics } from '../operation/metrics';

// How many sockets a visitor's network may hold and open; the back end behind the shell's proxy accepts every socket.

let backEnd: Server;
let apiUrl: string;
let lines: string[] = [];
let app: FastifyInstance;
const opened: Socket[] = [];

beforeAll(async () => {
  backEnd = createServer().on('upgrade', ({ headers }, socket: Socket) => {
    opened.push(socket);
    const key = `${headers['sec-websocket-key']}258EAFA5-E914-47DA-95CA-C5AB0DC85B11`;
    const accept = createHash('sha1').update(key).digest('base64');
    const head = ['101 Switching Protocols', 'Upgrade: websocket', 'Connection: Upgrade'];
    socket.write(`HTTP/1.1 ${head.join('\r\n')}\r\nSec-WebSocket-Accept: ${accept}\r\n\r\n`);
  });
  apiUrl = await listen(backEnd);
});
const closeAll = () => {
  for (const socket of opened.splice(0)) socket.destroy();
};
afterAll(() => {
  closeAll();
  backEnd.close();
});
beforeEach(() => (lines = []));
afterEach(async () => {
  closeAll();
  await app.close();
});

async function startShell(limits: { maxSockets: number; socketsPerMinute: number }) {
  const metrics = createMetrics();
  app = await startProxy({ apiUrl, onLog: (line) => void lines.push(line), metrics, ...limits });
  await app.listen({ port: 0, host: '127.0.0.1' });

  /** Opens a socket from that address; resolves with it and the status of its answer. */
  const open = async (address: string) => {
    const { socket } = await openWire(app);
    opened.push(socket);
    const path = '/socket.io/?EIO=4&transport=websocket';
    const head = upgradeHead(path, 'Host: shop.example', `X-Forwarded-For: ${address}`);
    socket.write(`${head.join('\r\n')}\r\n\r\n`);
    const [text] = (await once(socket, 'data')) as [string];
    return { socket, status: Number(text.slice(9, 12)) };
  };
  const statusesOf = async (address: string, count: number) => {
    const statuses: number[] = [];
    for (let turn = 0; turn < count; turn += 1) statuses.push((await open(address)).status);
    return statuses;
  };
  const counted = async () =>
    (await metrics.refusals.get()).values.map(({ labels, value }) => [labels.reason, value]);
  return { open, statusesOf, counted };
}

const stranger = '203.0.113.9';

test('a network has a limit of open sockets; a closed socket makes room, and other networks are not affected', async () => {
  const { open, statusesOf, counted } = await startShell({ maxSockets: 2, socketsPerMinute: 100 });
  const { socket, status } = await open(stranger);
  expect(status).toBe(101);
  expect(await statusesOf(stranger, 4)).toEqual([101, 429, 429, 429]);
  expect(await statusesOf('203.0.113.10', 1)).toEqual([101]);
  // Addresses of one IPv6 network are one visitor.
  expect(await statusesOf('2001:db8:1:2::1', 2)).toEqual([101, 101]);
  expect(await statusesOf('2001:db8:1:2:ffff::9', 1)).toEqual([429]);
  socket.destroy();
  let again = 429;
  while (again === 429) again = (await open(stranger)).status;
  expect(again).toBe(101);
  expect(lines.map((line) => JSON.parse(line) as object)).toMatchObject([
    { msg: 'refused: too many sockets', suppressed: 0 },
  ]);
  expect(lines.join()).not.toContain(stranger);
  expect((await counted())[0]?.[0]).toBe('too many sockets');
});

test('a network has a limit of new sockets in a minute, however soon it closes them', async () => {
  const { open, statusesOf, counted } = await startShell({ maxSockets: 100, socketsPerMinute: 3 });
  for (let turn = 0; turn < 3; turn += 1) {
    const { socket, status } = await open(stranger);
    expect(status).toBe(101);
    socket.destroy();
  }
  expect(await statusesOf(stranger, 3)).toEqual([429, 429, 429]);
  expect(await statusesOf('203.0.113.10', 1)).toEqual([101]);
  expect(lines.map((line) => JSON.parse(line) as object)).toMatchObject([
    { msg: 'refused: too many requests', suppressed: 0 },
  ]);
  expect(await counted()).toEqual([['too many requests', 3]]);
});
