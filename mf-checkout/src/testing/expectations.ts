import { type Expectation, loginSteps } from '@storefront/testing';

/** The behaviour of other teams' remotes that checkout relies on. */
export const expectations: readonly Expectation[] = [
  {
    widget: 'catalog:recommendations',
    it: 'has the title of the cart, and reports the dish that is added',
    visitor: { cart: { 1: 2 } },
    props: { title: 'Обратите внимание' },
    steps: [
      { shows: { role: 'heading', name: 'Обратите внимание' } },
      { press: { role: 'button', name: 'В корзину: Моти трио' } },
      { emits: 'checkout:item-added', with: { name: 'Моти трио', price: 320, amount: 1 } },
    ],
  },
  {
    widget: 'catalog:sauces',
    it: 'offers the sauces that are not in the cart',
    visitor: { cart: { 1: 2 } },
    props: { title: 'Соусы' },
    steps: [
      { press: { role: 'button', name: 'В корзину: Соус унаги' } },
      { emits: 'checkout:item-added', with: { name: 'Соус унаги' } },
      { hides: { role: 'button', name: 'В корзину: Соус унаги' } },
      { shows: { role: 'button', name: 'В корзину: Васаби' } },
    ],
  },
  {
    widget: 'content:promo-strip',
    it: 'offers promotions with a code only, and reports the code of the one that is pressed',
    props: { title: 'Акции с промокодом', withCode: true },
    callbacks: ['onChoose'],
    steps: [
      { shows: { role: 'heading', name: 'Акции с промокодом' } },
      { hides: { role: 'button', name: /Рамен, пока горячо/ } },
      { press: { role: 'button', name: /LISA10/ } },
      { calls: 'onChoose', with: { code: 'LISA10' } },
    ],
  },
  {
    widget: 'restaurants:picker',
    it: 'marks the chosen restaurant and reports the one that is pressed, with what a pickup address needs',
    props: { chosenId: 5 },
    callbacks: ['onChoose'],
    steps: [
      { shows: { role: 'radio', name: /Арбат/, checked: true } },
      { press: { role: 'radio', name: /Кицунэ на Покровке/ } },
      {
        calls: 'onChoose',
        with: {
          id: 1,
          externalId: 'kitsune-pokrovka',
          name: 'Кицунэ на Покровке',
          address: 'Москва, ул. Покровка, 17',
          isWorking: true,
        },
      },
    ],
  },
  {
    panel: 'products-slider',
    it: 'offers the group of a dish without the dish, and reports the one that is added',
    params: { group: '1', except: '1' },
    steps: [
      { shows: { role: 'button', name: 'В корзину: Канада' } },
      { hides: { role: 'button', name: 'В корзину: Филадельфия классик' } },
      { press: { role: 'button', name: 'В корзину: Канада' } },
      { emits: 'checkout:item-added', with: { name: 'Канада', amount: 1 } },
    ],
  },
  {
    panel: 'products-slider',
    it: 'finds the group of a dish in the menu when the cart does not name it',
    params: { except: '1' },
    steps: [
      { shows: { role: 'button', name: 'В корзину: Канада' } },
      { hides: { role: 'button', name: 'В корзину: Филадельфия классик' } },
    ],
  },
  {
    panel: 'menu-groups',
    it: 'leads from an empty cart to a group of the menu',
    steps: [{ shows: { role: 'link', name: 'Супы и рамен', href: '/menu/supy' } }],
  },
  {
    panel: 'auth',
    it: 'reports the login, after which the order goes on',
    steps: [...loginSteps('9996100001'), { emits: 'account:logged-in' }],
  },
  {
    panel: 'purchases',
    it: 'lists the orders of the customer',
    visitor: { kind: 'regular' },
    steps: [{ shows: { role: 'heading', name: /заказ/ } }],
  },
  {
    panel: 'order-monitoring',
    it: 'shows the order `id`',
    visitor: { kind: 'regular' },
    params: { id: '10362' },
    steps: [{ shows: { role: 'heading', name: /^Заказ №\s10\s362$/ } }],
  },
];
