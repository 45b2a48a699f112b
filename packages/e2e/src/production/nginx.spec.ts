import { expect, test } from '@playwright/test';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, request as plainRequest } from 'node:http';
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
/** Stands in for every server behind it, and sends what both servers of the storefront send. */
const server = createServer((_request, response) => {
  response.setHeader('strict-transport-security', 'max-age=31536000');
  response.setHeader('x-content-type-options', 'nosniff').end('from the server');
});
let nginx: Nginx;

test.beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'storefront-nginx-'));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const behind = [(server.address() as AddressInfo).port];
  for (const name of ['tls', 'plain', 'backEnds'] as const) ports[name] = await freePort();
  nginx = await startNginx({ folder, address, ports, upstreams: { shells: behind, 'back-ends': behind } });
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
}

const ask = (send: typeof request, port: number, { path, method = 'GET' }: Asked) =>
  new Promise<Answer>((resolve, reject) => {
    const sent = send(
      // The certificate was made for this run.
      { host: address, port, path, method, agent: false, rejectUnauthorized: false },
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

/** The protocol and cipher that were agreed on; the error's code when none was. */
const handshake = (port: number, options: ConnectionOptions) =>
  new Promise<string>((resolve) => {
    const socket = connect({ host: address, port, rejectUnauthorized: false, ...options }, () => {
      resolve(`${socket.getProtocol()} ${socket.getCipher().name}`);
      socket.destroy();
    });
    socket.once('error', (error: NodeJS.ErrnoException) => resolve(error.code ?? error.message));
  });

const [hsts, nosniff] = ['strict-transport-security: max-age=31536000', 'x-content-type-options: nosniff'];

test('each answer has HSTS and nosniff once, also what nginx answers itself', async () => {
  for (const path of ['/healthz', '/readyz', '/menu', '/api/payment/webhook/']) {
    const { status, headers } = await ask(request, ports.tls, { path });
    expect(status, path).toBe(path.endsWith('z') ? 404 : 200);
    expect(headers.filter((line) => /^(?:strict-transport|x-content-type)/.test(line)).sort(), path).toEqual([
      hsts,
      nosniff,
    ]);
  }
});

test('TLS is 1.2 or 1.3, with forward secrecy and authenticated encryption', async () => {
  const only = (version: ConnectionOptions['minVersion'], ciphers: string) =>
    handshake(ports.tls, { minVersion: version, maxVersion: version, ciphers });
  // The lowest level of security: it is nginx that refuses, not this client.
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
  for (const asked of [
    { path: '/api/app/settings/' },
    { path: '/api/auth/', method: 'POST' },
    { path: '/api' },
    { path: '/socket.io/?EIO=4' },
    { path: '/menu', method: 'POST' },
  ]) {
    const { status, headers } = await ask(plainRequest, ports.plain, asked);
    expect(status, asked.path).toBe(403);
    expect(headers).toContain(nosniff);
    expect(headers.join('\n')).not.toContain('location');
  }
});
