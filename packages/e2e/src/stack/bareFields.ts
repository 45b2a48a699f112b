/**
 * What of an answer passes: `true` is the value as it is, an object its fields of the value or of each element of a list,
 * and a function makes another legal form of the value.
 */
export type Passed = true | Fields | ((value: unknown) => unknown);
export interface Fields {
  readonly [name: string]: Passed;
}

/** A number as the text that some back ends write. */
const asText = (value: unknown): unknown => (typeof value === 'number' ? String(value) : value);

const withFields = (names: string): Fields =>
  Object.fromEntries(names.split(' ').map((name): [string, Passed] => [name, true]));

/** The part of a value that passes, with a field that no specification names in each entry. */
export function pick(value: unknown, passed: Passed): unknown {
  if (passed === true) return value;
  if (typeof passed === 'function') return passed(value);
  if (Array.isArray(value)) return value.map((one) => pick(one, passed));
  if (typeof value !== 'object' || value === null) return value;
  const picked = Object.entries(value).flatMap(([name, own]) => {
    const rule = passed[name];
    return rule ? [[name, pick(own, rule)] as const] : [];
  });
  return { ...Object.fromEntries(picked), ...('id' in value && { sync_state: { revision: 7 } }) };
}

/** Picks the fields, and moves them to the names that an object beside them gives. */
const renamed =
  (names: Readonly<Record<string, string>>, fields: Fields) =>
  (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(renamed(names, fields));
    if (typeof value !== 'object' || value === null) return value;
    const moved = Object.entries(value).map(([name, own]) => [names[name] ?? name, own] as const);
    return pick(Object.fromEntries(moved), fields);
  };

const pictures: Fields = { original: true };

export const user: Fields = {
  ...withFields('id name phone email birthday_at newsletter smsletter avatar avatar_uri scope'),
  premium_bonus: {
    balance: asText,
    ...withFields('balance_bonus_action balance_bonus_gifted balance_bonus_accumulated'),
  },
};

export const address: Fields = withFields(
  'id default street home floor apartment entrance full_address coordinates',
);

const restriction: Fields = { minimal_amount: asText, duration: asText, duration_change: true };

export const polygon: Fields = { success: true, timeBeforeOpening: true, restriction };

/** Section 7 names the outlines alone, which may be JSON (readings 14). */
export const zone: Fields = { area: (points: unknown) => JSON.stringify(points) };

export const restaurant: Fields = {
  ...withFields(
    'id name address phone slug description active externalId isWorking workingTo workTime workTimeStr howCome coordinates',
  ),
  mediaList: { original: pictures },
  tags: { id: true },
};

export const tag: Fields = { id: true, name: true, icon: { url: true } };

export const label: Fields = withFields('id name show_name icon product_count');

/** The labels of a dish, and one that the list of all labels does not have. */
const labels = (value: unknown): unknown => [
  ...(pick(value, label) as unknown[]),
  { id: 901, name: 'Без глютена', show_name: 0, icon: null },
];

const dish: Fields = {
  ...withFields('id external_id name energy_full_amount persons_number'),
  price: asText,
  weight: asText,
  labels,
  media_list: pictures,
};

/** `surcharge` is what readings 22 let a choice add to the price of its combo. */
export const product: Fields = {
  ...dish,
  group_modifiers: {
    ...withFields('id product_id min_amount max_amount required'),
    ...withFields('group_required group_min_amount group_max_amount'),
    product: { id: true, name: true, price: asText, media_list: pictures },
  },
  content: { current_product_id: true, products: { ...dish, surcharge: true } },
};

export const group: Fields = { id: true, name: true, seo_page: { url: true } };

/** Each modifier by its id alone, repeated because its amount is always 1. */
const lineModifiers = (value: unknown): unknown =>
  (value as { id: number; amount: number }[]).flatMap(({ id, amount }) =>
    Array.from({ length: amount }, () => ({ modifier: { id }, amount: 1 })),
  );

const cartItem: Fields = {
  ...withFields('id product_id amount'),
  price: asText,
  product: { ...withFields('id external_id name deleted'), price: asText },
  modifiers: lineModifiers,
};

export const cart: Fields = {
  ...withFields('persons_count payment_type_id comment contactless need_call_confirmation'),
  ...withFields('write_on_amount write_off_amount datetime delivery_date draft_uuid'),
  items: cartItem,
  expendable: cartItem,
  stoplisted_items: cartItem,
  full_sum: asText,
  discount_sum: asText,
  promocode: { code: true },
  discounts: withFields('available_points total_points'),
  restriction,
};

export const orderResult: Fields = {
  success: true,
  order: withFields('id discount_sum status_slug'),
  payment_url: true,
  message: true,
};

const purchaseItem: Fields = {
  ...withFields('id product_id amount'),
  price: asText,
  modifiers: withFields('name price amount'),
  product: { name: true, price: asText, parent_group_id: true, media_list: pictures },
};

export const purchase: Fields = {
  ...withFields('id status_slug status_id is_self_service delivery_date datetime write_off_amount'),
  ...withFields('write_on_amount payment_type_id persons_count comment estimation created_at'),
  organization: withFields('name address id'),
  address: withFields('street home'),
  discount_sum: asText,
  full_sum: asText,
  expendable: purchaseItem,
  items: purchaseItem,
};

const bonusChanges = ['accumulated', 'action', 'present']
  .flatMap((kind) => ['write_on', 'write_off', 'expire'].map((change) => `bonus_${kind}_${change}`))
  .join(' ');
export const bonusTransaction: Fields = withFields(`id date status ${bonusChanges}`);

export const promo: Fields = {
  ...withFields('id is_header name description active_from active_to section'),
  images: { site_origin: true },
  promocode: { code: true },
  product: { id: true, name: true },
};

/** Section 3 names no field of an article, an event, a message and a landing: these are other likely names. */
export const article = renamed(
  { name: 'title', lead: 'announce', content: 'text', published_at: 'created_at' },
  { ...withFields('id slug title announce text created_at'), image: pictures },
);
export const historyEvent = renamed(
  { name: 'title', description: 'text' },
  { ...withFields('year title text'), image: pictures },
);
export const notification = renamed({ text: 'body' }, withFields('body created_at'));
export const landing = renamed(
  { name: 'title', content: 'text' },
  { ...withFields('title text'), seo: { url: true }, promocode: { code: true }, product: { id: true } },
);

/** Without the row that names what our back end has beyond section 7. */
export const settings = (rows: unknown): unknown =>
  pick(
    (rows as { key: string }[]).filter(({ key }) => key !== 'extras'),
    withFields('key value'),
  );

export const paging: Fields = withFields('current_page total last_page');

/** The names of section 4. */
export const purchasePaging = renamed(
  { current_page: 'currentPage', last_page: 'totalPages' },
  withFields('currentPage totalPages'),
);
