import type { Page } from '@playwright/test';
import { saveAddress } from '../shopper/cartByApi';
import { panel } from '../shopper/choosePlace';
import { delayThenFail } from '../shopper/delayThenFail';
import { accessibleViews, expectAccessible, oneView } from '../shopper/expectAccessible';
import { expectGone } from '../shopper/expectGone';
import { tabTo } from '../shopper/keyboard';
import { confirmPhone, logInByApi, setCustomerName } from '../shopper/logIn';
import { openPersonalData } from '../shopper/openPersonalData';
import { pick } from '../shopper/pick';
import { pictureFile } from '../shopper/pictures';
import { expect, test } from '../shopper/test';
import { visit } from '../shopper/visit';

const name = 'Василиса';
const entry = (page: Page) => page.getByRole('banner').getByRole('button', { name: new RegExp(`^${name}`) });

async function openProfile(page: Page) {
  await logInByApi(page);
  await setCustomerName(page, name);
  await visit(page, '/legal');
  await entry(page).click();
  await expect(panel(page, 'Профиль')).toBeVisible();
}

test('an avatar is shrunk in the browser, shown in the header and removed; a broken file is refused', async ({
  page,
}) => {
  await openProfile(page);
  await openPersonalData(page);
  const personal = panel(page, 'Личные данные');
  const input = personal.locator('input[type=file]');
  const avatar = personal.locator('img');
  const unreadable = page.getByText('Не удалось прочитать картинку. Выберите другую');

  await input.setInputFiles({ name: 'text.png', mimeType: 'image/png', buffer: Buffer.from('no picture') });
  await expect(unreadable).toHaveCount(1);
  await input.setInputFiles(
    await pictureFile(page, { type: 'image/jpeg', width: 600, height: 400, part: 0.6 }),
  );
  await expect(unreadable).toHaveCount(2);

  for (const [width, height, shown] of [
    [600, 400, '132x88'],
    [1, 1, '1x1'],
    [132, 132, '132x132'],
    [5000, 10, '132x1'],
  ] as const) {
    await test.step(`${width}×${height}`, async () => {
      const file = await pictureFile(page, { type: 'image/png', width, height });
      const before = (await avatar.count()) > 0 ? await avatar.getAttribute('src') : '';
      await input.setInputFiles(file);
      await expect(avatar).not.toHaveAttribute('src', before ?? '');
      await expect
        .poll(() =>
          avatar.evaluate((image: HTMLImageElement) => `${image.naturalWidth}x${image.naturalHeight}`),
        )
        .toBe(shown);
    });
  }
  await expect(page.getByRole('banner').locator('img[src^="/storage/uploads/"]')).toHaveCount(1);
  await expectGone(avatar, () => personal.getByRole('button', { name: 'Удалить фото' }).click());
});

