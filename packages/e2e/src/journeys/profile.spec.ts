import type { Page } from '@playwright/test';
import { saveAddress } from '../shopper/cartByApi';
import { panel } from '../shopper/choosePlace';
import { expectAccessible } from '../shopper/expectAccessible';
import { expectGone } from '../shopper/expectGone';
import { logInByApi, setCustomerName } from '../shopper/logIn';
import { openPersonalData } from '../shopper/openPersonalData';
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

test('profile, personal data, its forms and addresses have no accessibility violation', async ({ page }) => {
  await openProfile(page);
  const [profile, personal] = [panel(page, 'Профиль'), panel(page, 'Личные данные')];
  await expect(profile.getByText('Мой баланс').first()).toBeVisible();
  await expectAccessible(page);
  await openPersonalData(page);
  await expect(personal.getByText(name).first()).toBeVisible();
  await expectAccessible(page);
  for (const title of ['Имя', 'Дата рождения']) {
    await personal.getByRole('button', { name: new RegExp(`^${title}`) }).click();
    await expect(panel(page, title)).toBeVisible();
    await expectAccessible(page);
    await page.goBack();
  }
  await expect(personal).toBeVisible();
  await page.goBack();
  await expect(profile.getByText('Мой баланс').first()).toBeVisible();
  await profile.getByRole('button', { name: /^Мои адреса/ }).click();
  const addresses = panel(page, 'Мои адреса');
  await expect(addresses).toBeVisible();
  await saveAddress(page);
  // A reload restores the panels.
  await page.reload();
  await expect(addresses.getByRole('radio')).toHaveCount(1);
  await expectAccessible(page);
});
