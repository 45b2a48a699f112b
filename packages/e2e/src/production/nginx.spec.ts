import { expect, test } from '@playwright/test';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingHttpHeaders, request as plainRequest } from 'node:http';
import { request } from 'node:https';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { connect, type ConnectionOptions } from 'node:tls';
import { freePort } from '@storefront/config/ports';
import { type Nginx, startNginx } from './startNginx';

const address = '127.0.0.3';

const ports = { tls: 0, plain: 0, backEnds: 0 };
let folder: string;
let nginx: Nginx;
let received: IncomingHttpHeaders = {};
const policyOfServer = "default-src 'none'; frame-ancestors 'none'";
/** Stands in for every server behind nginx, and sends the headers that both servers of the storefront send. */
const server = createServer((request, response) => {
  received = request.headers;
  if (request.url === '/cut') return response.destroy();
  if (request.url?.startsWith('/assets/')) response.statusCode = 404;
  response.setHeader('strict-transport-security', 'max-age=31536000');
  response.setHeader('content-security-policy', policyOfServer);
  return response.setHeader('x-content-type-options', 'nosniff').end('from the server');
});

// Every host below the shop's has TLS too (decision 0069); answers.spec.ts has a shop where only its own host has.
test.beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const behind = [(server.address() as AddressInfo).port];
  const upstreams = { shells: behind, 'back-ends': behind };
  for (const name of ['tls', 'plain', 'backEnds'] as const) ports[name] = await freePort();
  folder = mkdtempSync(join(tmpdir(), 'storefront-nginx-'));
  mkdirSync(join(folder, 'assets'));
  writeFileSync(join(folder, 'assets/of-another-version.js'), 'void 0;\n'.repeat(500));
  nginx = await startNginx({ folder, address, ports, upstreams, coversSubdomains: true });
});
test.afterAll(async () => {
  await nginx.stop();
  server.closeAllConnections();
  server.close();
  rmSync(folder, { recursive: true, force: true });
});

interface Answer {
  status: number | undefined;
  /** As they are sent: a header that is sent twice stands there twice. */
  headers: readonly string[];
}

interface Asked {
  path: string;
  method?: string;
  headers?: Record<string, string>;
}

const ask = (send: typeof request, port: number, { path, method = 'GET', headers = {} }: Asked) =>
  new Promise<Answer>((resolve, reject) => {
    const sent = send(
      // The certificate was made for this run.
      { host: address, port, path, method, headers, agent: false, rejectUnauthorized: false },
      (response) => {
        response.resume();
        const lines: string[] = [];
        for (let at = 0; at < response.rawHeaders.length; at += 2)
          lines.push(`${response.rawHeaders[at]?.toLowerCase()}: ${response.rawHeaders[at + 1]}`);
        resolve({ status: response.statusCode, headers: lines });
      },
    );
    sent.once('error', reject);
    sent.end();
  });

/** The negotiated protocol and cipher; the error's code when the handshake fails. */
const handshake = (port: number, options: ConnectionOptions) =>
  new Promise<string>((resolve) => {
    const socket = connect({ host: address, port, rejectUnauthorized: false, ...options }, () => {
      resolve(`${socket.getProtocol()} ${socket.getCipher().name}`);
      socket.destroy();
    });
    socket.once('error', (error: NodeJS.ErrnoException) => resolve(error.code ?? error.message));
  });

const ownPolicy = "default-src 'none'; sandbox; frame-ancestors 'none'";
/** In the order of the alphabet. */
const headersWith = (policy: string, ...hsts: string[]) => [
  `content-security-policy: ${policy}`,
  ...hsts.map((value) => `strict-transport-security: ${value}`),
  'x-content-type-options: nosniff',
  'x-frame-options: DENY',
];

/**
 * nginx's own answers: to paths that cannot be decoded, to supervisors' paths, to a body too large, when a server ends
 * without an answer, and for a script of another version.
 */
const ownAnswers: readonly (Asked & { status: number })[] = [
  { path: '/menu/%', status: 400 },
  { path: '/healthz', status: 404 },
  { path: '/readyz', status: 404 },
  { path: '/menu', method: 'POST', headers: { 'content-length': '70000000' }, status: 413 },
  { path: '/cut', status: 502 },
  { path: '/assets/of-another-version.js', status: 200 },
];
const webhooks = ['/api/payment/webhook/', '/api/kitchen/status/', '/api/kitchen/stop-list/'];
const served = ['/menu', ...webhooks].map((path) => ({ path, status: 200 }));
const securityOf = ({ headers }: Answer) =>
  headers
    .filter((line) => /^(?:strict-transport|x-content-type|content-security|x-frame)/.test(line))
    .sort((first, second) => first.localeCompare(second));

