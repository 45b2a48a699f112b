import { expect, test } from '../shopper/test';
import { hydrated, visit } from '../shopper/visit';

// The console logs the 404 of the page itself.
test.use({ expectedFaults: /status of 404/ });

test('an unknown address answers 404 with the error page', async ({ page }) => {
  const wayHome = page.getByRole('main').getByRole('link', { name: 'На главную' });
  for (const path of [
    '/nowhere',
    '/Menu',
    '/menu/no-such-group',
    '/menu/%',
    '/%E0%A4%A',
    '/menu/rolly/no-such-dish',
    '/menu/supy/philadelphia-classic',
    '/web_menu/x',
  ]) {
    await test.step(path, async () => {
      expect(await visit(page, path)).toBe(404);
      await expect(page.getByText('Такой страницы не существует')).toBeVisible();
      await expect(wayHome).toHaveAttribute('href', '/');
    });
  }
  await wayHome.click();
  await expect(page).toHaveURL('/');
});

test('an address with a trailing slash redirects to the one without it', async ({ request }) => {
  const answer = await request.get('/menu/', { maxRedirects: 0 });
  expect({ status: answer.status(), to: answer.headers()['location'] }).toEqual({ status: 301, to: '/menu' });
});

test('a page that is not cached carries a strict content security policy with a fresh nonce', async ({
  request,
}) => {
  const address = '/?utm_source=a';
  const policies = await Promise.all(
    [1, 2].map(async () => (await request.get(address)).headers()['content-security-policy'] ?? ''),
  );
  const nonces = policies.map((policy) => policy.match(/script-src [^;]*'nonce-([^']+)'/)?.[1]);
  expect(nonces[0]).toMatch(/^.{16,}$/);
  expect(nonces[0]).not.toBe(nonces[1]);
  expect(policies[0]).not.toContain('unsafe');
  const html = await (await request.get(address)).text();
  expect([...html.matchAll(/<script(?![^>]*\bnonce=)[^>]*>/g)].map(([tag]) => tag)).toEqual([]);
});

test('a cached page allows its inline scripts and styles by hash, and the browser finds nothing to refuse', async ({
  page,
  request,
}) => {
  // Two visits: the first may be rendered and not cached.
  for (let visit = 0; visit < 2; visit += 1) await (await request.get('/menu')).text();
  await page.addInitScript(() => {
    const refused: string[] = [];
    addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
      refused.push(`${violatedDirective} ${blockedURI}`),
    );
    Object.assign(window, { refused });
  });
  const response = await page.goto('/menu');
  const policy = response?.headers()['content-security-policy'] ?? '';
  expect(policy).toMatch(/script-src [^;]*'sha256-/);
  expect(policy).toMatch(/style-src [^;]*'sha256-/);
  expect(policy).not.toMatch(/unsafe|nonce/);
  await hydrated(page);
  // A panel's styles are inserted when it is first opened.
  await page
    .getByRole('button', { name: /Уточните адрес/ })
    .first()
    .click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  await expect(dialog).toHaveCSS('position', 'fixed');
  expect(await page.evaluate(() => (window as unknown as { refused: string[] }).refused)).toEqual([]);
});

test.describe('a document without an origin', () => {
  // It has no storage in which the test could write that the hint was shown.
  test.use({ isFirstVisit: true });

  test('an answer that is no page runs nothing in a browser that is led to it', async ({ page, request }) => {
    const html = await (await request.get('/menu')).text();
    const found = (start: string) => new RegExp(`"(${start}[^"]+)"`).exec(html)?.[1] ?? '';
    const files = ['/assets/', '/mf/', '/fonts/'].map(found);
    const answers = ['/manifest.webmanifest', '/sitemap.xml', '/robots.txt', '/api/app/settings/', '/menu/'];
    const unknown = ['/assets/y.svg', '/mf/catalog/y.svg', '/api/nothing/', '/storage/y.svg'];
    for (const path of [...files, ...answers, ...unknown]) {
      const answer = await request.get(path, { maxRedirects: 0, headers: { 'x-source': 'site' } });
      const { 'content-security-policy': policy, 'x-content-type-options': sniffing } = answer.headers();
      expect.soft(policy, path).toMatch(/^default-src 'none'; .*sandbox; frame-ancestors 'none'/);
      expect.soft(sniffing, path).toBe('nosniff');
    }
    // The document is a file without the shop's origin: it has no access to the shop's cookies and storage.
    await page.goto('/manifest.webmanifest');
    expect(await page.evaluate(() => origin)).toBe('null');
  });
});
