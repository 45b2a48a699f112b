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
import { bareEntry, checkFields } from '../listAnswer';
import { anyProduct, group, productCard, productFields } from './catalogue';
import { mediaList, withMediaList } from './media';

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
const comboPart = z.object({
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

const searchAnswer = answer(
  z.object({
    data: list(productCard),
    groups: list(group),
    meta: objectOrNull(z.object({ total: numberOr(0), perPage: numberOr(0) })),
  }),
);

function checkSearch(value: unknown, { issues }: { issues: z.core.$ZodRawIssue[] }): unknown {
  const lists = { data: productCard, groups: group };
  // A bare list is the dishes.
  const sent = Array.isArray(value) ? { data: value } : value;
  checkFields(sent, { known: ['data', 'groups', 'meta'], lists }, issues);
  return sent;
}

/** Calls of one group, one dish and the search (spec §7, Catalogue). A first visit makes none of them. */
export const dishCalls = {
  group: endpoint<typeof catalogueRequests.group>()({
    method: 'GET',
    path: '/api/app/group/{slug}/',
    response: into(bareEntry, group),
  }),
  product: endpoint<typeof catalogueRequests.product>()({
    method: 'GET',
    path: '/api/app/product/{slug}/',
    response: into(bareEntry, product),
  }),
  search: endpoint<typeof catalogueRequests.search>()({
    method: 'POST',
    path: '/api/app/search/',
    encoding: 'json',
    response: z.pipe(z.transform(checkSearch), searchAnswer),
  }),
};
