import type { Promo } from '@storefront/api-contract';

/** A promotion as a back end with only the fields of spec §3 sends it. */
export const rawPromo = (fields: Record<string, unknown> = {}) => ({
  id: '7',
  is_header: 0,
  name: 'Моти в подарок',
  description: '<p>Три пирожных к&nbsp;заказу <strong>от 1800 рублей</strong>.</p>',
  images: { site_origin: '/storage/promo.jpg' },
  image: null,
  active_from: null,
  active_to: '2026-12-01T00:00:00+03:00',
  promocode: { code: 'MOCHI' },
  product: null,
  section: null,
  ...fields,
});

/** The same promotion after parsing. */
export const promo = (fields: Partial<Promo> = {}): Promo => ({
  id: 7,
  slug: '7',
  is_header: false,
  name: 'Моти в подарок',
  description: null,
  images: null,
  image: null,
  active_from: null,
  active_to: null,
  promocode: { code: 'MOCHI' },
  product: null,
  section: null,
  group: null,
  lead: null,
  tint: null,
  link: null,
  button: null,
  ...fields,
});

/** Paths of the calls that promotions make. */
export const promoPaths = {
  list: '/api/promos/',
  one: '/api/promos/{slug}/',
  cart: '/api/app/order/get/',
  submit: '/api/app/order/submit-promo/',
  groups: '/api/app/nomenclature/groups/',
  landings: '/api/landings/',
} as const;

/** A cart of a back end, with a promo code or without. */
export const rawCart = (code?: string) => ({
  items: [{ id: 1, product_id: 1, amount: 2, price: 690, product: { id: 1, name: 'Филадельфия' } }],
  full_sum: 1380,
  discount_sum: 1380,
  promocode: code ? { code } : null,
});

/** 12:00 of 21 November in Moscow, when the promotions of the tests are on. */
export const now = Date.parse('2026-11-21T09:00:00Z');
