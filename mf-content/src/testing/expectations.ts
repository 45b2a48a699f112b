import { type Expectation, loginSteps, type Step } from '@storefront/testing';

const address = {
  type: 'delivery',
  street: 'Огородный проезд',
  home: '16',
  fullAddress: 'Москва, Огородный проезд, 16',
  coordinates: '55.8196,37.6035',
} as const;

/** Enters a promo code in the cart. */
const enterCode = (code: string): readonly Step[] => [
  { type: code, into: { role: 'textbox', name: 'Промокод' } },
  { press: { role: 'button', name: 'Применить' } },
];

/** The behaviour of other teams' remotes that content relies on. */
export const expectations: readonly Expectation[] = [
  {
    widget: 'catalog:combo-slider',
    it: 'adds the combo of a landing to the cart without `onChange`',
    props: { slug: 'set-maki' },
    steps: [
      { press: { role: 'radio', name: /^Мини-ролл с тунцом.+30/ } },
      { press: { role: 'button', name: /^Добавить 820/ } },
      { emits: 'checkout:item-added', with: { name: 'Сет «Маки»', amount: 1 } },
    ],
  },
  {
    widget: 'catalog:products-slider',
    it: 'has the title, the group and the dish to leave out of a landing',
    props: { title: 'Еще роллы', groupId: 1, exceptId: 1 },
    steps: [
      { shows: { role: 'heading', name: 'Еще роллы' } },
      { shows: { role: 'button', name: 'В корзину: Канада' } },
      { hides: { role: 'button', name: 'В корзину: Филадельфия классик' } },
    ],
  },
  {
    widget: 'catalog:recommendations',
    it: 'offers dishes that go with the one of a landing',
    props: { title: 'Рекомендуем', productId: 1 },
    steps: [
      { shows: { role: 'heading', name: 'Рекомендуем' } },
      { shows: { role: 'button', name: 'В корзину: Мисо-суп' } },
    ],
  },
  {
    widget: 'catalog:menu-groups',
    it: 'leads to a group of the menu without `onChoose`',
    steps: [{ shows: { role: 'link', name: 'Роллы', href: '/menu/rolly' } }],
  },
  {
    widget: 'checkout:address-choice',
    it: 'makes the address that was checked the place of the order, and says so',
    props: { address },
    callbacks: ['onApplied'],
    steps: [{ calls: 'onApplied', with: address }],
  },
  {
    panel: 'auth',
    it: 'reports the login, after which the code is applied',
    steps: [...loginSteps('9996300001'), { emits: 'account:logged-in' }],
  },
  {
    panel: 'bonuses',
    it: 'has the balance that the page of the programme promises',
    visitor: { kind: 'regular' },
    steps: [{ shows: { role: 'heading', name: 'Мой баланс' } }],
  },
  {
    panel: 'product',
    it: 'adds the dish of a promotion to the cart, and reports it',
    params: { group: 'supy', slug: 'tom-yam' },
    steps: [
      { shows: { role: 'heading', name: 'Том ям с креветками' } },
      { press: { role: 'radio', name: /^Средний/ } },
      { press: { role: 'button', name: /^Добавить 560/ } },
      { emits: 'checkout:item-added', with: { name: 'Том ям с креветками', price: 560, amount: 1 } },
    ],
  },
  {
    panel: 'cart',
    it: 'reports the code that was applied, and the one that was removed',
    visitor: { kind: 'customer', cart: { 1: 2 } },
    params: { step: 'promo' },
    steps: [
      ...enterCode('LISA10'),
      { emits: 'checkout:promo-code-applied', with: { code: 'LISA10' } },
      { press: { role: 'button', name: 'Убрать промокод LISA10' } },
      { emits: 'checkout:promo-code-cancelled' },
    ],
  },
  {
    panel: 'cart',
    it: 'reports a code whose conditions the cart does not meet',
    visitor: { kind: 'customer', cart: { 1: 2 } },
    params: { step: 'promo' },
    steps: [...enterCode('MOCHI'), { emits: 'checkout:promo-code-refused', with: { code: 'MOCHI' } }],
  },
];
