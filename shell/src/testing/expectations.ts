import { type Expectation, loginSteps } from '@storefront/testing';
import { pageExpectations } from './pageExpectations';
import { panelExpectations } from './panelExpectations';

/** Features of the remotes' builds that the shell relies on. */
export const expectations: readonly Expectation[] = [
  ...pageExpectations,
  ...panelExpectations,
  {
    panel: 'search',
    it: 'begins with the text that was typed into the header',
    params: { q: 'рамэн' },
    steps: [{ shows: { role: 'searchbox', name: 'Найти ролл, суп или напиток', value: 'рамэн' } }],
  },
  {
    panel: 'auth',
    it: 'reports the login, after which the session begins',
    steps: [...loginSteps('9996400001'), { emits: 'account:logged-in' }],
  },
  {
    panel: 'order-monitoring',
    it: 'reports an order that cannot be loaded, so that the shell closes the panel',
    visitor: { kind: 'regular' },
    params: { id: '999999' },
    steps: [{ emits: 'account:order-load-failed', with: { id: '999999' } }],
  },
  {
    panel: 'order',
    it: 'reports the order that was placed, with its revenue, and opens it',
    // The restaurant never closes.
    visitor: { kind: 'customer', cart: { 1: 2 }, isAtRestaurant: true },
    steps: [
      { press: { role: 'radio', name: 'Наличными' } },
      { press: { role: 'button', name: /^Заказать/ } },
      { emits: 'checkout:order-placed', with: { revenue: 1062, coupon: null } },
    ],
  },
  {
    panel: 'order',
    it: 'reports a payment page on a host that the brand does not name',
    visitor: { kind: 'customer', cart: { 1: 2 }, isAtRestaurant: true },
    steps: [
      { press: { role: 'radio', name: 'Онлайн картой' } },
      { press: { role: 'button', name: /^Оплатить/ } },
      { emits: 'checkout:payment-page-refused', with: { host: 'shop.test' } },
    ],
  },
  {
    widget: 'account:active-orders',
    it: 'has the order that runs and opens it',
    visitor: { kind: 'customer', hasOrder: true },
    steps: [
      { shows: { role: 'region', name: 'Текущие заказы' } },
      { press: { role: 'link', name: /№/ } },
      { emits: 'shell:panel-requested', with: { panel: 'order-monitoring' } },
    ],
  },
  {
    widget: 'checkout:cart-bar',
    it: 'has the sum of the cart and opens it',
    visitor: { cart: { 1: 2 } },
    steps: [
      { press: { role: 'button', name: /^2\sтовара.*1\s180\s₽/ } },
      { emits: 'shell:panel-requested', with: { panel: 'cart', params: {} } },
    ],
  },
  {
    widget: 'checkout:cart-button',
    it: 'has the sum of the cart and opens it',
    visitor: { cart: { 1: 2 } },
    steps: [
      { press: { role: 'button', name: /^Заказ: 2\sтовара, 1\s180\s₽/ } },
      { emits: 'shell:panel-requested', with: { panel: 'cart', params: {} } },
    ],
  },
  {
    panel: 'cart',
    it: 'reports the promo code that was applied, after which a refusal is no news',
    visitor: { kind: 'customer', cart: { 1: 2 } },
    params: { step: 'promo' },
    steps: [
      { type: 'LISA10', into: { role: 'textbox', name: 'Промокод' } },
      { press: { role: 'button', name: 'Применить' } },
      { emits: 'checkout:promo-code-applied', with: { code: 'LISA10' } },
    ],
  },
  {
    panel: 'unavailable-items',
    it: 'lists the dishes of the cart that the chosen place lacks',
    visitor: { cart: { 157: 1 }, isAtRestaurant: true },
    steps: [{ shows: { role: 'button', name: 'Заменить: Рамунэ' } }],
  },
  {
    panel: 'promo',
    it: 'reports the code of a promotion that was applied',
    visitor: { kind: 'customer', cart: { 1: 2 } },
    params: { slug: 'lisa-10' },
    steps: [
      { press: { role: 'button', name: /^Применить промокод/ } },
      { emits: 'checkout:promo-code-applied', with: { code: 'LISA10' } },
    ],
  },
  {
    panel: 'promo',
    it: 'forgets the code that was refused on request',
    visitor: { kind: 'customer', cart: { 1: 2 } },
    params: { slug: 'moti-v-podarok' },
    steps: [
      { press: { role: 'button', name: /^Применить промокод/ } },
      { shows: { role: 'button', name: /^Введите другой промокод/ } },
      { hears: 'content:promo-clear-requested', with: {} },
      { shows: { role: 'button', name: /^Применить промокод/ } },
    ],
  },
  {
    panel: 'order',
    it: 'spends no bonuses any more on request',
    visitor: { kind: 'regular', cart: { 1: 2 }, isAtRestaurant: true },
    steps: [
      { type: '100', into: { role: 'textbox', name: 'Списать бонусы' } },
      { shows: { role: 'textbox', name: 'Списать бонусы', value: '100' } },
      { hears: 'checkout:used-bonuses-reset-requested', with: {} },
      { shows: { role: 'textbox', name: 'Списать бонусы', value: '' } },
    ],
  },
];
