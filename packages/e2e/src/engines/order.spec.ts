import { dish, shortMenu } from '../shopper/cart';
import { readCode, newPhone } from '../shopper/logIn';
import { dialog, expect, fill, fullyLoaded, sees, seesNo, test, visit } from './test';

/** The empty height at the end of the group of payments. */
const emptyEnd = `(() => {
  const group = document.querySelector('fieldset');
  return group.getBoundingClientRect().bottom - group.lastElementChild.getBoundingClientRect().bottom;
})()`;
const delivered = { role: 'heading', name: 'Заказ выполнен' } as const;

test('a guest chooses an address, logs in, registers, orders, and follows the order over a dropped connection', async ({
  driver,
  entrance,
}) => {
  await visit(driver, shortMenu);
  await driver.press({ role: 'button', name: /Уточните адрес/ });
  const search = dialog('Выберите адрес');
  await fill(driver, { role: 'combobox', name: 'Улица и дом', within: search }, 'Огородный проезд, 16');
  await driver.press({ role: 'option', within: search });
  const flat = dialog('Куда принести');
  await fill(driver, { role: 'textbox', name: 'Квартира', within: flat }, '12');
  await driver.press({ role: 'button', name: 'Сохранить адрес', within: flat });
  await seesNo(driver, flat);

  await driver.press({ role: 'button', name: `В корзину: ${dish}` });
  await driver.press({ role: 'button', name: `Прибавить: ${dish}` });
  await driver.press({ role: 'button', name: /^(?:Заказ|Корзина): / });
  await driver.press({ role: 'button', name: /Укажите телефон/, within: dialog('Заказ') });

  const phone = newPhone();
  await fill(driver, { role: 'textbox', name: 'Номер телефона' }, phone);
  await driver.press({ role: 'button', name: 'Получить код' });
  await fill(driver, { role: 'textbox', name: /Код из СМС/ }, await readCode(phone));
  const registration = dialog('Давайте знакомиться!');
  await fill(driver, { role: 'textbox', name: 'Имя', within: registration }, 'Василиса');
  await fill(driver, { role: 'textbox', name: 'Дата рождения', within: registration }, '01021990');
  await driver.key('Enter');

  const order = dialog('Оформление заказа');
  await sees(driver, { text: dish, within: order });
  await seesNo(driver, registration);
  expect(await driver.evaluate(emptyEnd), 'WebKit leaves no gap below the payments').toBe(0);
  await driver.press({ role: 'radio', name: 'Наличными', within: order });
  await driver.press({ role: 'button', name: /Заказать/, within: order });
  await sees(driver, { role: 'heading', within: dialog(/Заказ №/) });

  expect(await driver.isVisible(delivered)).toBe(false);
  entrance.cut();
  await expect.poll(entrance.refused).toBeGreaterThan(1);
  entrance.restore();
  await sees(driver, delivered);
  await driver.reload();
  await fullyLoaded(driver);
  await sees(driver, delivered);
});
