import type { Page } from '@playwright/test';
import { dish } from '../shopper/cart';
import { expectAccessible, type View } from '../shopper/expectAccessible';
import { expectGone } from '../shopper/expectGone';
import { newPhone } from '../shopper/logIn';
import { expect, test } from '../shopper/test';
import { startedByItself } from '../shopper/visit';

// The panel takes over the animation of the sheet that opened before it.
test.use({ contextOptions: { reducedMotion: 'no-preference' } });

/** Holds the scripts with these addresses back until the returned function is called. */
async function holdScripts(page: Page, address: RegExp): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(address, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

const holdScript = (page: Page, name: string) =>
  holdScripts(page, new RegExp(`/assets/${name}\\.[^/]*\\.js$`));

/** Opens a page whose app does not start until the returned function is called. */
async function openHeld(page: Page, path: string): Promise<() => void> {
  const start = await holdScript(page, 'main');
  // By then the script that keeps the input has run.
  await page.goto(path, { waitUntil: 'domcontentloaded' });
  return start;
}

for (const [device, width, hasTouch] of [
  ['a phone', 390, true],
  ['a desktop', 1440, false],
] as const) {
  /** Together the two devices have a narrow light view and a wide dark one. */
  const view: View = hasTouch ? [360, 'light'] : [1440, 'dark'];

  test.describe(device, () => {
    test.use({ viewport: { width, height: 844 }, hasTouch });

    test('a button pressed before the app starts opens its panel, once', async ({ page }) => {
      const start = await openHeld(page, '/legal');
      const address = page.getByRole('banner').getByRole('button', { name: /Уточните адрес/ });
      await (hasTouch ? address.tap() : address.click());
      // Its sheet is there at once, and stays until the app has the panel.
      await expect(page.getByRole('dialog', { name: 'Загружаем' })).toBeFocused();
      start();
      await expect(page.getByRole('dialog', { name: 'Выберите адрес' })).toBeVisible();
      await expect(page.locator('[data-early-sheet]')).toHaveCount(0);
      // One entry of the history: Back closes the panel and stays on the page.
      await expectGone(page.getByRole('dialog'), () => page.goBack());
      await expect(page).toHaveURL('/legal');
    });

    test('a dish pressed before the app starts is shown at once, then whole', async ({ page }) => {
      const start = await openHeld(page, '/menu/rolly');
      const link = page.getByRole('article').getByRole('link', { name: dish });
      await (hasTouch ? link.tap() : link.click());
      const sheet = page.getByRole('dialog', { name: dish });
      await expect(sheet.getByRole('heading', { name: dish })).toBeVisible();
      await expectAccessible(page, [view]);
      await expectGone(sheet, () => page.keyboard.press('Escape'));
      await expect(link).toBeFocused();
      await (hasTouch ? link.tap() : link.click());
      start();
      await expect(sheet.getByRole('button', { name: /^Добавить/ })).toBeVisible();
      await expectGone(sheet, () => page.keyboard.press('Escape'));
      await expect(link).toBeFocused();
      await expect(page).toHaveURL('/menu/rolly');
    });
  });
}

test('a phone typed and sent before the app starts gets its code', async ({ page }) => {
  const start = await openHeld(page, '/auth');
  const field = page.getByRole('textbox', { name: 'Номер телефона' });
  await field.pressSequentially(newPhone());
  await page.keyboard.press('Enter');
  start();
  await expect(page.getByRole('textbox', { name: /Код из СМС/ })).toBeVisible();
  await expect(page).toHaveURL('/auth');
});

test('what is typed into the header’s search arrives in the panel, however late app and panel are', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const arrive = await holdScripts(page, /\/mf\/catalog\//);
  const start = await openHeld(page, '/legal');
  const header = page.getByRole('banner').getByRole('searchbox', { name: /Найти/ });
  await header.pressSequentially('фила');
  start();
  await startedByItself(page);
  await page.keyboard.type('дель');
  await expect(header).toBeFocused();
  await expect(header).toHaveValue('филадель');
  arrive();
  const field = page.getByRole('dialog').getByRole('searchbox', { name: /Найти/ });
  await expect(field).toBeFocused();
  // The caret stands behind the text.
  await page.keyboard.type('фия');
  await expect(field).toHaveValue('филадельфия');
  await expectGone(page.getByRole('dialog'), () => page.keyboard.press('Escape'));
  await expect(header).toBeFocused();
  await expect(header).toHaveValue('');
});

test('presses and typing before the first script arrives are carried out', async ({ page }) => {
  const release = await holdScript(page, 'page');
  await page.goto('/auth', { waitUntil: 'commit' });
  await page.getByRole('textbox', { name: 'Номер телефона' }).pressSequentially(newPhone());
  await page
    .getByRole('banner')
    .getByRole('button', { name: /Уточните адрес/ })
    .click();
  release();
  await expect(page.getByRole('dialog', { name: 'Выберите адрес' })).toBeVisible();
  await expectGone(page.getByRole('dialog'), () => page.keyboard.press('Escape'));
  await page.getByRole('button', { name: 'Получить код' }).click();
  await expect(page.getByRole('textbox', { name: /Код из СМС/ })).toBeVisible();
});
