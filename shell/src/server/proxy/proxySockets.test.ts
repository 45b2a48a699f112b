import { once } from 'node:events';
import { proxiedBackEnd } from '../../testing/proxiedBackEnd';
import { callByWire, openWire, sendByWire, upgradeHead } from '../../testing/wireVisitor';

const backEnd = proxiedBackEnd();
const { send } = backEnd;

beforeAll(() => backEnd.proxy().listen({ port: 0, host: '127.0.0.1' }));

describe('bodies', () => {
  const megabyte = 1024 * 1024;

  test.each([
    ['/api/user/edit/avatar/', 5 * megabyte],
    ['/api/user/edit/avatar', 5 * megabyte],
    ['/api/user/orders/7/estimate/', 61 * megabyte],
    ['/api/qa/?x=1', 61 * megabyte],
    ['/api/app/order/process/', megabyte],
    ['/api/user/orders/7/8/estimate/', megabyte],
    ['/pay/secret', megabyte],
  ])('%s refuses %d bytes before it has them', async (path, bytes) => {
    expect(await callByWire(backEnd.proxy(), { path, body: Buffer.from('1'), length: bytes })).toBe(413);
    expect(backEnd.received).toEqual([]);
  });

  test.each([
    ['/api/user/edit/avatar/', 2 * megabyte],
    ['/api/user/orders/7/estimate/', 12 * megabyte],
    ['/api/app/order/process/', 200_000],
  ])('%s passes %d bytes on', async (url, bytes) => {
    const payload = 'a'.repeat(bytes);
    const response = await send(url, {
      payload,
      headers: { 'content-type': 'multipart/form-data; boundary=b' },
    });
    expect(response.statusCode).toBe(200);
    expect(backEnd.received.at(-1)?.body.length).toBe(bytes);
  });
});

describe('connections', () => {
  const exchange = (head: string[]) =>
    sendByWire(backEnd.proxy(), `${[...head, 'Host: shop.example'].join('\r\n')}\r\n\r\n`);

  test('an upgrade whose connection is reset at once does not end the server', async () => {
    for (let count = 0; count < 20; count += 1) {
      const { socket } = await openWire(backEnd.proxy());
      const arrived = once(backEnd.proxy().server, 'upgrade');
      socket.write(`${upgradeHead('/menu', 'Host: shop.example').join('\r\n')}\r\n\r\n`);
      socket.resetAndDestroy();
      await arrived;
    }
    expect(await exchange(upgradeHead('/menu'))).toMatch(/^HTTP\/1\.1 404 /);
  });

  test.each([
    '/api/auth/./confirm/',
    '/api/auth/%2e/confirm/',
    '/api/auth//confirm/',
    '/api/auth%2fconfirm/',
    '/api/app/../auth/confirm/',
    '/storage/%2e/uploads/a.webp',
    '/pay/./5',
    // A back end may take these for the login, and the token would pass in the body.
    '/api/auth/CONFIRM/',
    '/api/auth/%43onfirm',
    '/api/auth/confirm/;x',
    '/api/auth/confirm;x/',
    '/api/auth;x/confirm/',
    '/api/auth%3Bx/confirm/',
    '/api/;x/auth/confirm/',
    '/api/auth/x/..;/confirm/',
  ])('the odd path %s is unknown', async (path) => {
    const head = [`POST ${path} HTTP/1.1`, 'X-Source: site', 'Content-Length: 0'];
    expect(await exchange([...head, 'Connection: close'])).toMatch(/^HTTP\/1\.1 404 /);
    expect(backEnd.received).toEqual([]);
  });
});
