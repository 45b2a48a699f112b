import type { Locator } from '@playwright/test';
import { panel } from '../shopper/choosePlace';
import { countPresses } from '../shopper/countPresses';
import { newPhone, readCode } from '../shopper/logIn';
import { pick } from '../shopper/pick';
import { expect, test } from '../shopper/test';
import { visit } from '../shopper/visit';

const dish = 'Сашими Мориавасэ';

const ways = {
  'types the address': (place: Locator) => place.getByRole('button', { name: 'Выбрать', exact: true }),
  'picks the address': (place: Locator) =>
    place.getByRole('option', { name: /Огородный проезд, 16/ }).first(),
};

for (const [way, confirm] of Object.entries(ways))
  test(`a guest who ${way} places an order that is paid in cash with nine presses`, async ({ page }) => {
    const presses = await countPresses(page);
    await visit(page, '/menu/sashimi');
    await page
      .getByRole('banner')
      .getByRole('button', { name: /Уточните адрес/ })
      .click();
    const place = panel(page, 'Выберите адрес');
    await place.getByRole('combobox', { name: 'Улица и дом' }).fill('Огородный проезд 16, кв 12');
    await confirm(place).click();
    await expect(page.getByRole('banner').getByRole('button', { name: /Огородный.+кв/ })).toBeVisible();

    await page.getByRole('button', { name: `В корзину: ${dish}` }).click();
    await page
      .getByRole('button', { name: /^(?:Заказ|Корзина): / })
      .first()
      .click();
    await panel(page, 'Заказ')
      .getByRole('button', { name: /Укажите телефон/ })
      .click();

    const phone = newPhone();
    await page.getByRole('textbox', { name: 'Номер телефона' }).fill(phone);
    await page.getByRole('button', { name: 'Получить код' }).click();
    const codeField = page.getByRole('textbox', { name: /Код из СМС/ });
    await expect(codeField).toBeVisible();
    await codeField.fill(await readCode(phone));
    await panel(page, 'Давайте знакомиться!').getByRole('button', { name: 'Пропустить' }).click();

    const order = panel(page, 'Оформление заказа');
    await expect(order.getByText(dish)).toBeVisible();
    await pick(order.getByRole('radio', { name: 'Наличными' }));
    await order.getByRole('button', { name: /Заказать/ }).click();
    await expect(panel(page, /Заказ №/)).toBeVisible();
    expect(await presses()).toBe(9);
  });
