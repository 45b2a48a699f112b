import type { Locator, Page } from '@playwright/test';
import { addFromCard, dish, openCart, shortMenu } from '../shopper/cart';
import { panel, rememberRestaurant } from '../shopper/choosePlace';
import { expectGone } from '../shopper/expectGone';
import { tabTo } from '../shopper/keyboard';
import { expect, test } from '../shopper/test';
import { hydrated, visit } from '../shopper/visit';

const burgerButton = (page: Page) => page.getByRole('button', { name: 'Открыть меню сайта' });
const dialogs = (page: Page) => page.locator('[role=dialog]');
const top = (page: Page) => page.locator('[role=dialog][data-place=top][data-state=open]');

/** Opens the cart, and over it a product from its recommendations. */
async function openCartAndProduct(page: Page) {
  await rememberRestaurant(page);
  await visit(page, shortMenu);
  await addFromCard(page);
  await (await openCart(page)).locator('a[href^="/menu/"]').first().click();
  await expect(top(page)).toHaveAttribute('data-panel', 'product');
  await expect(page).toHaveURL(/panel=product/);
}

test('Back and Forward move through the panels, a reload restores them, a link opens the top one', async ({
  page,
  context,
}) => {
  await openCartAndProduct(page);
  const address = page.url();
  const name = await top(page).getByRole('heading', { level: 2 }).first().textContent();

  await page.goBack();
  await expect(top(page)).toHaveAttribute('data-panel', 'cart');
  await expect(dialogs(page)).toHaveCount(1);
  await expectGone(dialogs(page), () => page.goBack());
  await page.goForward();
  await expect(top(page)).toHaveAttribute('data-panel', 'cart');
  await page.goForward();
  await expect(top(page)).toHaveAttribute('data-panel', 'product');

  await page.reload();
  await hydrated(page);
  await expect(top(page)).toHaveAttribute('data-panel', 'product');
  await expect(dialogs(page)).toHaveCount(2);
  await page.goBack();
  await expect(top(page)).toHaveAttribute('data-panel', 'cart');
  await expect(dialogs(page)).toHaveCount(1);

  const other = await context.newPage();
  await visit(other, address);
  await expect(top(other).getByRole('heading', { level: 2 }).first()).toHaveText(name ?? '');
  await expect(dialogs(other)).toHaveCount(1);
  await expect(top(other).getByRole('button', { name: 'Назад' })).toBeHidden();
});

test('Escape while a panel leaves the screen closes the one below', async ({ page }) => {
  await visit(page, '/legal');
  await burgerButton(page).click();
  await panel(page, 'Кицунэ').getByRole('button', { name: 'Оставить отзыв' }).click();
  await expect(top(page)).toHaveAttribute('data-panel', 'restaurant-review');
  // Watches before the first press: a press of Playwright can overtake a script that it has not awaited.
  const pressed = await page.evaluateHandle(() => ({
    again: new Promise<void>((resolve) => {
      const observer = new MutationObserver(() => {
        if (!document.querySelector('[role=dialog][data-state=closed]')) return;
        observer.disconnect();
        document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
        resolve();
      });
      observer.observe(document.body, { subtree: true, attributes: true, attributeFilter: ['data-state'] });
    }),
  }));
  await page.keyboard.press('Escape');
  await pressed.evaluate(({ again }) => again);
  await expect(dialogs(page)).toHaveCount(0);
});

test('by keyboard alone: header, burger, a panel over it and the way back', async ({ page }) => {
  await visit(page, shortMenu);
  const banner = page.getByRole('banner');

  // Header: a skip link first, then its links and buttons in order.
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Перейти к содержанию' })).toBeFocused();
  for (const stop of [
    banner.getByRole('link', { name: /на главную/ }),
    banner.getByRole('button', { name: /Уточните адрес/ }),
    banner.getByRole('searchbox', { name: /Найти/ }),
    banner.getByRole('link', { name: /Телефон/ }),
    banner.getByRole('button', { name: 'Войти' }),
    burgerButton(page),
  ]) {
    await page.keyboard.press('Tab');
    await expect(stop).toBeFocused();
  }

  // Burger: the focus moves in, stays in, and returns to the button on Escape.
  await page.keyboard.press('Enter');
  const burger = panel(page, 'Кицунэ');
  await expect(burger).toBeFocused();
  for (let stop = 0; stop < 25; stop += 1) {
    await page.keyboard.press('Tab');
    expect(await burger.evaluate((sheet) => sheet.contains(document.activeElement))).toBe(true);
  }
  await expectGone(burger, () => page.keyboard.press('Escape'));
  await expect(burgerButton(page)).toBeFocused();

  // A panel over another returns the focus to the button that opened it.
  await page.keyboard.press('Enter');
  const review = burger.getByRole('button', { name: 'Оставить отзыв' });
  await tabTo(page, review);
  await page.keyboard.press('Enter');
  const second = panel(page, 'Контроль качества');
  await expect(second).toBeFocused();
  await page.evaluate(() => history.back());
  await expect(second).toBeHidden();
  await expect(review).toBeFocused();
});

