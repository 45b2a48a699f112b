import type { Locator, Page } from '@playwright/test';
import { placeOrderByApi } from '../shopper/cartByApi';
import { panel } from '../shopper/choosePlace';
import { expectGone } from '../shopper/expectGone';
import { isUncovered } from '../shopper/keyboard';
import { logInByApi } from '../shopper/logIn';
import { pick } from '../shopper/pick';
import { restorePanel } from '../shopper/restorePanel';
import { startOrder } from '../shopper/startOrder';
import { expect, test } from '../shopper/test';
import { visit } from '../shopper/visit';

/** A desktop window of 1280 by 1024 px at a zoom of 400 % (WCAG 1.4.10). */
const zoomed = { width: 320, height: 256 };
const zoomedFurther = { width: 360, height: 225 };
const phoneOnItsSide = { width: 740, height: 360 };
const largePhoneOnItsSide = { width: 844, height: 390 };
const phone = { width: 360, height: 740 };
const narrowPhone = { width: 320, height: 640 };

/** How many lines a text takes. */
const linesOf = (text: Locator) =>
  text.evaluate((element) => {
    // An icon beside the text is not a line of it.
    const tops = [...element.childNodes].flatMap((node) => {
      if (node.nodeType !== Node.TEXT_NODE) return [];
      const range = document.createRange();
      range.selectNode(node);
      return [...range.getClientRects()].map(({ top }) => Math.round(top));
    });
    return new Set(tops).size;
  });

/** Sets the browser's font to twice its usual size; sizes in rem grow with it. */
const setLargeFont = (page: Page) =>
  page.evaluate(() => {
    document.documentElement.style.fontSize = '32px';
  });

async function openAsCustomer(page: Page) {
  await logInByApi(page);
  await page.goto('/legal');
}

test('the footer of the order covers no field that has the focus, and the chosen time is in view', async ({
  page,
}) => {
  const order = await startOrder(page, 'delivery');
  await page.setViewportSize(zoomed);
  const comment = order.getByRole('textbox', { name: 'Комментарий к заказу' });
  await comment.focus();
  await expect.poll(() => isUncovered(comment)).toBe(true);
  const pay = order.getByRole('button', { name: /Оплатить/ });
  await pay.focus();
  await expect.poll(() => isUncovered(pay)).toBe(true);

  await page.setViewportSize(phoneOnItsSide);
  const time = panel(page, 'Когда доставить');
  const chosen = time.getByRole('radio', { name: '15:30', exact: true });
  await order.getByRole('button', { name: /Когда доставить/ }).click();
  await pick(time.getByRole('radio', { name: /^Завтра с/ }));
  await pick(chosen);
  await expectGone(time, () => time.getByRole('button', { name: 'Выбрать', exact: true }).click());
  await order.getByRole('button', { name: /Когда доставить/ }).click();
  await expect(chosen).toBeChecked();
  await expect(chosen).toBeInViewport({ ratio: 1 });
});

test('a panel that opens at a late time shows its title in a low window', async ({ page }) => {
  await startOrder(page, 'delivery');
  for (const viewport of [zoomedFurther, largePhoneOnItsSide]) {
    await page.setViewportSize(viewport);
    const time = await restorePanel(page, 'delivery-time', 'Когда доставить');
    await expect(time.getByRole('radio', { checked: true }).last()).toBeInViewport({ ratio: 1 });
    await expect(time.getByRole('heading', { name: 'Когда доставить' })).toBeInViewport({ ratio: 1 });
    const booking = await restorePanel(page, 'booking-time', 'Дата и время бронирования', {
      slug: 'pokrovka',
    });
    await expect(booking.getByRole('radio', { checked: true }).last()).toBeInViewport({ ratio: 1 });
    await expect(booking.getByRole('heading', { name: 'Дата и время бронирования' })).toBeInViewport({
      ratio: 1,
    });
  }
});

