import { modifierGroups } from '@storefront/domain';
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
  requires,
  text,
  toArray,
  toNumber,
  toText,
} from '../lenient';
import { bareEntry, checkFields, isRecord, withDataFields } from '../listAnswer';
import { anyProduct, group, productCard, productFields } from './catalogue';
import { name, nameOrNull, plainTextOrNull } from '../plainText';
import { mediaList, withMediaList } from './media';
import { namesTextOrNull } from './namesText';

/**
 * The id of a modifier group, which is only compared: some back ends have numbers, some texts such as a UUID. Not a
 * union, which nothing else on the page has: it costs 350 bytes.
 */
const groupId = () =>
  read(
    (sent) => toNumber(sent) ?? (toText(sent)?.trim() || null),
    z.unknown() as z.ZodMiniType<number | string | null>,
  );

/**
 * One choice of a modifier group (spec §3, Group modifier). `group_id` and `group_name` are not in the specification:
 * `modifierGroups` tells the groups apart without them. The rules of a group stand on each row. Amounts 0 mean «no limit» for maxima.
 */
export const groupModifier = z.object({
  id: id(),
  product_id: numberOrNull(),
  product: into(
    withMediaList,
    z.object({ id: numberOrNull(), name: name(), price: numberOr(0), media_list: mediaList() }),
  ),
  min_amount: numberOr(0),
  max_amount: numberOr(0),
  required: flag(),
  group_id: groupId(),
  group_name: nameOrNull(),
  group_required: flag(),
  group_min_amount: numberOr(0),
  group_max_amount: numberOr(0),
});
export type GroupModifier = z.output<typeof groupModifier>;

/** The rules of a group in one of its rows, also when the choice itself cannot be read. */
const groupRules = z.extend(groupModifier, {
  id: numberOr(0),
  product: read(() => ({}), z.object({ name: text(), price: numberOr(0) })),
});

const groupModifiers = list(groupModifier);
const rulesOfGroups = list(groupRules);

const comboDishes = list(
  into(
    withMediaList,
    z.object({
      id: id(),
      name: name(),
      description: plainTextOrNull(),
      surcharge: numberOr(0),
      weight: numberOrNull(),
      media_list: mediaList(),
    }),
  ),
);

/**
 * One part of a combo (spec §3, Product, content): the customer takes one of its products, whose `id` goes into the
 * cart as a modifier's does. A choice adds its `surcharge`, roubles, and never its own price (readings 22).
 */
const comboPart = z.object({
  id: id(),
  name: nameOrNull(),
  current_product_id: numberOrNull(),
  products: comboDishes,
});
export type ComboPart = z.output<typeof comboPart>;

/** The parts of a combo; one without an id has its place in the list instead. */
const anyParts = (value: unknown) =>
  toArray(value).map((part, index) =>
    isObject(part) ? { ...part, id: toNumber(part['id']) ?? index + 1 } : part,
  );

const requiredGroups = (rows: readonly z.output<typeof groupRules>[]) =>
  modifierGroups(rows).filter(
    ({ isRequired, options }) => isRequired || options.some(({ required }) => required),
  );

/** Whether the choices that can be read make as many required groups as all rows: none is lost or joined to another. */
const offersRequired = (rows: unknown): boolean =>
  requiredGroups(z.parse(groupModifiers, rows)).length ===
  requiredGroups(z.parse(rulesOfGroups, rows)).length;

/** Whether every part of a combo that has dishes has one that can be read. */
const offersParts = (content: unknown): boolean =>
  toArray(content)
    .map((part) => (isObject(part) ? part['products'] : []))
    .every((dishes) => toArray(dishes).length === 0 || z.parse(comboDishes, dishes).length > 0);

/** False for a product that would be ordered without a choice that it requires (spec §5, Add product; decision 0025). */
const offersItsChoices = (value: unknown): boolean =>
  !isObject(value) || (offersRequired(value['group_modifiers']) && offersParts(value['content']));

/** What the nutrition of a dish is of. Section 3 names none, so only our own word counts. */
const energyBasis = () =>
  read(
    (value) => (value === 'portion' || value === '100g' ? value : null),
    z.nullable(z.enum(['portion', '100g'])),
  );

const productWhole = z.object({
  ...productFields,
  /** Ours, as the next two. */
  energy_basis: energyBasis(),
  ingredients: namesTextOrNull(),
  allergens: namesTextOrNull(),
  group_modifiers: groupModifiers,
  content: read(anyParts, list(comboPart)),
  group: objectOrNull(group),
});

/** A product whole (spec §3, Product). */
export const product = z.pipe(
  z.unknown().check(requires(offersItsChoices)),
  into(anyProduct, productWhole),
) as unknown as z.ZodMiniType<z.output<typeof productWhole>>;
export type Product = z.output<typeof product>;

const searchAnswer = answer(
  z.object({
    data: list(productCard),
    groups: list(group),
    /** Our back end only: words of the menu that the phrase stands for, as `foldText` makes them: «рамен» for «hfvty». */
    matched_words: list(text()),
    meta: objectOrNull(z.object({ total: numberOr(0), perPage: numberOr(0) })),
  }),
);

/** The fields of a search, bare or under `data`; a bare list is the dishes. */
function searchFields(value: unknown): unknown {
  if (Array.isArray(value)) return { data: value };
  const isUnderData = isRecord(value) && isRecord(value['data']) && 'data' in value['data'];
  return isUnderData ? withDataFields(value) : value;
}

function checkSearch(value: unknown, { issues }: { issues: z.core.$ZodRawIssue[] }): unknown {
  const lists = { data: productCard, groups: group };
  const sent = searchFields(value);
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
