import type { Answer } from '@storefront/testing';

type Fields = Record<string, unknown>;

interface RawItem extends Fields {
  amount: number;
  price: number;
}

/** A line of the cart as a server sends it. */
export function rawItem(id: number, name: string, more: Partial<RawItem> = {}): RawItem {
  const { amount = 1, price = 500 } = more;
  return {
    id,
    product_id: id * 10,
    product: {
      id: id * 10,
      name,
      price,
      deleted: false,
      weight: 0.265,
      pieces: 8,
      media_list: ['/roll.webp'],
    },
    modifiers: [],
    ...more,
    amount,
    price,
  };
}

/** A cart as a server sends it, with the sums of its lines. */
export function rawCart({ items, ...more }: Fields & { items?: RawItem[] } = {}) {
  const lines = items ?? [rawItem(1, 'Филадельфия', { amount: 2, price: 690 })];
  const sum = lines.reduce((total, { amount, price }) => total + amount * price, 0);
  return {
    items: lines,
    expendable: [],
    stoplisted_items: [],
    full_sum: sum,
    discount_sum: sum,
    persons_count: 1,
    payment_type_id: 3,
    ...more,
  };
}

/** Answers that every panel of checkout needs: settings, the zone, groups. */
export const placeAnswers: Record<string, Answer> = {
  '/api/app/settings/': () => [
    { key: 'minimal_delivery_amount', value: '700' },
    { key: 'delivery_cost', value: 'Всегда бесплатно' },
    { key: 'minimum_time_to_cooking_self_delivery', value: '20' },
  ],
  '/api/app/get-polygon/': () => ({
    success: true,
    timeBeforeOpening: null,
    restriction: { minimal_amount: 990, duration: 45, duration_change: null },
  }),
  '/api/app/nomenclature/groups/': () => [],
  '/api/app/restaurants/': () => [],
};

export const deliveryAddress = {
  type: 'delivery',
  street: 'Огородный проезд',
  home: '16',
  fullAddress: 'Москва, Огородный проезд, 16',
  coordinates: '55.8196,37.6035',
} as const;

export const pickupRestaurant = {
  type: 'pickup',
  id: 7,
  externalId: 'r7',
  name: 'На Руставели',
  address: 'ул. Руставели, 14',
  coordinates: '55.8101,37.5901',
} as const;

/** Draft of a guest's cart. */
export const draftUuid = '5b0f9a0e-8f0e-4a44-9d3a-0d1f6a1f2b11';
