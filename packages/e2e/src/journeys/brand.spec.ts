import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { shortMenu } from '../shopper/cart';
import { chooseDelivery } from '../shopper/choosePlace';
import { expect, test } from '../shopper/test';
import { visit } from '../shopper/visit';
import { releasesOf, stack } from '../stack/stack';
import { startShell } from '../stack/startShell';

const root = join(import.meta.dirname, '../../../..');
/** Name, key and main colour of the demo brand. */
const demo = /кицунэ|kitsune|#D13A12/i;
const umi = 'Уми';
const umiBrand = JSON.parse(readFileSync(join(root, 'shell/brands/umi.json'), 'utf8')) as { mark: string };

// One worker, because every worker would start a shell.
test.describe.configure({ mode: 'default' });

let server: Awaited<ReturnType<typeof startShell>>;
test.beforeAll(async () => {
  server = await startShell({ ...umiBrand });
});
test.afterAll(() => server.stop());
test.use({ isFirstVisit: true, ownStorefront: { address: () => server?.address } });

test('no built script contains the demo brand', () => {
  const scripts = [join(root, 'shell/dist/client'), releasesOf(stack())].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.c?js$/.test(name))
      .map((name) => join(folder, name)),
  );
  expect(scripts.length).toBeGreaterThan(20);
  expect(scripts.filter((file) => demo.test(readFileSync(file, 'utf8')))).toEqual([]);
});

// Pages without texts of the back end, whose demo data names the demo brand.
for (const path of ['/', '/menu', '/auth', '/promos', '/delivery', '/nowhere', '/manifest.webmanifest']) {
  test(`${path} names only the second brand`, async ({ request }) => {
    const text = await (await request.get(path)).text();
    expect(text).toContain(umi);
    expect(text.match(demo)).toBeNull();
  });
}

test('storage keys begin with the key of the brand, and the header shows its mark', async ({ page }) => {
  await visit(page, shortMenu);
  await expect(page).toHaveTitle(/Уми/);
  await expect(page.getByRole('banner').locator(`path[d="${umiBrand.mark}"]`)).toBeVisible();
  await chooseDelivery(page);
  const keys = await page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)]);
  expect(keys).toContain('umiAddress');
  expect(keys.filter((key) => !key.startsWith('umi'))).toEqual([]);
});
