import { embeddedCaptchaToken } from '@storefront/contracts';
import { panel } from '../shopper/choosePlace';
import { newPhone, readCode } from '../shopper/logIn';
import { expect, test } from '../shopper/test';
import { visit } from '../shopper/visit';
import { stack } from '../stack/stack';

// Decision 0044.
test('a stranger who asks for codes and guesses does not keep the owner out', async ({
  page,
  playwright,
}) => {
  const ten = newPhone();
  const phone = `7${ten}`;
  await visit(page, '/legal');
  await page.getByRole('banner').getByRole('button', { name: 'Войти' }).click();
  const form = panel(page, 'Введите номер телефона');
  await form.getByRole('textbox', { name: 'Номер телефона' }).fill(ten);
  await form.getByRole('button', { name: 'Получить код' }).click();
  const codeField = panel(page, 'Код из СМС').getByRole('textbox', { name: /Код из СМС/ });
  await expect(codeField).toBeVisible();
  const code = await readCode(page, ten);

  const stranger = await playwright.request.newContext({
    baseURL: `http://localhost:${stack().port}`,
    extraHTTPHeaders: { 'x-source': 'site', 'x-browser-id': 'an-id-that-the-stranger-made-up' },
  });
  const guess = async (guessed: string) =>
    (await stranger.post('/api/auth/confirm/', { data: { phone, code: guessed } })).status();
  const wrong = code === '00000' ? '11111' : '00000';
  // First without an own code, then with one; not even the owner's code helps.
  for (let round = 0; round < 6; round += 1) expect(await guess(wrong)).toBe(422);
  expect((await stranger.post('/api/auth/', { data: { phone } })).status()).toBe(422);
  const asked = await stranger.post('/api/auth/', { data: { phone, recaptcha: embeddedCaptchaToken } });
  expect(asked.status()).toBe(200);
  for (let round = 0; round < 6; round += 1) expect(await guess(wrong)).toBe(422);
  expect(await guess(code)).toBe(422);
  await stranger.dispose();

  await codeField.fill(code);
  await expect(page.getByRole('banner').getByRole('button', { name: /^Гость/ })).toBeVisible();
  const cookies = await page.context().cookies(`http://localhost:${stack().port}/api/auth/`);
  expect(cookies.find(({ name }) => name.startsWith('_browser_id'))).toMatchObject({
    httpOnly: true,
    sameSite: 'Lax',
  });
});
