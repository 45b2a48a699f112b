import { writeFileSync } from 'node:fs';
import type { PanelId } from '@storefront/contracts';
import { criteria, visitDate } from '../shopper/restaurantReview';
import type { Driver } from './driver';
import { dialog, expect, fill, logInByCalls, openByForward, sees, test, visit } from './test';

/** Of an iPhone: it covers the window and leaves the window's own size alone. */
const keyboardHeight = 336;
const onePixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==',
  'base64',
);

/** Opens a panel of a new customer in a window of a phone's size. */
async function openOnPhone(driver: Driver, panel: PanelId) {
  await driver.resize(390, 844);
  await visit(driver, '/legal');
  await logInByCalls(driver);
  await visit(driver, '/legal');
  await openByForward(driver, panel, {});
}

test('a review with stars, a date and a picture is sent', async ({ driver }, testInfo) => {
  await visit(driver, '/legal');
  await logInByCalls(driver);
  await visit(driver, '/legal');
  await driver.press({ role: 'button', name: 'Оставить отзыв' });
  const form = dialog('Контроль качества');
  await fill(driver, { role: 'combobox', name: 'Ресторан', within: form }, 'покровке');
  await driver.press({ role: 'option', name: /Покровке/, within: form });
  for (const name of criteria) {
    await driver.press({ role: 'radio', name: /^4/, within: { role: 'radiogroup', name, within: form } });
  }
  const date = { role: 'textbox', name: 'Дата посещения', within: form } as const;
  await fill(driver, date, visitDate.format(new Date()));
  const picture = testInfo.outputPath('dish.png');
  writeFileSync(picture, onePixel);
  await driver.chooseFile(picture);
  await sees(driver, { role: 'img', name: 'dish.png', within: form });
  await driver.press({ role: 'button', name: 'Отправить отзыв', within: form });
  await sees(driver, { role: 'heading', name: 'Отзыв отправлен', within: form });
});

test('an empty date on a phone, where WebKit puts today, shows no date', async ({ driver }) => {
  await openOnPhone(driver, 'edit-birthday');
  const look = `(() => {
    const input = document.querySelector('[data-panel=edit-birthday] input');
    input?.blur();
    return input && [input.type, getComputedStyle(input).color];
  })()`;
  await expect.poll(() => driver.evaluate(look)).toEqual(['date', 'rgba(0, 0, 0, 0)']);
});

test('the button of the registration stands above a keyboard that covers the window', async ({ driver }) => {
  await openOnPhone(driver, 'registration');
  const roomBelow = `(() => {
    const button = document.querySelector('[data-panel=registration] button[type=submit]');
    return button && visualViewport.height - button.getBoundingClientRect().bottom;
  })()`;
  await expect.poll(() => driver.evaluate(roomBelow)).toBeLessThan(keyboardHeight);
  await driver.evaluate(`void (() => {
    Object.defineProperty(visualViewport, 'height', { value: innerHeight - ${keyboardHeight} });
    visualViewport.dispatchEvent(new Event('resize'));
  })()`);
  await expect.poll(() => driver.evaluate(roomBelow)).toBeGreaterThanOrEqual(0);
});