test('the QR code of a phone on its side is seen whole', async ({ page }) => {
  await page.setViewportSize(phoneOnItsSide);
  await openAsCustomer(page);
  const card = await restorePanel(page, 'qr-code', 'QR-код Вашей карты');
  await expect(card.getByRole('img', { name: /QR-код/ })).toBeInViewport({ ratio: 1 });
  const renew = card.getByRole('button', { name: 'Обновить код' });
  await renew.focus();
  await expect.poll(() => isUncovered(renew)).toBe(true);
});

test('a picture leaves room for the name on a phone on its side', async ({ page }) => {
  await page.setViewportSize(phoneOnItsSide);
  for (const [place, name] of [
    ['?panel=restaurant&panel.slug=pokrovka', 'Кицунэ на Покровке'],
    ['?panel=promo&panel.slug=lisa-10', 'Лиса дарит 10%'],
  ] as const) {
    await visit(page, `/legal${place}`);
    await expect(panel(page, name).getByRole('heading', { name, exact: true })).toBeInViewport({ ratio: 1 });
  }
  // On a page the name is above the picture, which leaves room for the text.
  for (const path of ['/zima-v-miske', '/about/blog', '/about/blog/kak-est-ramen-doma']) {
    await page.goto(path);
    const picture = await page.getByRole('main').locator('img').first().boundingBox();
    expect.soft(picture?.height, path).toBeLessThanOrEqual(0.6 * phoneOnItsSide.height);
  }
});

test('no word of two buttons side by side is broken on a narrow phone', async ({ page }) => {
  await page.setViewportSize(narrowPhone);
  await openAsCustomer(page);
  const filters = await restorePanel(page, 'restaurant-filters', 'Особенности');
  expect(await linesOf(filters.getByText('Применить', { exact: true }))).toBe(1);

  const id = String(await placeOrderByApi(page));
  const monitoring = await restorePanel(page, 'order-monitoring', /Заказ №/, { id });
  expect(await linesOf(monitoring.getByText('Повторить', { exact: true }))).toBe(1);
  await setLargeFont(page);
  expect(await linesOf(monitoring.getByText('Повторить', { exact: true }))).toBe(1);
});

test('a large font of the browser breaks no word of the choices and buttons of an order', async ({
  page,
}) => {
  await page.setViewportSize(phone);
  const order = await startOrder(page, 'delivery');
  await setLargeFont(page);
  for (const word of ['Самовывоз', 'Оплатить']) {
    const text = order.getByText(word, { exact: true });
    expect.soft({ word, lines: await linesOf(text) }).toEqual({ word, lines: 1 });
  }
});

test('a large font of the browser scrolls no panel and no page sideways on a phone', async ({ page }) => {
  await page.setViewportSize(phone);
  await openAsCustomer(page);
  const tomorrow = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10);
  // The hint of denied notifications is not shown with an order that has ended.
  const id = String(await placeOrderByApi(page, `${tomorrow}T15:00:00.000+03:00`));
  for (const [panelId, title, params] of [
    ['order-monitoring', /Заказ №/, { id }],
    ['restaurant-review', 'Контроль качества', { slug: 'pokrovka' }],
    ['burger', 'Кицунэ', {}],
  ] as const) {
    const opened = await restorePanel(page, panelId, title, params);
    await setLargeFont(page);
    await page.waitForLoadState('networkidle');
    const widths = await opened.evaluate((panelElement) => ({
      page: document.documentElement.scrollWidth,
      panel: Math.max(
        ...[...panelElement.querySelectorAll('*')]
          .filter((element) => getComputedStyle(element).overflowY === 'auto')
          .map((element) => element.scrollWidth),
      ),
    }));
    expect.soft({ panelId, ...widths }).toEqual({ panelId, page: 360, panel: 360 });
  }
  await page.addInitScript(() => Object.defineProperty(Notification, 'permission', { value: 'denied' }));
  const denied = await restorePanel(page, 'order-monitoring', /Заказ №/, { id });
  await setLargeFont(page);
  const understood = denied.getByRole('button', { name: 'Понятно', exact: true });
  await understood.scrollIntoViewIfNeeded();
  await expect(understood).toBeInViewport({ ratio: 1 });
  const question = await restorePanel(page, 'logout-confirm', 'Выйти из профиля?');
  await setLargeFont(page);
  await expect(question.getByRole('button', { name: 'Выйти', exact: true })).toBeInViewport({ ratio: 1 });
});

