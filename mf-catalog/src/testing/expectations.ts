import type { Expectation } from '@storefront/testing';

/** The behaviour of other teams' remotes that the catalogue relies on. */
export const expectations: readonly Expectation[] = [
  {
    widget: 'content:promo-showcase',
    it: 'leads to what the newest promotion is about',
    steps: [{ shows: { role: 'link', name: 'Выбрать рамен', href: '/menu/supy' } }],
  },
  {
    widget: 'content:stories',
    it: 'is a navigation of its own, with a link for each story',
    steps: [
      { shows: { role: 'navigation', name: 'Истории' } },
      { shows: { role: 'link', name: 'Рамен, пока горячо', href: '/promos/ramen-poka-goryacho' } },
    ],
  },
  {
    widget: 'content:news-teaser',
    it: 'links to a piece of news and to all of them',
    steps: [
      { shows: { role: 'link', name: 'Все новости', href: '/about/news' } },
      { shows: { role: 'link', name: /Зимнее меню/, href: '/about/news/zimnee-menyu' } },
    ],
  },
  {
    widget: 'checkout:cart-button',
    it: 'names the number of dishes and opens the cart',
    visitor: { cart: { 1: 2 } },
    steps: [
      { press: { role: 'button', name: /^Заказ: 2\sтовара/ } },
      { emits: 'shell:panel-requested', with: { panel: 'cart', params: {} } },
    ],
  },
  {
    widget: 'account:last-order',
    it: 'repeats the last order of a customer in the cart',
    visitor: { kind: 'regular' },
    steps: [
      { shows: { role: 'heading', name: 'Повторить прошлый заказ' } },
      { press: { role: 'button', name: 'Повторить' } },
      { emits: 'shell:panel-requested', with: { panel: 'cart' } },
    ],
  },
  {
    panel: 'cart',
    it: 'lists the dishes that were added',
    visitor: { cart: { 1: 2 } },
    steps: [{ shows: { role: 'button', name: 'Убавить: Филадельфия классик' } }],
  },
  {
    panel: 'select-address',
    it: 'asks for the place of the order and leads to the choice',
    visitor: { isWithoutAddress: true },
    steps: [
      { press: { role: 'button', name: /^Доставка/ } },
      { emits: 'shell:panel-replace-requested', with: { panel: 'take-method' } },
    ],
  },
  {
    panel: 'take-method',
    it: 'reports the address that was chosen, so that the dish that waits for it is added',
    visitor: { kind: 'customer' },
    steps: [
      { press: { role: 'button', name: 'Выбрать' } },
      { emits: 'checkout:address-chosen', with: { takeMethod: 'delivery' } },
    ],
  },
  {
    panel: 'restaurant',
    it: 'reports the restaurant that was chosen for pickup',
    params: { slug: 'pokrovka' },
    steps: [
      { press: { role: 'button', name: 'Забрать отсюда' } },
      { emits: 'checkout:address-chosen', with: { takeMethod: 'pickup' } },
    ],
  },
];
