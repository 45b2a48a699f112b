import type { BrowserContext, Page } from '@playwright/test';
import { panel } from '../shopper/choosePlace';
import { logIn, newPhone } from '../shopper/logIn';
import { expect, test } from '../shopper/test';
import { fullyLoaded, visit } from '../shopper/visit';
import { type StartedShell, startShell } from '../stack/startShell';

const script = 'https://captcha.example/recaptcha/api.js**';

// One worker, because every worker would start a shell.
test.describe.configure({ mode: 'default' });

let shell: StartedShell;
test.beforeAll(async () => {
  shell = await startShell({
    captcha: {
      siteKey: 'site-key',
      host: 'https://captcha.example',
      resources: 'https://resources.example',
    },
  });
});
test.afterAll(() => shell.stop());

/** A mock of the captcha whose tokens name the widget and the action. */
const captchaMock = `window.grecaptcha = {
  ready: (then) => then(),
  render: (place, { sitekey }) => { place.textContent = sitekey; return 3; },
  execute: async (widget, { action }) => 'token ' + widget + ' ' + action,
};`;

/** Collects the captcha tokens that the login requests carry. */
function sentTokens(context: BrowserContext): unknown[] {
  const tokens: unknown[] = [];
  context.on('request', (request) => {
    if (request.method() !== 'POST' || !request.url().includes('/api/auth/')) return;
    tokens.push((request.postDataJSON() as { recaptcha?: string }).recaptcha);
  });
  return tokens;
}

async function openLogin(page: Page) {
  await page.getByRole('banner').getByRole('button', { name: 'Войти' }).click();
}

test.describe('a captcha chunk that fails to load', () => {
  test.use({ expectedFaults: /ERR_FAILED|Loading chunk/ });

  test('shows an error; the next attempts send the captcha’s tokens, and its badge is hidden', async ({
    page,
    context,
  }) => {
    await context.route(script, (route) =>
      route.fulfill({ contentType: 'text/javascript', body: captchaMock }),
    );
    const tokens = sentTokens(context);
    await visit(page, `${shell.address}/legal`);
    // Everything the login needs is loaded by now; only the captcha's chunk will fail.
    await fullyLoaded(page);
    await openLogin(page);
    const form = panel(page, 'Введите номер телефона');
    await expect(form.getByText(/Сайт защищен reCAPTCHA/)).toBeVisible();
    await form.getByRole('textbox', { name: 'Номер телефона' }).fill(newPhone());
    await page.waitForLoadState('networkidle');
    await page.route('**/assets/*.js', (route) => route.abort());
    await form.getByRole('button', { name: 'Получить код' }).click();
    await expect(page.getByText('ReCaptcha error: Failed to load script').first()).toBeVisible();
    await expect.poll(() => tokens).toEqual([undefined]);

    await page.unroute('**/assets/*.js');
    await panel(page, 'Код из СМС').getByRole('button', { name: 'Изменить номер' }).click();
    await logIn(page);
    expect(tokens).toEqual([undefined, 'token 3 request_code', 'token 3 confirm_code']);
    await expect(page.getByText('site-key')).toBeHidden();
  });
});
