import { dish, shortMenu } from '../shopper/cart';
import { findAddress, panel } from '../shopper/choosePlace';
import { chooseRestaurant } from '../shopper/filledCart';
import { isUncovered, returnToTop, tabTo } from '../shopper/keyboard';
import { expect, test } from '../shopper/test';
import { visit } from '../shopper/visit';

test.use({ viewport: { width: 360, height: 740 } });

test('the toolbar covers no link of the footer that has the focus, and its ring can be seen', async ({
  page,
}) => {
  await visit(page, '/legal');
  const footer = page.getByRole('contentinfo');
  for (const name of ['Бонусы', 'Блог']) {
    const link = footer.getByRole('link', { name, exact: true });
    await tabTo(page, link);
    await expect.poll(() => isUncovered(link)).toBe(true);
    const ring = await link.evaluate((element) => getComputedStyle(element).outlineColor);
    expect(ring).not.toBe(await footer.evaluate((element) => getComputedStyle(element).backgroundColor));
  }
});

/** A tablet with the toolbar, a desktop without it, and a desktop at a zoom of 400 %. */
const windows = [
  { width: 768, height: 780 },
  { width: 1280, height: 600 },
  { width: 320, height: 256 },
];

test('the bar of a product covers no choice that has the focus', async ({ page }) => {
  await visit(page, '/menu/supy/ramen-tonkotsu');
  const choices = await page
    .getByRole('main')
    .getByRole('button', { name: /^Прибавить: / })
    .all();
  expect(choices.length).toBeGreaterThan(1);
  for (const viewport of windows) {
    await test.step(`${viewport.width} by ${viewport.height} px`, async () => {
      await page.setViewportSize(viewport);
      // The bar covers elements that Tab scrolls up from below the window.
      await returnToTop(page);
      for (const choice of choices) {
        await tabTo(page, choice);
        await expect.poll(() => isUncovered(choice)).toBe(true);
      }
    });
  }
});

const places = [
  { takeMethod: /^Доставка/, choose: findAddress },
  { takeMethod: /^Самовывоз/, choose: chooseRestaurant },
];

for (const { takeMethod, choose } of places) {
  test(`a dish that was added after the question for the address has the focus: ${takeMethod.source}`, async ({
    page,
  }) => {
    await visit(page, shortMenu);
    await page
      .getByRole('button', { name: `В корзину: ${dish}` })
      .first()
      .press('Enter');
    await panel(page, 'Как получите заказ?').getByRole('button', { name: takeMethod }).press('Enter');
    await choose(page);
    await expect(page.getByRole('button', { name: `Прибавить: ${dish}` }).first()).toBeFocused();
  });
}
