import type { DeliveryAddress } from '@storefront/contracts';

/** Raw answers of a back end for tests of the menu. */
export const groupRaw = {
  id: 1,
  name: 'Роллы',
  seo_page: { url: 'rolly' },
  tint: 'roll',
  products_count: 30,
};
export const soupsRaw = { id: 2, name: 'Супы', seo_page: { url: 'supy' }, tint: 'soup', products_count: 1 };

export const pictureRaw = {
  original: '/storage/a-640.webp',
  sources: [{ type: 'image/avif', srcset: '/storage/a-320.avif 320w, /storage/a-640.avif 640w' }],
  placeholder: 'data:image/webp;base64,AAAA',
};

export function productRaw(more: Record<string, unknown> = {}) {
  return {
    id: 10,
    slug: 'filadelfiya',
    name: 'Филадельфия',
    description: 'Лосось и сыр',
    price: 690,
    parent_group_id: 1,
    weight: 0.265,
    pieces: 8,
    media_list: [pictureRaw],
    ...more,
  };
}

interface ModifierRow {
  id: number;
  name: string;
  price?: number;
  group?: number;
  groupName?: string;
  isRequired?: boolean;
  groupMax?: number;
}

export function modifierRaw({ id, name, price = 0, group = 1, ...rules }: ModifierRow) {
  return {
    id,
    product_id: 20,
    product: { id: id + 1000, name, price },
    group_id: group,
    group_name: rules.groupName ?? 'Основа бульона',
    group_required: rules.isRequired ?? false,
    group_min_amount: rules.isRequired ? 1 : 0,
    group_max_amount: rules.groupMax ?? 1,
  };
}

/** A soup with a required choice of broth and optional extras. */
export const ramenRaw = {
  ...productRaw({
    id: 20,
    slug: 'ramen',
    name: 'Рамэн',
    price: 620,
    parent_group_id: 2,
    has_modifiers: true,
  }),
  group: soupsRaw,
  energy_full_amount: 610.4,
  proteins_full_amount: 32,
  group_modifiers: [
    modifierRaw({ id: 1, name: 'Тонкоцу', isRequired: true }),
    modifierRaw({ id: 2, name: 'Тонкоцу острый', price: 60, isRequired: true }),
    modifierRaw({ id: 3, name: 'Гёдза', price: 190, group: 2, groupName: 'Добавить в миску', groupMax: 5 }),
  ],
};

export function cartRaw(items: { id: number; productId: number; amount: number }[]) {
  return {
    order: {
      draft_uuid: '00000000-0000-4000-8000-000000000001',
      items: items.map(({ id, productId, amount }) => ({
        id,
        product_id: productId,
        amount,
        price: 690,
        product: { id: productId, name: 'Филадельфия', price: 690 },
      })),
    },
  };
}

export const address: DeliveryAddress = {
  type: 'delivery',
  street: 'Огородный проезд',
  home: '16',
  fullAddress: 'Огородный проезд, 16',
  coordinates: '55.8196,37.6035',
};

export const paths = {
  groups: '/api/app/nomenclature/groups/',
  products: '/api/app/nomenclature/products/',
  labels: '/api/app/nomenclature/labels/',
  group: '/api/app/group/{slug}/',
  product: '/api/app/product/{slug}/',
  search: '/api/app/search/',
  recommendations: '/api/app/order/recommendations/',
  add: '/api/app/order/add-product/',
  change: '/api/app/order/change-amount/',
  cart: '/api/app/order/get/',
  settings: '/api/app/settings/',
} as const;

/** A part of a combo; `dishes` maps names to surcharges. The dishes' own prices add nothing to the combo. */
function partRaw(id: number, name: string | null, dishes: Record<string, number>, current?: number) {
  return {
    id,
    name,
    current_product_id: current ?? null,
    products: Object.entries(dishes).map(([dish, surcharge], index) => ({
      id: id * 10 + index,
      name: dish,
      price: 400,
      surcharge,
    })),
  };
}

/** A combo of a roll and a drink; the second roll is the initial choice. */
export const comboRaw = {
  ...productRaw({
    id: 30,
    slug: 'kombo',
    name: 'Комбо «Обед»',
    price: 700,
    parent_group_id: 1,
    has_modifiers: true,
  }),
  group: groupRaw,
  content: [
    partRaw(1, 'Ролл на выбор', { Калифорния: 0, Филадельфия: 150 }, 11),
    partRaw(2, null, { Чай: 0, Морс: 60 }),
    partRaw(3, 'Пустая часть', {}),
  ],
};
