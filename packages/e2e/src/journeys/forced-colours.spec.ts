import type { Locator, Page } from '@playwright/test';
import { shortMenu } from '../shopper/cart';
import { userWithCart } from '../shopper/filledCart';
import { startOrder } from '../shopper/startOrder';
import { expect, test } from '../shopper/test';
import { visit } from '../shopper/visit';

/** The paint of an element, or of its `::before`, in the colours that the visitor chose. */
const painted = (shown: Locator, pseudo?: '::before') =>
  shown.evaluate((element, part) => {
    const { backgroundColor, borderColor, borderWidth, outlineStyle, outlineWidth } = getComputedStyle(
      element,
      part,
    );
    return { backgroundColor, borderColor, borderWidth, outlineStyle, outlineWidth };
  }, pseudo);

const colourOfPage = (page: Page) => painted(page.locator('body')).then((body) => body.backgroundColor);

test.beforeEach(({ page }) => page.emulateMedia({ forcedColors: 'active' }));

test('the plus of a card and the chosen label can be seen, and the address is off its border', async ({
  page,
}) => {
  await visit(page, shortMenu);
  for (const width of [360, 1440]) {
    await test.step(`${width} px`, async () => {
      await page.setViewportSize({ width, height: 740 });
      const add = page.getByRole('button', { name: /^В корзину: / }).first();
      await expect(add).toBeVisible();
      expect.soft((await painted(add, '::before')).backgroundColor).not.toBe(await colourOfPage(page));
      const chosen = page.getByRole('navigation', { name: 'Отбор по меткам' }).getByRole('link').first();
      expect.soft((await painted(chosen)).backgroundColor).not.toBe(await colourOfPage(page));
      const address = page.locator('[data-hint-anchor=address]');
      const padding = await address.evaluate((button) => getComputedStyle(button).paddingLeft);
      expect.soft(Number.parseFloat(padding)).toBeGreaterThan(0);
    });
  }
});

test('the chosen way to take an order can be seen, and a field with the focus', async ({ page }) => {
  const order = await startOrder(page, 'delivery');
  const face = (text: string) => order.locator('[data-option]').filter({ hasText: text });
  const chosen = await painted(face('Доставка'));
  expect(chosen.borderWidth).not.toBe((await painted(face('Самовывоз'))).borderWidth);

  const comment = order.getByRole('textbox', { name: 'Комментарий к заказу' });
  const box = comment.locator('../..');
  const before = await painted(box);
  expect(before.outlineStyle).toBe('solid');
  await comment.focus();
  expect(await painted(box)).not.toEqual(before);
});

test('a chip that is on can be seen', async ({ page }) => {
  await visit(page, '/restaurants');
  const chip = page.getByRole('main').getByRole('button', { name: 'Летняя веранда' });
  const off = await painted(chip);
  await chip.click();
  await expect(chip).toHaveAttribute('aria-pressed', 'true');
  expect((await painted(chip)).borderWidth).not.toBe(off.borderWidth);
});

test('the amount missing to the minimal order can be seen', async ({ page }) => {
  const cart = await userWithCart(page, 1);
  const bar = cart.getByRole('progressbar');
  expect((await painted(bar)).borderWidth).toBe('1px');
  const part = await bar.screenshot();
  await bar.evaluate((element: HTMLProgressElement) => {
    element.value = element.max;
  });
  expect((await bar.screenshot()).equals(part)).toBe(false);
});
