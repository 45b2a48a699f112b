import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { chooseDelivery } from '../shopper/choosePlace';
import { expect, test } from '../shopper/test';
import { hydrated } from '../shopper/visit';
import { releasesOf, stack } from '../stack/stack';
import { startShell } from '../stack/startShell';

const root = join(import.meta.dirname, '../../../..');
/** Name, key and main colour of the demo brand. */
const demo = /кицунэ|kitsune|#D13A12/i;
const umi = { name: 'Уми', colour: '#0B6B6B', host: 'umi.example' };

let server: Awaited<ReturnType<typeof startShell>>;
test.beforeAll(async () => {
  server = await startShell(
    JSON.parse(readFileSync(join(root, 'shell/brands/umi.json'), 'utf8')) as Record<string, unknown>,
  );
});
test.afterAll(() => server.stop());

test('no built script knows the demo brand', () => {
  const scripts = [join(root, 'shell/dist/client'), releasesOf(stack())].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.c?js$/.test(name))
      .map((name) => join(folder, name)),
  );
  expect(scripts.length).toBeGreaterThan(20);
  expect(scripts.filter((file) => demo.test(readFileSync(file, 'utf8')))).toEqual([]);
});

// Pages whose texts are the storefront's own; those of the back end are its own business.
for (const path of ['/', '/menu', '/auth', '/promos', '/delivery', '/nowhere', '/manifest.webmanifest']) {
  test(`${path} is of the second brand alone`, async ({ request }) => {
    const text = await (await request.get(server.address + path)).text();
    expect(text).toContain(umi.name);
    expect(text.match(demo)).toBeNull();
  });
}

test('colours, icon, links and closed routes come from its file', async ({ request, baseURL }) => {
  const html = await (await request.get(`${server.address}/`)).text();
  expect(html).toContain(umi.colour);
  expect(html).toContain('<meta name="theme-color" content="#F7FBFB"');
  expect(html).toContain(`https://vk.${umi.host}`);
  expect(html).not.toContain('odnoklassniki');
  const icon = async (origin: string) => (await request.get(`${origin}/icons/192.png`)).body();
  expect((await icon(server.address)).equals(await icon(baseURL ?? ''))).toBe(false);
  expect((await request.get(`${server.address}/about/franchise`)).status()).toBe(404);
  expect((await request.get(`${baseURL}/about/franchise`)).status()).toBe(200);
});

test('what the browser keeps bears its key', async ({ page }) => {
  await page.goto(`${server.address}/menu`);
  await hydrated(page);
  await expect(page).toHaveTitle(/Уми/);
  await chooseDelivery(page);
  const keys = await page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)]);
  expect(keys).toContain('umiAddress');
  expect(keys.filter((key) => !key.startsWith('umi'))).toEqual([]);
});
