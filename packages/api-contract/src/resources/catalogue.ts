import { landingPath } from '@storefront/domain';
import * as z from 'zod/mini';
import { endpoint } from '../endpoint';
import type { catalogueRequests } from '../requests/catalogueRequests';
import {
  flag,
  id,
  idOrNull,
  into,
  isObject,
  list,
  numberOrNull,
  objectOrNull,
  read,
  text,
  textOrNull,
  toArray,
  toText,
} from '../lenient';
import { listAnswer } from '../listAnswer';
import { name, nameOrNull, plainTextOrNull } from '../plainText';
import { mediaList, withMediaList } from './media';

/** The slug in a url, which may be a path or absolute, like the url of a landing; '' when it has none. */
export const slugOfUrl = (url: unknown): string =>
  landingPath(toText(url) ?? '')
    ?.split('/')
    .at(-1) ?? '';

const seoPage = z.object({
  url: read(slugOfUrl, z.string()),
  title: nameOrNull(),
  description: nameOrNull(),
});

/** A group of the menu (spec §3, Group). Its slug is `slugOfGroup` of `domain`. */
export const group = z.object({
  id: id(),
  name: name(),
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
    name: name(),
    show_name: flag(),
    icon: textOrNull(),
    product_count: numberOrNull(),
  }),
);
export type Label = z.output<typeof label>;

/** The fields of a product in lists. */
export const productFields = {
  id: id(),
  external_id: textOrNull(),
  slug: text(),
  name: name(),
  description: plainTextOrNull(),
  /** Roubles; null when the back end names no price: such a product cannot be ordered. */
  price: numberOrNull(),
  old_price: numberOrNull(),
  parent_group_id: idOrNull(),
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

/**
 * A product of any back end. Only ours says `has_modifiers`, others send the modifiers themselves. Section 3 names no
 * slug: without one, the product gets the slug of its page, or its id, as groups do.
 */
export function anyProduct(value: unknown): unknown {
  if (!isObject(value)) return value;
  const choices = [...toArray(value['group_modifiers']), ...toArray(value['content'])];
  const page = value['seo_page'];
  const slug = toText(value['slug']) || (isObject(page) && slugOfUrl(page['url'])) || toText(value['id']);
  const has_modifiers = value['has_modifiers'] ?? choices.length > 0;
  return Object.assign({}, withMediaList(value), { slug, has_modifiers });
}

/** A product as lists show it. */
export const productCard = into(anyProduct, z.object(productFields));
export type ProductCard = z.output<typeof productCard>;

/** Calls of the menu (spec §7, Catalogue); the calls of one dish and of the search are `dishCalls`. */
export const catalogue = {
  groups: endpoint<typeof catalogueRequests.groups>()({
    method: 'GET',
    path: '/api/app/nomenclature/groups/',
    response: listAnswer(group),
  }),
  products: endpoint<typeof catalogueRequests.products>()({
    method: 'GET',
    path: '/api/app/nomenclature/products/',
    response: listAnswer(productCard),
  }),
  labels: endpoint<typeof catalogueRequests.labels>()({
    method: 'GET',
    path: '/api/app/nomenclature/labels/',
    response: listAnswer(label),
  }),
};
