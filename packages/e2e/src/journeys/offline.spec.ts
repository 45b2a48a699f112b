import type { Locator, Page } from '@playwright/test';
import { addFromCard, dish, openCart, shortMenu } from '../shopper/cart';
import { rememberRestaurant } from '../shopper/choosePlace';
import { restorePanel } from '../shopper/restorePanel';
import { expect, test } from '../shopper/test';
import { fullyLoaded, visit } from '../shopper/visit';

// Offline the browser logs every failing request, also the request for the recommendations in the cart.
test.use({ expectedFaults: /ERR_INTERNET_DISCONNECTED|socket\.io|catalog:(?:recommendations|sauces)/ });

const offlineNotice = 'Нет сети: показываем то, что уже загружено';
const onlineNotice = 'Сеть снова есть';

/** Expects that the notice covers no letter of a panel's title, whose height it returns. */
async function expectNoticeAbove(page: Page, panel: Locator) {
  await expect(page.getByText(offlineNotice)).toBeVisible();
  const notice = await page.getByText(offlineNotice).boundingBox();
  const title = await panel.getByRole('heading', { level: 2 }).first().boundingBox();
  if (!notice || !title) throw new Error('the notice or the title is not on the page');
  // A line has 4 px above its letters.
  expect(notice.y + notice.height).toBeLessThanOrEqual(title.y + 4);
  return title.height;
}

test('offline the page shows a notice and the cart stays readable', async ({ page, context }) => {
  await rememberRestaurant(page);
  await visit(page, shortMenu);
  await addFromCard(page, 2);
  await fullyLoaded(page);
  await page.waitForLoadState('networkidle');

  await context.setOffline(true);
  await expect(page.getByText(offlineNotice)).toBeVisible();
  const cart = await openCart(page);
  await expect(cart.getByText(dish)).toBeVisible();
  // It covers neither the dishes nor the title above them.
  await expectNoticeAbove(page, cart);

  // A write is not queued: it fails and the cart is unchanged.
  const writes: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST') writes.push(request.url());
  });
  await cart.getByRole('button', { name: `Добавить: ${dish}` }).click();
  await expect(page.getByText('Не удалось сохранить данные').first()).toBeVisible();
  const sent = writes.length;

  await context.setOffline(false);
  await expect(page.getByText(onlineNotice)).toBeVisible();
  await expect(page.getByText(onlineNotice)).toBeHidden();
  expect(writes).toHaveLength(sent);
  await expect(cart.getByText(dish)).toBeVisible();
});

test('the notice covers no line of a long title', async ({ page, context }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  const time = await restorePanel(page, 'booking-time', 'Дата и время бронирования', { slug: 'pokrovka' });
  await expect(time.getByRole('radio').first()).toBeVisible();
  await fullyLoaded(page);
  await page.waitForLoadState('networkidle');

  await context.setOffline(true);
  // Two lines of it.
  expect(await expectNoticeAbove(page, time)).toBeGreaterThan(40);
});
