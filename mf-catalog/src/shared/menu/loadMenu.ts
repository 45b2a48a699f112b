import {
  type Api,
  apiOf,
  cartCalls,
  catalogue,
  type LocationFields,
  readProducts,
} from '@storefront/api-client';
import type { Group, ProductCard } from '@storefront/api-contract';
import { useTakeMethod } from '@storefront/contracts';
import type { QueryClient } from '@storefront/query';
import { cardsKey } from './cardsKey';
import { type GroupCards, homeCards, type Menu, type MenuPart } from './menu';
import { type MenuCard, toMenuCards, toMenuGroup } from './menuCard';

/** Where the order goes, and the labels that are chosen. */
interface Choice {
  location: LocationFields;
  labels: readonly number[];
}

interface Asking {
  client: QueryClient;
  signal: AbortSignal;
}

const mostRecommended = 8;
/** A menu of more products than this is not drawn at once. */
const mostAtOnce = 240;
/** Cards that a page of a longer menu begins with: about two screens. */
const cardsAhead = 24;

const asked = ({ location, labels }: Choice) =>
  labels.length > 0 ? { ...location, labels: [...labels] } : location;

/** See `menuQuery`. */
export async function loadMenu(part: MenuPart, choice: Choice, { client, signal }: Asking): Promise<Menu> {
  const api = apiOf(client);
  const query = asked(choice);
  const isAdvised = part === 'home' && choice.labels.length === 0;
  const advised = isAdvised ? generalRecommendations(api, choice.location, signal) : [];
  const groups = await api.call(catalogue.groups, { query, signal });
  const ahead = groupsAhead(groups, part);
  const products = await readProducts(api, {
    query: ahead ? { ...query, groups: ahead } : query,
    signal,
  });
  const menu = wholeMenu(groups, products, { ahead: ahead?.length, withEnergy: part === 'table' });
  if (part !== 'home') return firstCards(menu);
  return homeMenu(menu, isAdvised ? toMenuCards(await advised, menu.groups).filter(canBeHad) : undefined);
}

/** See `groupCardsQuery`. */
export async function loadGroupCards(
  groupId: number,
  choice: Choice,
  { client, signal }: Asking,
): Promise<GroupCards> {
  const [groups, products] = await Promise.all([
    menuGroups(client, choice.location, signal),
    readProducts(apiOf(client), { query: { ...asked(choice), groups: [groupId] }, signal }),
  ]);
  return { cards: toMenuCards(products, groups, { withEnergy: true }), labelCounts: countLabels(products) };
}

/** See `recommendedCardsQuery`. */
export async function loadRecommended(
  productId: number | undefined,
  location: LocationFields,
  { client, signal }: Asking,
): Promise<{ cards: MenuCard[] }> {
  const about = productId === undefined ? { general: 1 } : { product_id: productId };
  const draft = useTakeMethod.getState().draftUuid;
  const [groups, products] = await Promise.all([
    menuGroups(client, location, signal),
    apiOf(client).call(cartCalls.recommendations, {
      query: { ...location, ...about, ...(draft && { draft_uuid: draft }) },
      signal,
    }),
  ]);
  return { cards: toMenuCards(products, groups).filter(canBeHad).slice(0, mostRecommended) };
}

/** Groups that a page has already, else asked for; a filtered page lacks some. */
async function menuGroups(client: QueryClient, location: LocationFields, signal: AbortSignal) {
  for (const [key, menu] of client.getQueriesData<Partial<Menu>>({ queryKey: cardsKey })) {
    const labels = key[4];
    if (menu?.groups && Array.isArray(labels) && labels.length === 0) return menu.groups;
  }
  const groups = await apiOf(client).call(catalogue.groups, { query: location, signal });
  return groups.map((group) => toMenuGroup(group));
}

/** A menu without recommendations is still a menu. */
function generalRecommendations(api: Api, location: LocationFields, signal: AbortSignal) {
  return api.call(cartCalls.recommendations, { query: { ...location, general: 1 }, signal }).catch(() => []);
}

/** The groups whose products a page of a long menu begins with; undefined when the menu is short enough for all. */
function groupsAhead(groups: readonly Group[], part: MenuPart): number[] | undefined {
  // Some that are not counted cannot be told from empty ones: all are read then, and counted by that.
  if (groups.some(({ products_count }) => products_count === null)) return undefined;
  const all = groups.reduce((sum, group) => sum + (group.products_count ?? 0), 0);
  if (all <= mostAtOnce) return undefined;
  const wanted = part === 'home' ? 1 : cardsAhead;
  const ahead: number[] = [];
  let count = 0;
  for (const { id, products_count } of groups) {
    if (count >= wanted) break;
    ahead.push(id);
    count += products_count ?? 0;
  }
  return ahead;
}

function wholeMenu(
  groups: readonly Group[],
  products: readonly ProductCard[],
  { ahead, withEnergy }: { ahead: number | undefined; withEnergy: boolean },
): Menu {
  const counts = new Map<number, number>();
  for (const { parent_group_id: id } of products) if (id !== null) counts.set(id, (counts.get(id) ?? 0) + 1);
  const shown = groups.map((group) => toMenuGroup(group, counts.get(group.id)));
  const menu = { groups: shown, cards: toMenuCards(products, shown, { withEnergy }), recommended: [] };
  if (ahead !== undefined) return { ...menu, ahead };
  // A back end that does not count its groups is found out by its answer.
  return products.length > mostAtOnce ? { ...menu, ahead: groups.length } : menu;
}

/** A back end may list products in another order than its groups: the page begins with its first group. */
function firstCards(menu: Menu): Menu {
  if (!menu.ahead) return menu;
  const inOrder = menu.groups.flatMap(({ slug }) => menu.cards.filter((card) => card.group === slug));
  return { ...menu, cards: inOrder.slice(0, cardsAhead) };
}

/** `recommended` is undefined where nothing is: the hits stand in for an empty list only. */
function homeMenu(menu: Menu, recommended: readonly MenuCard[] | undefined): Menu {
  const first = menu.groups.flatMap(({ slug }) =>
    menu.cards.filter((card) => card.group === slug).slice(0, homeCards),
  );
  const chosen = recommended?.length === 0 ? menu.cards.filter(canBeHad).filter(isHit) : (recommended ?? []);
  const advised = chosen.slice(0, mostRecommended);
  const known = new Set(first.map((card) => card.id));
  return {
    ...menu,
    cards: [...first, ...advised.filter((card) => !known.has(card.id))],
    recommended: advised.map((card) => card.id),
  };
}

/** How many of these products choosing a label would leave. */
function countLabels(products: readonly ProductCard[]): Record<number, number> {
  const counts: Record<number, number> = {};
  for (const { id } of products.filter((product) => !product.is_stoplisted).flatMap(({ labels }) => labels)) {
    counts[id] = (counts[id] ?? 0) + 1;
  }
  return counts;
}

/** What is sold out here is shown where it stands in the menu, but nobody is advised to take it. */
function canBeHad(card: MenuCard): boolean {
  return !card.isStoplisted;
}

function isHit(card: MenuCard): boolean {
  return card.badges?.some((badge) => typeof badge === 'string' && badge.toLowerCase() === hitLabel) ?? false;
}

/** The label by which the catalogue marks what is bought most. */
const hitLabel = 'хит';
