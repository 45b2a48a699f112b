import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { recaptchaProvider } from './recaptchaProvider';

let server: Server;
let answer: { status: number; body: string } | undefined;
let received = '';

beforeAll(async () => {
  server = createServer((request, response) => {
    received = '';
    request.setEncoding('utf8').on('data', (chunk: string) => (received += chunk));
    // Without an answer the request hangs, like an overloaded service.
    request.on('end', () => answer && response.writeHead(answer.status).end(answer.body));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const captcha = () =>
  recaptchaProvider({
    secret: 'our-secret',
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/siteverify`,
  });

test.each([
  ['a person', '{"success":true,"score":0.9}', 'person'],
  ['a person without a score', '{"success":true}', 'person'],
  ['a robot', '{"success":true,"score":0.1}', 'robot'],
  ['a used token', '{"success":false,"error-codes":["timeout-or-duplicate"]}', 'robot'],
])('the service’s response for %s', async (_who, body, expected) => {
  answer = { status: 200, body };
  expect(await captcha().verify('token&x=1', '203.0.113.7')).toBe(expected);
  expect(Object.fromEntries(new URLSearchParams(received))).toEqual({
    secret: 'our-secret',
    response: 'token&x=1',
    remoteip: '203.0.113.7',
  });
});

test.each([null, undefined, ''])('token %p counts as absent', async (token) => {
  expect(await captcha().verify(token, '203.0.113.7')).toBe('absent');
});

test.each([
  ['fails', { status: 503, body: '' }],
  ['sends invalid JSON', { status: 200, body: '<html>' }],
  ['hangs', undefined],
])('the result is unknown when the service %s', async (_how, wrong) => {
  answer = wrong;
  expect(await captcha().verify('token', '203.0.113.7')).toBe('unknown');
});
