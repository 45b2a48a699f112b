import { altered, withOneBitFlipped } from '../shopper/alteredAnswer';
import { stopLongTimers } from '../shopper/stopLongTimers';
import { expect, test } from '../shopper/test';
import { hydrated, visit } from '../shopper/visit';

test.use({
  expectedFaults: /integrity|Trusted|ChunkLoadError|RemoteUnavailable|of the page failed|Loading chunk/i,
});

test('an altered chunk of a panel: its place says so before any time limit, and «Повторить» fills it', async ({
  page,
}) => {
  await stopLongTimers(page);
  await visit(page, '/legal');
  // Stands in for a long visit: by default the browser remembers the answers of 250 requests.
  await page.evaluate(() => Promise.all(Array.from({ length: 250 }, () => fetch('/healthz'))));
  const chunks = /\/mf\/restaurants\/(?!.*remoteEntry)/;
  await page.route(chunks, altered(withOneBitFlipped));
  const documents: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents.push(request.url());
  });
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: 'Рестораны', exact: true })
    .first()
    .press('Enter');
  const retry = page.getByRole('button', { name: 'Повторить' });
  await retry.waitFor();
  await page.unroute(chunks);
  await retry.click();
  await expect(page.getByRole('dialog').getByRole('heading', { name: /^\d+\sресторан/ })).toBeVisible();
  expect(documents).toEqual([]);
});

test('an altered script of the shell is refused, and the page is readable', async ({ page }) => {
  const refused = page.waitForResponse(/\/assets\/.*\.js/);
  await page.route(/\/assets\/.*\.js/, altered(withOneBitFlipped));
  await page.goto('/menu');
  await expect(page.getByRole('heading', { level: 1, name: 'Меню', exact: true })).toBeVisible();
  await refused;
  expect(await page.locator('html').getAttribute('data-hydrated')).toBeNull();
});

test('Trusted Types: three policies at most, another is refused, and so is a foreign script', async ({
  page,
}) => {
  const response = await page.goto('/');
  await hydrated(page);
  const policy = response?.headers()['content-security-policy'] ?? '';
  const [, names = ''] = /(?:^|; )trusted-types ([^;]*)/.exec(policy) ?? [];
  expect(names.split(' ')).toContain('default');
  expect(names.split(' ').length).toBeLessThanOrEqual(3);
  expect(policy).toContain("require-trusted-types-for 'script'");
  const outcomes = await page.evaluate(() => {
    const outcomeOf = (action: () => unknown) => {
      try {
        action();
        return 'allowed';
      } catch (error) {
        return (error as Error).name;
      }
    };
    const { trustedTypes } = window as unknown as {
      trustedTypes: { createPolicy: (name: string, rules: object) => unknown };
    };
    const script = document.createElement('script');
    return {
      anotherPolicy: outcomeOf(() =>
        trustedTypes.createPolicy('another', { createHTML: (text: string) => text }),
      ),
      secondDefault: outcomeOf(() =>
        trustedTypes.createPolicy('default', { createHTML: (text: string) => text }),
      ),
      foreignScript: outcomeOf(() => {
        script.src = 'https://evil.example/x.js';
      }),
      inlineScript: outcomeOf(() => {
        script.text = 'alert(1)';
      }),
      ownScript: outcomeOf(() => {
        script.src = '/mf/catalog/x.js';
      }),
    };
  });
  expect(outcomes).toEqual({
    anotherPolicy: 'TypeError',
    secondDefault: 'TypeError',
    foreignScript: 'TypeError',
    inlineScript: 'TypeError',
    ownScript: 'allowed',
  });
});
