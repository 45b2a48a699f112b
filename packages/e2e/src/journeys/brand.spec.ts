import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkHtml } from '../html-checker/checkHtml';
import { shortMenu } from '../shopper/cart';
import { chooseDelivery, panel } from '../shopper/choosePlace';
import { expectGone } from '../shopper/expectGone';
import { pick } from '../shopper/pick';
import { expect, test } from '../shopper/test';
import { hydrated, visit } from '../shopper/visit';
import { releasesOf, stack } from '../stack/stack';
import { startShell } from '../stack/startShell';

const root = join(import.meta.dirname, '../../../..');
/** Name, key and main colour of the demo brand. */
const demo = /кицунэ|kitsune|#D13A12/i;
const umi = { name: 'Уми', colour: '#0B6B6B', host: 'umi.example' };
const umiBrand = JSON.parse(readFileSync(join(root, 'shell/brands/umi.json'), 'utf8')) as { mark: string };
const umiMark = `path[d="${umiBrand.mark}"]`;
/** The default mark: the demo brand has no mark in its file. */
const foxMark = 'path[d^="M7.6 4.4c1.6-1.5"]';

// One worker, because every worker would start a shell.
test.describe.configure({ mode: 'default' });

let server: Awaited<ReturnType<typeof startShell>>;
test.beforeAll(async () => {
  server = await startShell({ ...umiBrand });
});
test.afterAll(() => server.stop());

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
    const text = await (await request.get(server.address + path)).text();
    expect(text).toContain(umi.name);
    expect(text.match(demo)).toBeNull();
  });
}

test('pages of the second brand are valid HTML', async ({ request }, testInfo) => {
  const pages = new Map<string, string>();
  for (const path of ['/', '/menu', '/auth', '/promos', '/about/contacts', '/restaurants', '/nowhere']) {
    pages.set(path, await (await request.get(server.address + path)).text());
  }
  expect(await checkHtml(pages, testInfo.outputPath('pages'))).toEqual([]);
});

test('colours, icon, links and closed routes come from the brand file', async ({ request, baseURL }) => {
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

test('storage keys begin with the key of the brand', async ({ page }) => {
  await page.goto(server.address + shortMenu);
  await hydrated(page);
  await expect(page).toHaveTitle(/Уми/);
  await chooseDelivery(page);
  const keys = await page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)]);
  expect(keys).toContain('umiAddress');
  expect(keys.filter((key) => !key.startsWith('umi'))).toEqual([]);
});

test('the demo brand shows the fox', async ({ page }) => {
  await page.goto('/legal');
  await expect(page.getByRole('banner').locator(foxMark)).toBeVisible();
});

test.describe('a picture that fails to load', () => {
  test.use({ expectedFaults: /status of 404/ });

  test('is replaced by the mark of the second brand, which the header shows too', async ({ page }) => {
    await page.route(/\.(?:avif|webp)/, (route) => route.fulfill({ status: 404 }));
    await visit(page, `${server.address}/menu/rolly`);
    await expect(page.getByRole('banner').locator(umiMark)).toBeVisible();
    await expect(page.getByRole('article').first().locator(umiMark)).toBeVisible();
    await expect(page.locator(foxMark)).toHaveCount(0);
  });
});

test('a restaurant without a photograph and the markers of the map show the mark of the second brand', async ({
  page,
}) => {
  await page.route(/\/api\/app\/restaurants\/(?:\?|$)/, async (route) => {
    const answer = await route.fetch();
    const restaurants = (await answer.json()) as object[];
    await route.fulfill({
      response: answer,
      json: restaurants.map((restaurant) => ({ ...restaurant, mediaList: [] })),
    });
  });
  await visit(page, `${server.address}/promos`);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Рестораны', exact: true }).press('Enter');
  const restaurants = panel(page, /^\d+\sресторан/);
  await expect(restaurants.getByRole('listitem').first().locator(umiMark)).toBeVisible();
  await expect(restaurants.getByRole('listitem').locator('img')).toHaveCount(0);
  await expect(page.locator(foxMark)).toHaveCount(0);
  await expectGone(restaurants, () => page.keyboard.press('Escape'));

  await page
    .getByRole('banner')
    .getByRole('button', { name: /Уточните адрес/ })
    .click();
  const choice = panel(page, 'Выберите адрес');
  await pick(choice.getByRole('radio', { name: 'Ресторан' }));
  const marker = choice.getByRole('region', { name: /Карта/ }).getByRole('button').locator(umiMark);
  await expect(marker.filter({ visible: true }).first()).toBeVisible();
  await expect(page.locator(foxMark)).toHaveCount(0);
});
