import * as z from 'zod/mini';
import { endpoint } from '../endpoint';
import type { catalogueRequests } from '../requests/catalogueRequests';
import {
  answer,
  flag,
  id,
  into,
  isObject,
  list,
  numberOr,
  numberOrNull,
  objectOrNull,
  read,
  text,
  textOrNull,
  toArray,
} from '../lenient';
import { mediaList, withMediaList } from './media';

const seoPage = z.object({ url: text(), title: textOrNull(), description: textOrNull() });

/** A group of the menu (spec §3, Group). `seo_page.url` is its slug. */
export const group = z.object({
  id: id(),
  name: text(),
  seo_page: objectOrNull(seoPage),
  /** Key of the tile's tint: roll, baked, nigiri, set, soup, wok, poke, sweet, drink, sauce. */
  tint: textOrNull(),
  products_count: numberOrNull(),
});
export type Group = z.output<typeof group>;

/** A label whose `show_name` is the text to show instead of `name`, or whether to show `name` (readings 21). */
function anyLabel(value: unknown): unknown {
  const shown = isObject(value) && value['show_name'];
  const isText = typeof shown === 'string' && !/^\s*(\d|true|false|yes|no|y|n|on|off)?\s*$/i.test(shown);
  return isText ? Object.assign({}, value, { name: shown, show_name: true }) : value;
}

export const label = into(
  anyLabel,
  z.object({
    id: id(),
    name: text(),
    show_name: flag(),
    icon: textOrNull(),
    product_count: numberOrNull(),
  }),
);
export type Label = z.output<typeof label>;

/**
 * One choice of a modifier group (spec §3, Group modifier). Rows with the same `group_id` are one group; its
 * rules stand on each row. Amounts 0 mean «no limit» for maxima.
 */
export const groupModifier = z.object({
  id: id(),
  product_id: id(),
  product: into(
    withMediaList,
    z.object({ id: id(), name: text(), price: numberOr(0), media_list: mediaList() }),
  ),
  min_amount: numberOr(0),
  max_amount: numberOr(0),
  required: flag(),
  group_id: numberOrNull(),
  group_name: textOrNull(),
  group_required: flag(),
  group_min_amount: numberOr(0),
  group_max_amount: numberOr(0),
});
export type GroupModifier = z.output<typeof groupModifier>;

/**
 * One part of a combo (spec §3, Product, content): the customer takes one of its products, whose `id` goes into the
 * cart as a modifier's does. A choice adds its `surcharge`, roubles, and never its own price (readings 22).
 */
export const comboPart = z.object({
  id: id(),
  name: textOrNull(),
  current_product_id: numberOrNull(),
  products: list(
    into(
      withMediaList,
      z.object({
        id: id(),
        name: text(),
        description: textOrNull(),
        surcharge: numberOr(0),
        weight: numberOrNull(),
        media_list: mediaList(),
      }),
    ),
  ),
});
export type ComboPart = z.output<typeof comboPart>;

/** The parts of a combo; one without an id has its place in the list instead. */
const anyParts = (value: unknown) =>
  toArray(value).map((part, index) => (isObject(part) ? { ...part, id: part['id'] ?? index + 1 } : part));

const productFields = {
  id: id(),
  external_id: textOrNull(),
  slug: text(),
  name: text(),
  description: textOrNull(),
  /** Roubles. */
  price: numberOr(0),
  old_price: numberOrNull(),
  parent_group_id: numberOrNull(),
  labels: list(label),
  /** Kilograms; drinks weigh what their volume says. */
  weight: numberOrNull(),
  /** How many pieces a portion has. */
  pieces: numberOrNull(),
  persons_number: numberOrNull(),
  media_list: mediaList(),
  /** A product with modifiers or a combo opens its panel instead of going straight into the cart. */
  has_modifiers: flag(),
  /** Sold out at the requested location. */
  is_stoplisted: flag(),
  /** Energy is kcal of a portion, the others are grams; back ends may send them for a single product only. */
  energy_full_amount: numberOrNull(),
  proteins_full_amount: numberOrNull(),
  fats_full_amount: numberOrNull(),
  carbohydrates_full_amount: numberOrNull(),
};

/** A product of any back end; only ours says `has_modifiers`, others send the modifiers themselves. */
function anyProduct(value: unknown): unknown {
  if (!isObject(value)) return value;
  const choices = [...toArray(value['group_modifiers']), ...toArray(value['content'])];
  return Object.assign({ has_modifiers: choices.length > 0 }, withMediaList(value));
}

/** A product as lists show it. */
export const productCard = into(anyProduct, z.object(productFields));
export type ProductCard = z.output<typeof productCard>;

/** A product whole (spec §3, Product). */
export const product = into(
  anyProduct,
  z.object({
    ...productFields,
    group_modifiers: list(groupModifier),
    content: read(anyParts, list(comboPart)),
    group: objectOrNull(group),
  }),
);
export type Product = z.output<typeof product>;

/** Calls of the menu (spec §7, Catalogue). */
export const catalogue = {
  groups: endpoint<typeof catalogueRequests.groups>()({
    method: 'GET',
    path: '/api/app/nomenclature/groups/',
    response: list(group),
  }),
  products: endpoint<typeof catalogueRequests.products>()({
    method: 'GET',
    path: '/api/app/nomenclature/products/',
    response: list(productCard),
  }),
  labels: endpoint<typeof catalogueRequests.labels>()({
    method: 'GET',
    path: '/api/app/nomenclature/labels/',
    response: list(label),
  }),
  group: endpoint<typeof catalogueRequests.group>()({
    method: 'GET',
    path: '/api/app/group/{slug}/',
    response: group,
  }),
  product: endpoint<typeof catalogueRequests.product>()({
    method: 'GET',
    path: '/api/app/product/{slug}/',
    response: product,
  }),
  search: endpoint<typeof catalogueRequests.search>()({
    method: 'POST',
    path: '/api/app/search/',
    encoding: 'json',
    response: answer(
      z.object({
        data: list(productCard),
        groups: list(group),
        meta: objectOrNull(z.object({ total: numberOr(0), perPage: numberOr(0) })),
      }),
    ),
  }),
};