test('by the keyboard alone: profile, personal data, a new name, and back', async ({ page }) => {
  await openProfile(page);
  await page.keyboard.press('Escape');
  await expect(entry(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await tabTo(page, panel(page, 'Профиль').getByRole('button', { name: /^Личные данные/ }));
  await page.keyboard.press('Enter');
  const card = panel(page, 'Личные данные').getByRole('button', { name: /^Имя/ });
  await tabTo(page, card);
  await page.keyboard.press('Enter');
  const form = panel(page, 'Имя');
  await expect(form.getByRole('textbox')).toBeFocused();
  await page.keyboard.press('ControlOrMeta+A');
  await expectGone(form, () => page.keyboard.type('Марья\n'));
  await expect(card).toHaveAccessibleName('Имя Марья');
  await expect(card).toBeFocused();

  // The form closes to personal data after a reload too.
  await page.keyboard.press('Enter');
  await expect(form).toBeVisible();
  await page.reload();
  await expectGone(form, () => form.getByRole('button', { name: 'Назад' }).press('Enter'));
  await expectGone(panel(page, 'Личные данные'), () => page.keyboard.press('Escape'));
  await expect(panel(page, 'Профиль')).toBeVisible();
});

test('a saved address becomes the address of the order; the default one replaces a removed one', async ({
  page,
}) => {
  await logInByApi(page);
  await setCustomerName(page, name);
  await saveAddress(page, '16');
  await saveAddress(page, '18');
  await visit(page, '/legal');
  const place = page.getByRole('banner').getByRole('button', { name: /Доставим/ });
  await expect(place).toHaveAccessibleName(/Огородный проезд, 18/);
  await entry(page).click();
  await panel(page, 'Профиль')
    .getByRole('button', { name: /^Мои адреса/ })
    .click();
  const addresses = panel(page, 'Мои адреса');
  await pick(addresses.getByRole('radio', { name: 'Огородный проезд, 16' }));
  const done = addresses.getByRole('button', { name: 'Готово' });
  // The cart is read at the chosen address: once that is removed, the read would fail.
  await expect(done).not.toHaveAttribute('aria-busy');
  await addresses.getByRole('button', { name: 'Удалить адрес Огородный проезд, 16' }).click();
  await expect(addresses.getByRole('radio', { name: 'Огородный проезд, 18' })).toBeChecked();
  await expectGone(addresses, () => done.click());
  await page.keyboard.press('Escape');
  await expect(place).toHaveAccessibleName(/Огородный проезд, 18/);
});

test.describe('the states', () => {
  test.use({ expectedFaults: /status of 503/ });

  test('of login, profile, personal data, forms and addresses have no accessibility violation', async ({
    page,
  }) => {
    const isAccessible = (state: string, views = accessibleViews) =>
      test.step(state, () => expectAccessible(page, views));
    const shown = (title: string, text: string | RegExp) =>
      expect(panel(page, title).getByText(text).first()).toBeVisible();

    // The server renders a customer's page with the customer, so only a login on the page waits for them.
    const failUser = await delayThenFail(page, '**/api/user/get-data/**');
    await visit(page, '/legal');
    await page.getByRole('banner').getByRole('button', { name: 'Войти' }).click();
    await expect(panel(page, 'Введите номер телефона')).toBeVisible();
    await isAccessible('login');
    await confirmPhone(page);
    await page
      .getByRole('banner')
      .getByRole('button', { name: /^Профиль/ })
      .click();
    await shown('Профиль', 'Загружаем профиль');
    await isAccessible('profile loading', oneView);
    failUser();
    await expect(panel(page, 'Профиль').getByRole('button', { name: 'Повторить' })).toBeVisible();
    await isAccessible('profile failed', oneView);
    await openPersonalData(page);
    const retry = panel(page, 'Личные данные').getByRole('button', { name: 'Повторить' });
    await expect(retry).toBeVisible();

    await page.unroute('**/api/user/get-data/**');
    await setCustomerName(page, name);
    await retry.click();
    await shown('Личные данные', name);
    await isAccessible('personal data');
    for (const [card, title] of [
      [/^Имя/, 'Имя'],
      [/^Дата рождения/, 'Дата рождения'],
    ] as const) {
      await panel(page, 'Личные данные').getByRole('button', { name: card }).click();
      await expect(panel(page, title)).toBeVisible();
      await isAccessible(title);
      await page.goBack();
    }
    await expect(panel(page, 'Личные данные')).toBeVisible();
    await page.goBack();
    await shown('Профиль', 'Мой баланс');
    await isAccessible('profile');

    const addresses = panel(page, 'Мои адреса');
    await panel(page, 'Профиль')
      .getByRole('button', { name: /^Мои адреса/ })
      .click();
    await expect(addresses).toBeVisible();
    await saveAddress(page, '16');
    // A reload restores the panels.
    await page.reload();
    await expect(addresses.getByRole('radio')).toHaveCount(1);
    await isAccessible('addresses');
  });
});
