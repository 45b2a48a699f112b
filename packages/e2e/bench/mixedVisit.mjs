import http from 'node:http';
import { connect } from 'node:net';
import { gzipSync } from 'node:zlib';

/**
 * Sends a request and reads its answer; an answer before the end of the body may cut it off.
 * @param {string} url
 * @param {{ method?: string, headers?: Record<string, string>, body?: Uint8Array | string }} options
 * @returns {Promise<string>}
 */
function request(url, { method = 'GET', headers = {}, body } = {}) {
  return new Promise((resolve) => {
    const call = http.request(
      url,
      { method, headers: { 'x-source': 'site', 'accept-encoding': 'gzip', ...headers }, agent: false },
      (answer) => {
        answer.resume();
        answer.on('close', () => resolve(String(answer.statusCode)));
      },
    );
    call.on('error', (/** @type {NodeJS.ErrnoException} */ error) => resolve(error.code ?? 'error'));
    call.end(body);
  });
}

/** A body of which half is sent. @param {string} url @param {number} length @returns {Promise<string>} */
const abortBody = (url, length) =>
  new Promise((resolve) => {
    const socket = connect(Number(new URL(url).port), '127.0.0.1');
    const head = `POST ${new URL(url).pathname} HTTP/1.1\r\nHost: 127.0.0.1\r\nX-Source: site\r\nContent-Type: application/json\r\nContent-Length: ${length}\r\n\r\n`;
    socket.write(head + ' '.repeat(length / 2), () => setTimeout(() => socket.destroy(), 50));
    socket.on('error', () => undefined).on('close', () => resolve('aborted'));
    socket.resume();
  });

/** A socket that is opened, kept for a while and cut. @param {string} origin @returns {Promise<string>} */
const openSocket = (origin) =>
  new Promise((resolve) => {
    const headers = {
      connection: 'Upgrade',
      upgrade: 'websocket',
      'sec-websocket-version': '13',
      'sec-websocket-key': Buffer.alloc(16).toString('base64'),
    };
    const call = http.request(`${origin}/socket.io/?EIO=4&transport=websocket`, { headers, agent: false });
    call.on('upgrade', (_, socket) => {
      socket.on('error', () => undefined).on('close', () => resolve('socket'));
      setTimeout(() => socket.destroy(), 1000);
    });
    call.on('response', (answer) => resolve(`socket: ${answer.resume().statusCode}`));
    call.on('error', () => resolve('socket: error'));
    call.end();
  });

const json = { 'content-type': 'application/json' };
const add = JSON.stringify({ product_id: 1, amount: 1 });
const bomb = gzipSync(Buffer.alloc(20_000_000, ' '));
const large = JSON.stringify({ comment: 'x'.repeat(200_000) });
const tooLarge = JSON.stringify({ comment: 'x'.repeat(1_000_000) });
const picture = Buffer.concat([
  Buffer.from(
    '--b\r\nContent-Disposition: form-data; name="image"; filename="a.png"\r\nContent-Type: image/png\r\n\r\n',
  ),
  Buffer.alloc(3_000_000, 1),
  Buffer.from('\r\n--b--\r\n'),
]);

/**
 * The actions of a visitor in the mixed load, in order; each returns its outcome.
 * @param {string} origin
 * @param {string} cookie
 * @param {readonly string[]} files
 */
export function mixedVisit(origin, cookie, files) {
  const send = (/** @type {string} */ path, /** @type {Parameters<typeof request>[1]} */ options = {}) =>
    request(origin + path, options);
  const abort = (/** @type {string} */ path, /** @type {number} */ length) =>
    abortBody(origin + path, length);
  const pages = [
    '/',
    '/menu',
    '/menu/rolly',
    '/menu/rolly/philadelphia-classic',
    '/promos',
    '/restaurants',
    '/auth',
  ];
  const avatar = { ...json, 'content-type': 'multipart/form-data; boundary=b', cookie };
  /** @type {((turn: number) => Promise<string>)[]} */
  return [
    ...pages.map((page) => () => send(page)),
    // No cache has them.
    (turn) => send(`/?visit=${turn}`),
    (turn) => send(`/menu?visit=${turn}`),
    () => send('/menu', { headers: { cookie } }),
    () => send('/profile', { headers: { cookie } }),
    (turn) => send(`/nowhere/${turn}`),
    (turn) => send(`/menu/rolly/nothing-${turn}`),
    ...files.map((file) => () => send(file)),
    () => send('/api/app/settings/'),
    () => send('/api/app/nomenclature/products/'),
    () => send('/api/app/restaurants/'),
    () => send('/api/user/get-data/', { headers: { cookie } }),
    () => send('/api/app/order/add-product/', { method: 'POST', headers: { ...json, cookie }, body: add }),
    () => openSocket(origin),
    () => send('/api/app/order/add-product/', { method: 'POST', headers: json, body: large }),
    () => send('/api/app/order/add-product/', { method: 'POST', headers: json, body: tooLarge }),
    () =>
      send('/api/app/order/add-product/', {
        method: 'POST',
        headers: { ...json, 'content-encoding': 'gzip' },
        body: bomb,
      }),
    () => send('/api/user/edit/avatar/', { method: 'POST', headers: avatar, body: picture }),
    () => abort('/api/app/order/add-product/', 200_000),
    () => abort('/api/user/edit/avatar/', 3_000_000),
  ];
}
