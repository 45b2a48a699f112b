import type { PanelId, PanelParams } from '@storefront/contracts';
import type { Driver } from './driver';
import { call, expect, logInByCalls, openByForward, test, visit } from './test';

/** The panel on top, once its content has loaded. */
const loadedPanel = `(() => {
  const top = document.querySelector('[data-panel][data-place=top][data-state=open]');
  return top && !top.querySelector('[aria-busy=true]') && top.querySelector('h2') ? top.dataset.panel : null;
})()`;
const dialogs = `document.querySelectorAll('[data-panel]').length`;

const opens = (driver: Driver, panel: string) =>
  expect.poll(() => driver.evaluate(loadedPanel), { message: panel }).toBe(panel);
const closes = (driver: Driver, panel: string) =>
  expect.poll(() => driver.evaluate(dialogs), { message: `${panel} closes` }).toBe(0);

/** What a link names, or an entry of the history has. */
const linked = {
  product: { group: 'supy', slug: 'tom-yam' },
  promo: { slug: 'ramen-poka-goryacho' },
  restaurant: { slug: 'pokrovka' },
  search: { q: 'ролл' },
} satisfies { [Id in PanelId]?: PanelParams<Id> };

/** `auth` and `select-address` are a guest's, and `unavailable-items` closes itself while every dish is available. */
type Unlinked = Exclude<PanelId, keyof typeof linked | 'auth' | 'select-address' | 'unavailable-items'>;

/** An entry for each other panel, as a customer with dishes in the cart and this order finds it. */
const entriesOf = (id: string): { [Id in Unlinked]: PanelParams<Id> } => ({
  'products-slider': { except: '1' },
  'menu-groups': {},
  cart: {},
  order: {},
  'delivery-time': {},
  'take-method': {},
  'address-params': {},
  registration: {},
  profile: {},
  'personal-data': {},
  'edit-name': {},
  'edit-email': {},
  'edit-birthday': {},
  addresses: {},
  bonuses: {},
  'bonus-card': {},
  'qr-code': {},
  purchases: {},
  'order-monitoring': { id },
  'order-review': { id },
  notifications: {},
  restaurants: {},
  'restaurant-search': {},
  'restaurant-filters': {},
  'restaurant-review': {},
  booking: { slug: 'arbat' },
  'booking-time': { slug: 'arbat' },
  'delivery-terms': {},
  contacts: {},
  stories: { slug: 'ramen-poka-goryacho' },
  burger: {},
  'logout-confirm': {},
});

/** Orders two dishes by calls of the open page, in cash. Returns the number of the order. */
async function placeOrder(driver: Driver): Promise<string> {
  const address = { street: 'Огородный проезд', home: '16', coordinates: '55.8196,37.6035' };
  const { id: address_id } = (await call(driver, '/api/user/addresses/add/', address)) as { id: number };
  const fill = () => call(driver, '/api/app/order/add-product/', { product_id: 1, amount: 2, address_id });
  await fill();
  await call(driver, '/api/app/order/change-payment-type/', { id: 3, address_id });
  const placed = (await call(driver, '/api/app/order/process/', { address_id })) as { order: { id: number } };
  await fill();
  return String(placed.order.id);
}

test('each panel with a link opens by it; each other panel opens by Forward and closes by Back', async ({
  driver,
}) => {
  for (const [panel, params] of Object.entries(linked)) {
    const query = Object.entries(params).map(([name, value]) => [`panel.${name}`, value]);
    await visit(driver, `/legal?${new URLSearchParams([['panel', panel], ...query])}`);
    await opens(driver, panel);
  }
  await visit(driver, '/legal');
  await openByForward(driver, 'select-address', {});
  await opens(driver, 'select-address');
  await driver.back();
  await closes(driver, 'select-address');
  await driver.press({ role: 'button', name: 'Войти' });
  await opens(driver, 'auth');
  await driver.back();
  await closes(driver, 'auth');
  await driver.forward();
  await opens(driver, 'auth');
  await driver.back();
  await closes(driver, 'auth');

  await logInByCalls(driver);
  const order = await placeOrder(driver);
  await visit(driver, '/legal');
  for (const [panel, params] of Object.entries(entriesOf(order))) {
    await openByForward(driver, panel, params);
    await opens(driver, panel);
    await driver.back();
    await closes(driver, panel);
  }
});
