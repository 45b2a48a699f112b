import type { Page } from '@playwright/test';
import type { PanelId } from '@storefront/contracts';
import { fillCartByApi, saveAddress } from '../shopper/cartByApi';
import { logInByApi, setCustomerName } from '../shopper/logIn';
import { restorePanel } from '../shopper/restorePanel';
import { openOrder } from '../shopper/startOrder';
import { expect, test } from '../shopper/test';
import { fullyLoaded, visit } from '../shopper/visit';

interface Screen {
  /** The customer of the screen, before its first page. By default a guest. */
  prepare?: (page: Page) => Promise<unknown>;
  open: (page: Page) => Promise<unknown>;
  /** A text that comes last. */
  last?: string | RegExp;
  /** What differs between days and customers: times, phones, numbers of orders and cards. */
  changing?: RegExp;
}

const atPath = (path: string) => async (page: Page) => {
  await page.goto(path);
  await fullyLoaded(page);
};
const withPanel =
  (id: PanelId, params: object = {}) =>
  (page: Page) =>
    restorePanel(page, id, /./, params);
const customer = async (page: Page) => {
  await logInByApi(page);
  await setCustomerName(page, 'Василиса');
};
/** A customer whose address is already the one of the order. */
const withAddress = async (page: Page, save: (page: Page) => Promise<unknown> = saveAddress) => {
  await customer(page);
  await save(page);
  await visit(page, '/legal');
  await expect(page.getByRole('banner').getByRole('button', { name: /Огородный/ })).toBeVisible();
};
const withCart = (page: Page) => withAddress(page, fillCartByApi);
const cartOfPickup = async (page: Page) => {
  await customer(page);
  await fillCartByApi(page, 'pickup');
};

const screens: Record<string, Screen> = {
  home: { open: atPath('/') },
  'home with a cart': { prepare: withCart, open: atPath('/'), last: '1 180 ₽' },
  menu: { open: atPath('/menu') },
  group: { open: atPath('/menu/supy') },
  dish: { open: atPath('/menu/supy/tom-yam') },
  'dish over a page': { open: withPanel('product', { group: 'supy', slug: 'tom-yam' }), last: /^Добавить/ },
  search: { open: withPanel('search', { q: 'ролл' }), last: 'Позиции' },
  groups: { open: withPanel('menu-groups'), last: 'Напитки' },
  promos: { open: atPath('/promos') },
  promo: { open: atPath('/promos/lisa-10') },
  article: { open: atPath('/about/blog/kak-est-ramen-doma'), changing: /^\d+ [а-я]+$/ },
  'bonus programme': { open: atPath('/about/bonus-program') },
  franchise: { open: atPath('/about/franchise') },
  contacts: { open: withPanel('contacts') },
  restaurant: { open: atPath('/restaurants/pokrovka') },
  'delivery terms': { open: withPanel('delivery-terms') },
  burger: { open: withPanel('burger') },
  place: { open: withPanel('take-method') },
  'place of a guest': { open: withPanel('select-address') },
  login: { open: withPanel('auth') },
  registration: { prepare: (page) => logInByApi(page), open: withPanel('registration') },
  'empty cart': { open: withPanel('cart'), last: 'Вечер на двоих' },
  cart: { prepare: withCart, open: withPanel('cart'), last: 'Обратите внимание' },
  order: { prepare: withCart, open: openOrder },
  'order for pickup': { prepare: cartOfPickup, open: openOrder },
  profile: { prepare: customer, open: withPanel('profile'), changing: /^\+7 \d|7700/ },
  'personal data': { prepare: customer, open: withPanel('personal-data'), changing: /^\+7 \d/ },
  addresses: { prepare: (page) => withAddress(page), open: withPanel('addresses'), last: /Огородный/ },
  notifications: { prepare: customer, open: withPanel('notifications'), last: 'Уведомлений пока нет' },
  purchases: { prepare: customer, open: withPanel('purchases'), last: /нет заказов/ },
};

const windows = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
];

// Photographs weigh more than all else on a screen, and the chain changes them: each shows the mark in its place.
test.use({ expectedFaults: /net::ERR_FAILED/ });

for (const [name, { prepare, open, last, changing }] of Object.entries(screens))
  test(`the screen «${name}» looks as its pictures`, async ({ page }) => {
    await page.route(/\.(?:avif|webp|jpe?g|png)(?:\?|$)/, (route) => route.abort());
    await page.clock.setFixedTime('2026-03-02T13:00:00+03:00');
    await prepare?.(page);
    for (const size of windows) {
      await page.setViewportSize(size);
      await open(page);
      if (last) await expect(page.getByText(last).filter({ visible: true }).first()).toBeVisible();
      await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme });
        await expect
          .soft(page)
          .toHaveScreenshot(`${name.replaceAll(' ', '-')}-${size.width}-${colorScheme}.png`, {
            mask: changing ? [page.getByText(changing)] : [],
          });
      }
      await page.emulateMedia({ colorScheme: 'light' });
    }
  });