test('an element that gets the focus below the fold shows its whole ring', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 420 });
  await visit(page, '/legal');
  await page.getByRole('button', { name: 'Открыть меню сайта' }).press('Enter');
  await expect(page.getByRole('dialog').getByRole('button').nth(1)).toBeVisible();
  /** Pixels between the focused control and the nearer edge of the panel's body; undefined outside of it. */
  const space = () =>
    page.evaluate(() => {
      const focused = document.activeElement;
      const body = focused?.closest('[data-body]');
      if (!focused || !body) return undefined;
      const [control, view] = [focused.getBoundingClientRect(), body.getBoundingClientRect()];
      return Math.min(view.bottom - control.bottom, control.top - view.top);
    });
  const spaces: number[] = [];
  for (let stop = 0; stop < 12; stop += 1) {
    await page.keyboard.press('Tab');
    const found = await space();
    if (found !== undefined) spaces.push(found);
  }
  expect(spaces.length).toBeGreaterThan(5);
  expect(Math.min(...spaces)).toBeGreaterThanOrEqual(4);
});

test.describe('a toast over a panel', () => {
  test.use({ expectedFaults: /status of 500/ });

  test("lies between the panel's head and footer and takes Escape only while focused", async ({ page }) => {
    await rememberRestaurant(page);
    await page.route('**/api/app/order/add-product/**', (route) => route.fulfill({ status: 500, body: '' }));
    await visit(page, shortMenu);
    for (const width of [360, 1440]) {
      await test.step(`${width} px`, async () => {
        await page.setViewportSize({ width, height: 740 });
        await page
          .getByRole('link', { name: new RegExp(`${dish}$`) })
          .first()
          .click();
        const add = top(page).getByRole('button', { name: /Добавить/ });
        await add.click();
        const toast = page.getByRole('listitem').filter({ hasText: 'Не удалось добавить товар в корзину' });
        await expect(toast).toBeVisible();
        const cross = top(page).getByRole('button', { name: 'Закрыть' });
        await cross.click({ trial: true });
        const boxOf = async (part: Locator) =>
          (await part.boundingBox()) ?? { y: Number.NaN, height: Number.NaN };
        const [addBox, toastBox] = [await boxOf(add), await boxOf(toast)];
        // A failure in place of the content has its heading and its button in the upper half.
        expect(toastBox.y).toBeGreaterThan(740 / 2);
        expect(toastBox.y + toastBox.height).toBeLessThan(addBox.y);
        // While hovered, the toast does not time out.
        await toast.hover();
        await expectGone(dialogs(page), () => page.keyboard.press('Escape'));
        await expect(toast).toBeVisible();
        await toast.getByRole('button', { name: 'Закрыть уведомление' }).focus();
        await expectGone(toast, () => page.keyboard.press('Escape'));
      });
    }
  });
});

for (const [name, address, title] of [
  ['a dish', 'panel=product&panel.group=rolly&panel.slug=philadelphia-classic', dish],
  ['a promotion', 'panel=promo&panel.slug=lisa-10', 'Лиса дарит 10%'],
  ['a restaurant', 'panel=restaurant&panel.slug=pokrovka', 'Кицунэ на Покровке'],
  ['the search', 'panel=search&panel.q=ролл', 'Поиск'],
] as const) {
  test(`a link to ${name} over a page is titled by it until the panel closes`, async ({ page }) => {
    const link = `/legal?${address}`;
    const html = await (await page.request.get(link)).text();
    expect(html.match(/<title>[^<]*/g)).toEqual([expect.stringContaining(title)]);
    expect(html).toMatch(new RegExp(`<meta property="og:title" content="${title}`));
    expect(html).toMatch(/<link rel="canonical" href="[^"?]*\/legal"/);
    await page.addInitScript(() =>
      new MutationObserver(() => performance.mark('title', { detail: document.title })).observe(document, {
        childList: true,
        characterData: true,
        subtree: true,
      }),
    );
    await visit(page, link);
    await expect(page).toHaveTitle(`${title} — Кицунэ`);
    await expect(page.locator('head title')).toHaveCount(1);
    const titles = await page.evaluate(() =>
      performance.getEntriesByName('title').map((mark) => (mark as PerformanceMark).detail as string),
    );
    expect(titles.filter((text) => text && !text.includes(title))).toEqual([]);
    await expectGone(dialogs(page), () => page.keyboard.press('Escape'));
    await expect(page).not.toHaveTitle(new RegExp(title));
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/legal$/);
  });
}

/** Moves a finger up from the middle of the element. */
async function dragUp(page: Page, element: Locator) {
  const box = await element.boundingBox();
  if (!box) throw new Error('the element is not on the screen');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  const session = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: { x: number; y: number }[]) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints });
  await touch('touchStart', [{ x, y }]);
  for (let moved = 20; moved <= 120; moved += 20) await touch('touchMove', [{ x, y: y - moved }]);
  await touch('touchEnd', []);
  await session.detach();
}

test.describe('on a touch screen', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 664 } });

  test('a finger scrolls what is in a sheet and not the page below, even where the page can scroll', async ({
    page,
  }) => {
    await visit(page, '/menu?panel=product&panel.group=supy&panel.slug=tom-yam');
    const sheet = top(page);
    const order = sheet.getByRole('button', { name: /^Добавить/ });
    await expect(order).toBeVisible();
    const root = page.locator('html');
    await expect(root).toHaveCSS('overflow', 'hidden');
    // As in Safari: the page scrolls all the same, and `overscroll-behavior` counts only where something overflows.
    await root.evaluate(({ style }) => style.removeProperty('overflow'));
    await sheet.evaluate(({ style }) => style.setProperty('overscroll-behavior', 'auto'));
    await dragUp(page, order);
    await dragUp(page, sheet);
    await expect
      .poll(() => sheet.locator('*').evaluateAll((all) => Math.max(...all.map(({ scrollTop }) => scrollTop))))
      .toBeGreaterThan(50);
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
  });
});
