import { addFromCard, dish, shortMenu } from '../shopper/cart';
import { findAddress, panel } from '../shopper/choosePlace';
import { logIn } from '../shopper/logIn';
import { pick } from '../shopper/pick';
import { expect, test } from '../shopper/test';
import { visit } from '../shopper/visit';

// The order on a phone with its animations.
test.use({
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  isMobile: true,
  contextOptions: { reducedMotion: 'no-preference' },
});

test('an order on a phone: toolbar, panels, order', async ({ page }) => {
  await visit(page, shortMenu);
  const toolbar = page.getByRole('navigation', { name: /навигация|разделы/i }).last();
  await expect(toolbar.getByRole('link', { name: 'Главная' })).toBeVisible();

  // Without an address the cart button asks for one first.
  await toolbar.getByRole('button', { name: /Заказ/ }).tap();
  await panel(page, 'Куда доставить?')
    .getByRole('button', { name: /Доставка/ })
    .tap();
  await findAddress(page);

  await addFromCard(page, 2);
  await expect(toolbar.getByRole('button', { name: /В корзине 2 товара/ })).toBeVisible();
  await toolbar.getByRole('button', { name: /Заказ/ }).tap();
  const cart = panel(page, 'Заказ');
  await expect(cart.getByText(dish)).toBeVisible();
  const box = await cart.boundingBox();
  expect(box?.width).toBeGreaterThanOrEqual(388);

  await cart.getByRole('button', { name: /Укажите телефон/ }).tap();
  await logIn(page);
  const order = panel(page, 'Оформление заказа');
  await pick(order.getByRole('radio', { name: 'Наличными' }));
  await order.getByRole('button', { name: /Заказать/ }).tap();
  await expect(panel(page, /Заказ №/)).toBeVisible();
});

test('no page is wider than the phone', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  for (const path of ['/', '/menu', '/menu/rolly', '/restaurants', '/promos', '/auth']) {
    // Of these pages only the page with the map loads parts after its start.
    await (path === '/restaurants' ? visit(page, path) : page.goto(path));
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect({ path, overflow }).toEqual({ path, overflow: 0 });
  }
});
