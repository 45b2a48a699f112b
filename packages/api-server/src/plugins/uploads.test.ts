import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { until } from '@storefront/config/until';
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

/** Begins an upload of `length` bytes and never ends it. */
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
  return { socket, status: () => Number(received.slice(9, 12)) || undefined };
}

/** The status of an upload without a picture: 422 while there is room. */
async function statusOfUpload(token: string): Promise<number> {
  const multipart = new FormData();
  multipart.append('image', new Blob(['no picture'], { type: 'image/png' }), 'a.png');
  return (await client.call('/api/user/edit/avatar/', { token, multipart })).status;
}

test('an avatar’s body is refused by its length before it is read', async () => {
  const token = await client.login('79995560001');
  const upload = await begin(token, 5 * megabyte);
  await until(() => upload.status() === 413);
  // A review may have five pictures, so its limit is larger.
  const review = await begin(token, 50 * megabyte, '/api/qa/');
  const other = await begin(token, 62 * megabyte, '/api/qa/');
  await until(() => other.status() === 413);
  expect(review.status()).toBeUndefined();
});

test('the sessions of one customer share one room', async () => {
  const phone = '79995560003';
  const [token, other] = [await client.login(phone), await client.login(phone)];
  const uploads = [await begin(token), await begin(other)];
  const answered = () => uploads.map((upload) => upload.status()).filter(Boolean);
  await until(() => answered().length > 0);
  expect(answered()).toEqual([429]);
});

test('a client that disconnects before its body is read takes no room', async () => {
  const token = await client.login('79995560004');
  for (let count = 0; count < 6; count += 1) {
    const { socket } = await begin(token);
    socket.end();
    await once(socket, 'close');
  }
  await until(async () => (await statusOfUpload(token)) !== 429);
  expect(await statusOfUpload(token)).toBe(422);
});

test('a body that is being read takes room, and gives it back when it breaks off', async () => {
  const token = await client.login('79995560002');
  const answered = () => statusOfUpload(token);
  // Waits until the room of the test before is free.
  await until(async () => (await answered()) === 422);
  let upload = await begin(token);
  await until(async () => {
    // Refused, because an earlier call had not freed its room yet.
    if (upload.status() === 429) upload = await begin(token);
    return (await answered()) === 429;
  });
  for (const socket of open.splice(0)) socket.destroy();
  await until(async () => (await answered()) !== 429);
  expect(await answered()).toBe(422);
});
