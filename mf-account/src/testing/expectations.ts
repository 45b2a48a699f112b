import type { Expectation } from '@storefront/testing';

const address = {
  type: 'delivery',
  street: 'улица Покровка',
  home: '17',
  fullAddress: 'Москва, улица Покровка, 17',
  coordinates: '55.7594,37.6459',
} as const;

/** The behaviour of other teams' remotes that account relies on. */
export const expectations: readonly Expectation[] = [
  {
    widget: 'checkout:address-choice',
    it: 'makes the saved address that was pressed the place of the order, and says so',
    visitor: { kind: 'customer', cart: { 1: 2 } },
    props: { address },
    callbacks: ['onApplied'],
    steps: [
      { emits: 'checkout:address-chosen', with: { takeMethod: 'delivery' } },
      { calls: 'onApplied', with: address },
    ],
  },
  {
    widget: 'content:promo-strip',
    it: 'has the title of the panel and opens the promotion that is pressed',
    props: { title: 'Акции с бонусами' },
    steps: [
      { shows: { role: 'heading', name: 'Акции с бонусами' } },
      { press: { role: 'link', name: 'Рамен, пока горячо' } },
      {
        emits: 'shell:panel-requested',
        with: { panel: 'promo', params: { slug: 'ramen-poka-goryacho' } },
      },
    ],
  },
  {
    widget: 'restaurants:bookings',
    it: 'lists the tables that the customer has booked',
    visitor: { kind: 'customer', hasBooking: true },
    steps: [{ shows: { role: 'heading', name: 'Мои брони' } }],
  },
  {
    panel: 'address-params',
    it: 'has the fields of the saved address `id`',
    visitor: { kind: 'regular' },
    params: { id: '1' },
    steps: [
      { shows: { role: 'textbox', name: 'Квартира', value: '24' } },
      { shows: { role: 'textbox', name: 'Подъезд', value: '2' } },
      { shows: { role: 'textbox', name: 'Этаж', value: '5' } },
    ],
  },
  {
    panel: 'cart',
    it: 'puts the dishes of the order `repeat` into the cart and opens it',
    visitor: { kind: 'regular' },
    params: { repeat: '10362' },
    steps: [
      { emits: 'shell:panels-close-requested' },
      { emits: 'shell:panel-requested', with: { panel: 'cart', params: {} } },
    ],
  },
  {
    panel: 'menu-groups',
    it: 'leads a customer without orders to a group of the menu',
    steps: [{ shows: { role: 'link', name: 'Роллы', href: '/menu/rolly' } }],
  },
  {
    panel: 'restaurant-review',
    it: 'lets the customer choose the restaurant first',
    visitor: { kind: 'regular' },
    steps: [
      { shows: { role: 'combobox', name: 'Ресторан', value: '' } },
      { shows: { role: 'button', name: 'Отправить отзыв' } },
    ],
  },
  {
    panel: 'take-method',
    it: 'only adds an address with `from`: there is no restaurant to choose',
    visitor: { kind: 'customer' },
    params: { from: 'addresses' },
    steps: [
      { shows: { role: 'heading', name: 'Добавить новый адрес' } },
      { hides: { role: 'radio', name: 'Ресторан' } },
    ],
  },
  {
    panel: 'unavailable-items',
    it: 'lists the dishes of the cart that the address in place of a removed one lacks',
    visitor: { cart: { 157: 1 }, isAtRestaurant: true },
    steps: [{ shows: { role: 'button', name: 'Заменить: Рамунэ' } }],
  },
];
