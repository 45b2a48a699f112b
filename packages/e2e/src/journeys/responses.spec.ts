import { expect, test } from '../shopper/test';
import { hydrated } from '../shopper/visit';

test('an address with a trailing slash redirects to the one without it', async ({ request }) => {
  const answer = await request.get('/menu/', { maxRedirects: 0 });
  expect({ status: answer.status(), to: answer.headers()['location'] }).toEqual({ status: 301, to: '/menu' });
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

  test('a file that is opened as a page has no access to the cookies and storage of the shop', async ({
    page,
  }) => {
    await page.goto('/manifest.webmanifest');
    expect(await page.evaluate(() => origin)).toBe('null');
  });
});
