import { testBrand } from '@storefront/testing';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Fastify from 'fastify';
import { readLastResort } from './lastResort';
import { addSecurityHeaders } from './securityHeaders';
import { serviceWorkerRoutes } from './serviceWorker';

const shellDist = mkdtempSync(join(tmpdir(), 'worker-'));
mkdirSync(join(shellDist, 'server'));
writeFileSync(join(shellDist, 'server/serviceWorker.js'), 'run(self.isOff);');
afterAll(() => rmSync(shellDist, { recursive: true }));

async function get(url: string, { hasServiceWorker = true } = {}) {
  const app = Fastify();
  addSecurityHeaders(app, { isSecure: true, coversSubdomains: false });
  const lastResort = await readLastResort(join(__dirname, '../../static/last-resort.html'));
  serviceWorkerRoutes(app, { brand: testBrand, config: { shellDist, hasServiceWorker }, lastResort });
  const { body, headers } = await app.inject({ url });
  return { body, headers };
}

test.each(['/sw.js', '/service-worker.js', '/ngsw-worker.js'])(
  '%s is the worker, asked for each time, and calls this site only',
  async (url) => {
    const { body, headers } = await get(url);
    expect(body).toBe('self.isOff=false;\nrun(self.isOff);');
    expect(headers).toMatchObject({
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': 'no-cache',
      'content-security-policy': "frame-ancestors 'none', default-src 'none'; connect-src 'self'",
    });
  },
);

test('the worker can be turned off', async () => {
  expect((await get('/sw.js', { hasServiceWorker: false })).body).toMatch(/^self\.isOff=true;/);
});

test('the page for when there is no network names the chain, and loads nothing', async () => {
  const { body, headers } = await get('/offline.html');
  expect(body).toContain('<title>Нет сети</title>');
  expect(body).toContain('<h1>Нет сети</h1>');
  expect(body).toContain('Танто откроется, как только появится интернет');
  expect(body).toMatch(/href="">Обновить/);
  expect(headers['content-security-policy']).toMatch(/^default-src 'none'; style-src 'sha256-/);
});