test('each answer has the security headers once, also nginx’s own answers, which cover sub-domains', async () => {
  for (const [answers, headers] of [
    // The servers have the setting of sub-domains themselves.
    [served, headersWith(policyOfServer, 'max-age=31536000')],
    [ownAnswers, headersWith(ownPolicy, 'max-age=31536000; includeSubDomains')],
  ] as const) {
    for (const { status, ...asked } of answers) {
      const answer = await ask(request, ports.tls, asked);
      expect(answer.status, asked.path).toBe(status);
      expect(securityOf(answer), asked.path).toEqual(headers);
    }
  }
});

test('a visitor’s claims about itself do not reach a server, but for its trace, which the shells check', async () => {
  const traces = {
    traceparent: '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01',
    tracestate: 'vendor=1',
  };
  const headers = {
    ...traces,
    baggage: 'user=1',
    'x-shell-secret': 'a guess of sixteen letters',
    'x-request-id': 'chosen-by-the-visitor',
    'x-forwarded-for': '203.0.113.9',
    'x-forwarded-proto': 'http',
    'x-source': 'site',
  };
  for (const path of ['/menu', ...webhooks]) {
    expect((await ask(request, ports.tls, { path, headers })).status).toBe(200);
    const { traceparent, tracestate, baggage, 'x-shell-secret': secret } = received;
    const passed = path === '/menu' ? traces : {};
    expect({ traceparent, tracestate, baggage, secret }, path).toEqual(passed);
    expect(received['x-request-id']).toMatch(/^[\da-f]{32}$/);
    expect(received['x-forwarded-for']).toMatch(/^127\./);
    expect(received).toMatchObject({ 'x-forwarded-proto': 'https', 'x-source': 'site' });
  }
});

test('a script that no shell has any more is one of another version, compressed and for good', async () => {
  const path = '/assets/of-another-version.js';
  const { headers } = await ask(request, ports.tls, { path, headers: { 'accept-encoding': 'gzip' } });
  for (const line of [
    'content-type: text/javascript',
    'content-encoding: gzip',
    'cache-control: max-age=31536000',
  ])
    expect(headers).toContain(line);
  const ofNone = await ask(request, ports.tls, { path: '/assets/of-no-version.js' });
  expect(ofNone.status).toBe(404);
  expect(ofNone.headers).toContain(`content-security-policy: ${policyOfServer}`);
});

test('TLS is 1.2 or 1.3, with forward secrecy and authenticated encryption', async () => {
  const only = (version: ConnectionOptions['minVersion'], ciphers: string) =>
    handshake(ports.tls, { minVersion: version, maxVersion: version, ciphers });
  // The lowest level of security: so that nginx refuses, not this client.
  for (const version of ['TLSv1', 'TLSv1.1'] as const)
    expect(await only(version, 'ALL:@SECLEVEL=0'), version).toBe('ERR_SSL_TLSV1_ALERT_PROTOCOL_VERSION');
  expect(await only('TLSv1.3', 'TLS_AES_128_GCM_SHA256')).toBe('TLSv1.3 TLS_AES_128_GCM_SHA256');
  expect(await only('TLSv1.2', 'ECDHE-ECDSA-AES256-GCM-SHA384')).toBe(
    'TLSv1.2 ECDHE-ECDSA-AES256-GCM-SHA384',
  );
  expect(await only('TLSv1.2', 'ECDHE-ECDSA-AES256-SHA384:ECDHE-ECDSA-AES128-SHA:@SECLEVEL=0')).toBe(
    'ERR_SSL_SSLV3_ALERT_HANDSHAKE_FAILURE',
  );
});

test('port 80 leads pages to https and refuses calls', async () => {
  const page = await ask(plainRequest, ports.plain, { path: '/menu?group=1' });
  expect(page.status).toBe(308);
  expect(page.headers).toContain(`location: https://${address}/menu?group=1`);
  expect(securityOf(page)).toEqual(headersWith(ownPolicy));
  for (const asked of [
    { path: '/api/app/settings/' },
    { path: '/api/auth/', method: 'POST' },
    { path: '/api' },
    { path: '/socket.io/?EIO=4' },
    { path: '/menu', method: 'POST' },
  ]) {
    const answer = await ask(plainRequest, ports.plain, asked);
    expect(answer.status, asked.path).toBe(403);
    expect(securityOf(answer), asked.path).toEqual(headersWith(ownPolicy));
    expect(answer.headers.join('\n')).not.toContain('location');
  }
});