test('in a low window the bars of the menu scroll away', async ({ page }) => {
  for (const viewport of [largePhoneOnItsSide, zoomedFurther]) {
    await page.setViewportSize(viewport);
    await visit(page, '/menu');
    const bars = [
      page.getByRole('banner'),
      page.getByRole('navigation', { name: 'Группы меню' }),
      page.getByRole('navigation', { name: 'Основные разделы' }),
    ];
    for (const y of [900, 700]) {
      await page.evaluate((top) => scrollTo({ top, behavior: 'instant' }), y);
      for (const bar of bars) await expect(bar).not.toBeInViewport();
    }
    await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
    await expect(bars[2] as Locator).toBeInViewport({ ratio: 0.95 });
  }
});

test('in a low window the name of a dish stands under its picture', async ({ page }) => {
  for (const viewport of [largePhoneOnItsSide, zoomedFurther]) {
    await page.setViewportSize(viewport);
    await visit(page, '/legal?panel=product&panel.group=rolly&panel.slug=philadelphia-classic');
    const name = 'Филадельфия классик';
    const dish = panel(page, name);
    await expect(dish.getByRole('heading', { name, exact: true })).toBeInViewport({ ratio: 0.95 });
  }
});

test('a field keeps its place in view when the phone is turned', async ({ page }) => {
  await logInByApi(page);
  for (const [id, title, field] of [
    ['booking', 'Забронировать столик', 'Пожелания'],
    ['restaurant-review', 'Контроль качества', 'Комментарий'],
  ] as const) {
    await page.setViewportSize(phone);
    const form = await restorePanel(page, id, title, { slug: 'pokrovka' });
    const text = form.getByRole('textbox', { name: field });
    await text.focus();
    await page.setViewportSize(largePhoneOnItsSide);
    await expect.poll(() => isUncovered(text)).toBe(true);
  }
});

test('a login keeps its field in view when the phone is turned', async ({ page }) => {
  const login = await restorePanel(page, 'auth', 'Введите номер телефона');
  const field = login.getByRole('textbox', { name: 'Номер телефона' });
  for (const viewport of [phone, largePhoneOnItsSide, zoomedFurther]) {
    await page.setViewportSize(viewport);
    await expect.poll(() => isUncovered(field)).toBe(true);
  }
});

test('beside the camera of a phone on its side stand neither text nor buttons', async ({ page }) => {
  await page.setViewportSize(largePhoneOnItsSide);
  const camera = 47;
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setSafeAreaInsetsOverride', { insets: { left: camera, right: camera } });
  await visit(page, '/legal');
  const edges = async (element: Locator) => {
    const box = await element.boundingBox();
    return { left: box?.x ?? 0, right: largePhoneOnItsSide.width - (box?.x ?? 0) - (box?.width ?? 0) };
  };
  const burger = page.getByRole('banner').getByRole('button').last();
  expect((await edges(page.getByRole('banner').getByRole('link').first())).left).toBeGreaterThan(camera);
  expect((await edges(burger)).right).toBeGreaterThan(camera);
  expect((await edges(page.getByRole('contentinfo').getByRole('link').first())).left).toBeGreaterThan(camera);
  await burger.click();
  const cross = panel(page, 'Кицунэ').getByRole('button', { name: 'Закрыть' });
  expect((await edges(cross)).right).toBeGreaterThan(camera);
});

test.describe('on a first visit', () => {
  test.use({ isFirstVisit: true });

  for (const viewport of [largePhoneOnItsSide, zoomedFurther]) {
    test(`the address hint is a line in a window ${viewport.height} px high`, async ({ page }) => {
      await page.setViewportSize(viewport);
      await visit(page, '/menu');
      const hint = page.getByRole('region', { name: 'Куда привезти заказ?' });
      for (const name of ['Доставка', 'Самовывоз', 'Закрыть подсказку']) {
        await expect(hint.getByRole('button', { name, exact: true })).toBeInViewport({ ratio: 1 });
      }
      expect((await hint.boundingBox())?.height).toBeLessThanOrEqual(64);
    });
  }
});
