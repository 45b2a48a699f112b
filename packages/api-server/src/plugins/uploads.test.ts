import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { createClient } from '../testing/client';
import { startServer, type TestServer } from '../testing/startServer';

let server: TestServer;
let client: ReturnType<typeof createClient>;
const open: Socket[] = [];
const megabyte = 1024 * 1024;

beforeAll(async () => {
  server = await startServer({ UPLOAD_MEGABYTES: '8' });
  client = createClient(server.url);
});
afterEach(() => {
  for (const socket of open.splice(0)) socket.destroy();
});

/** Begins an upload of `length` bytes and never ends it; resolves once the server has answered or after a pause. */
async function begin(token: string, length = 3 * megabyte, path = '/api/user/edit/avatar/') {
  const socket = connect(server.port, '127.0.0.1');
  open.push(socket);
  let received = '';
  socket.on('data', (chunk: Buffer) => (received += chunk.toString()));
  socket.on('error', () => {});
  await once(socket, 'connect');
  const head = [
    `POST ${path} HTTP/1.1`,
    'Host: x',
    `Authorization: Bearer ${token}`,
    'Content-Type: multipart/form-data; boundary=border',
    `Content-Length: ${length}`,
    '',
    '--border',
    'Content-Disposition: form-data; name="image"; filename="a.png"',
    'Content-Type: image/png',
  ];
  socket.write(`${head[0]}\r\n${head.slice(1).join('\r\n')}\r\n\r\n${'a'.repeat(1000)}`);
  return { socket, status: () => Number(received.slice(9, 12)) || undefined, received: () => received };
}

type Upload = Awaited<ReturnType<typeof begin>>;

async function answerOf(upload: Upload): Promise<number | undefined> {
  while (upload.status() === undefined) await wait(20);
  return upload.status();
}

/** Uploads of one customer, until the server refuses one. The earlier ones wait for their bodies. */
async function beginUntilRefused(
  tokens: readonly string[],
): Promise<{ begun: number; status: number | undefined }> {
  for (const [index, token] of tokens.entries()) {
    const upload = await begin(token);
    // A refused one is answered at once; a call after it shows that the server has read the request.
    for (let tries = 0; tries < 10 && upload.status() === undefined; tries += 1)
      await fetch(`${server.url}/healthz`);
    await wait(200);
    if (upload.status() !== undefined) return { begun: index, status: upload.status() };
  }
  return { begun: tokens.length, status: undefined };
}

test('an avatar’s body is refused by its length before it is read', async () => {
  const token = await client.login('79995560001');
  expect(await answerOf(await begin(token, 5 * megabyte))).toBe(413);
  const photos = await begin(token, 50 * megabyte, '/api/qa/');
  await wait(200);
  expect(photos.status()).toBeUndefined();
});

test('one customer cannot take all the room for pictures', async () => {
  const token = await client.login('79995560002');
  expect(await beginUntilRefused([token, token])).toEqual({ begun: 1, status: 429 });
});

test('all customers together send a bounded number of bytes, and the room is free again', async () => {
  const tokens: string[] = [];
  for (let number = 3; number < 7; number += 1) tokens.push(await client.login(`7999556000${number}`));
  expect(await beginUntilRefused(tokens)).toEqual({ begun: 2, status: 503 });
  for (const socket of open.splice(0)) socket.destroy();
  const end = Date.now() + 10_000;
  for (;;) {
    const upload = await begin(tokens[3] ?? '');
    await wait(200);
    if (upload.status() === undefined) break;
    if (Date.now() > end) throw new Error('broken uploads keep their room');
  }
});
