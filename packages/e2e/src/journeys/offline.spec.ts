import { addFromCard, dish, openCart } from '../shopper/cart';
import { chooseDelivery, panel } from '../shopper/choosePlace';
import { expect, test } from '../shopper/test';
import { atRest, visit } from '../shopper/visit';

// Without a network every call fails, and so does what only decorates the cart; the browser says so.
test.use({ expectedFaults: /ERR_INTERNET_DISCONNECTED|socket\.io|catalog:recommendations/ });

const gone = 'Нет сети. Открытое можно читать';
const back = 'Сеть снова есть';

test('without a network the page says so, and the cart can still be read', async ({ page, context }) => {
  await visit(page, '/menu');
  await chooseDelivery(page);
  await addFromCard(page, 2);
  await atRest(page);
  await page.waitForLoadState('networkidle');

  await context.setOffline(true);
  await expect(page.getByText(gone)).toBeVisible();
  const cart = await openCart(page);
  await expect(cart.getByText(dish)).toBeVisible();
  await expect(page.getByText(gone)).toBeVisible();

  // A write is not kept for later: it fails, and the cart is what it was.
  const writes: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST') writes.push(request.url());
  });
  await cart.getByRole('button', { name: `Добавить: ${dish}` }).click();
  await expect(page.getByText('Не удалось сохранить данные').first()).toBeVisible();
  const sent = writes.length;

  await context.setOffline(false);
  await expect(page.getByText(back)).toBeVisible();
  await expect(page.getByText(back)).toBeHidden();
  expect(writes).toHaveLength(sent);
  await expect(cart.getByText(dish)).toBeVisible();
});

test('what is typed outlives the network', async ({ page, context }) => {
  await visit(page, '/');
  await atRest(page);
  await page.getByRole('banner').getByRole('button', { name: 'Войти' }).click();
  const login = panel(page, /Введите номер телефона|Код из СМС/);
  const phone = login.getByRole('textbox', { name: 'Номер телефона' });
  await phone.fill('9161234567');

  await context.setOffline(true);
  await expect(page.getByText(gone)).toBeVisible();
  await login.getByRole('button', { name: 'Получить код' }).click();
  await login.getByRole('button', { name: 'Изменить номер' }).click();
  await expect(phone).toHaveValue('916 123-45-67');

  await context.setOffline(false);
  await expect(page.getByText(back)).toBeVisible();
  await login.getByRole('button', { name: 'Получить код' }).click();
  await expect(login.getByRole('textbox', { name: /Код из СМС/ })).toBeVisible();
});
