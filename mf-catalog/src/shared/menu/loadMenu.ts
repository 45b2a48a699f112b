import {
  type Api,
  apiOf,
  cartCalls,
  catalogue,
  type LocationFields,
  readProducts,
} from '@storefront/api-client';
import type { Group, ProductCard } from '@storefront/api-contract';
import { serverOnlyMeta, useTakeMethod } from '@storefront/contracts';
import type { QueryClient } from '@storefront/query';
import { cardsKey, type GroupCards, hasGroups, homeCardsPerGroup, type Menu, type MenuScope } from './menu';
import { isAvailable } from '../card/isAvailable';
import { type MenuCard, toMenuCards, toMenuGroup } from '../card/menuCard';

/** Where the order goes, and the chosen labels. */
interface Filter {
  location: LocationFields;
  labels: readonly number[];
}

interface LoadContext {
  client: QueryClient;
  signal: AbortSignal;
}

const maxRecommended = 8;
/** A menu of more products than this is not loaded at once. */
const maxProductsAtOnce = 240;
/** Cards that the page of a longer menu starts with: about two screens. */
const initialCards = 24;

const toQuery = ({ location, labels }: Filter) =>
  labels.length > 0 ? { ...location, labels: [...labels] } : location;

/** See `menuQuery`. */
export async function loadMenu(
  scope: MenuScope,
  filter: Filter,
  { client, signal }: LoadContext,
): Promise<Menu> {
  const api = apiOf(client);
  const query = toQuery(filter);
  const hasRecommendations = scope === 'home' && filter.labels.length === 0;
  const recommended = hasRecommendations ? generalRecommendations(api, filter.location, signal) : [];
  const groups = await api.call(catalogue.groups, { query, signal });
  const initialGroups = initialGroupIds(groups, scope);
  const groupIds = initialGroups ?? groups.map(({ id }) => id);
  const products = await productsOfGroups(api, groupIds, { query, signal });
  const menu = wholeMenu(groups, products, {
    loadedGroups: initialGroups?.length,
    withEnergy: scope === 'table',
  });
  if (scope !== 'home') return cutLongMenu(menu);
  return homeMenu(
    menu,
    hasRecommendations
      ? toMenuCards(fillGroups(await recommended, products), menu.groups).filter(isAvailable)
      : undefined,
  );
}

/** See `groupCardsQuery`. */
export async function loadGroupCards(
  groupId: number,
  filter: Filter,
  { client, signal }: LoadContext,
): Promise<GroupCards> {
  const [groups, products] = await Promise.all([
    loadAllGroups(client, filter.location, signal),
    productsOfGroups(apiOf(client), [groupId], { query: toQuery(filter), signal }),
  ]);
  return { cards: toMenuCards(products, groups, { withEnergy: true }), labelCounts: countLabels(products) };
}

/** See `recommendedCardsQuery`. */
export async function loadRecommended(
  productId: number | undefined,
  location: LocationFields,
  { client, signal }: LoadContext,
): Promise<{ cards: MenuCard[] }> {
  const subject = productId === undefined ? { general: 1 } : { product_id: productId };
  const draft = useTakeMethod.getState().draftUuid;
  const [groups, products] = await Promise.all([
    loadAllGroups(client, location, signal),
    apiOf(client).call(cartCalls.recommendations, {
      query: { ...location, ...subject, ...(draft && { draft_uuid: draft }) },
      signal,
    }),
  ]);
  const inGroups = await withGroups(products, location, client);
  return { cards: toMenuCards(inGroups, groups).filter(isAvailable).slice(0, maxRecommended) };
}

/**
 * Products of a search or a recommendation, each with its group. When a back end leaves the groups out, the products of
 * the whole menu are loaded to find them.
 */
export async function withGroups(
  products: ProductCard[],
  location: LocationFields,
  client: QueryClient,
): Promise<ProductCard[]> {
  if (products.length === 0 || hasGroups(products)) return products;
  const menu = await client.fetchQuery({
    queryKey: ['catalogue', 'products-by-group', location],
    queryFn: async ({ signal }) => {
      const groups = await loadAllGroups(client, location, signal);
      const ids = groups.map(({ id }) => id);
      return productsOfGroups(apiOf(client), ids, { query: location, signal });
    },
    meta: serverOnlyMeta,
  });
  return fillGroups(products, menu);
}

/** The products with their groups, which are those that they have in the menu. */
function fillGroups(products: readonly ProductCard[], menu: readonly ProductCard[]): ProductCard[] {
  const groupOf = new Map(menu.map(({ id, parent_group_id: group }) => [id, group]));
  return products.map((product) => ({
    ...product,
    parent_group_id: product.parent_group_id ?? groupOf.get(product.id) ?? null,
  }));
}

/** The longest list that a call may have. */
const maxGroupsOfCall = 100;

/**
 * Products of groups (spec §7, `groups[]`), each with its group. When a back end leaves the groups out, each is asked for
 * alone.
 */
async function productsOfGroups(
  api: Api,
  groupIds: readonly number[],
  { query, signal }: { query: ReturnType<typeof toQuery>; signal: AbortSignal },
): Promise<ProductCard[]> {
  const readGroups = (groups: number[]) => readProducts(api, { query: { ...query, groups }, signal });
  const calls: Promise<ProductCard[]>[] = [];
  for (let from = 0; from < groupIds.length; from += maxGroupsOfCall) {
    calls.push(readGroups(groupIds.slice(from, from + maxGroupsOfCall)));
  }
  const products = (await Promise.all(calls)).flat();
  if (products.length === 0 || hasGroups(products)) return products;
  const ofGroup = async (id: number) => {
    const own = groupIds.length === 1 ? products : await readGroups([id]);
    return own.map((product) => ({ ...product, parent_group_id: id }));
  };
  return (await Promise.all(groupIds.map(ofGroup))).flat();
}

/** All groups of a place: from the cache of its unfiltered page, else from the server. */
async function loadAllGroups(client: QueryClient, location: LocationFields, signal: AbortSignal) {
  for (const [key, menu] of client.getQueriesData<Partial<Menu>>({ queryKey: cardsKey })) {
    const [place, labels] = key.slice(3);
    const isUnfiltered = Array.isArray(labels) && labels.length === 0;
    if (menu?.groups && isUnfiltered && isSamePlace(place, location)) return menu.groups;
  }
  const groups = await apiOf(client).call(catalogue.groups, { query: location, signal });
  return groups.map((group) => toMenuGroup(group));
}

/** Both have their fields in the order of `locationFields`. */
const isSamePlace = (a: unknown, b: LocationFields) => JSON.stringify(a) === JSON.stringify(b);

/** A failure leaves the menu without recommendations. */
function generalRecommendations(api: Api, location: LocationFields, signal: AbortSignal) {
  return api.call(cartCalls.recommendations, { query: { ...location, general: 1 }, signal }).catch(() => []);
}

/** Ids of the groups that the page of a long menu starts with; undefined when the menu is short. */
function initialGroupIds(groups: readonly Group[], scope: MenuScope): number[] | undefined {
  // A group without a count may be empty or not: then all products are loaded and counted.
  if (groups.some(({ products_count }) => products_count === null)) return undefined;
  const total = groups.reduce((sum, group) => sum + (group.products_count ?? 0), 0);
  if (total <= maxProductsAtOnce) return undefined;
  const minProducts = scope === 'home' ? 1 : initialCards;
  const ids: number[] = [];
  let count = 0;
  for (const { id, products_count } of groups) {
    if (count >= minProducts) break;
    ids.push(id);
    count += products_count ?? 0;
  }
  return ids;
}

function wholeMenu(
  groups: readonly Group[],
  products: readonly ProductCard[],
  { loadedGroups, withEnergy }: { loadedGroups: number | undefined; withEnergy: boolean },
): Menu {
  const counts = new Map<number, number>();
  for (const { parent_group_id: id } of products) if (id !== null) counts.set(id, (counts.get(id) ?? 0) + 1);
  const menuGroups = groups.map((group) => toMenuGroup(group, counts.get(group.id)));
  const menu = {
    groups: menuGroups,
    cards: toMenuCards(products, menuGroups, { withEnergy }),
    recommended: [],
  };
  if (loadedGroups !== undefined) return { ...menu, loadedGroups };
  // Without counts only the answer itself shows that the menu is long.
  return products.length > maxProductsAtOnce ? { ...menu, loadedGroups: groups.length } : menu;
}

/**
 * The first cards of a long menu, by group: a back end may list products in another order than its groups.
 */
function cutLongMenu(menu: Menu): Menu {
  if (!menu.loadedGroups) return menu;
  const inOrder = menu.groups.flatMap(({ slug }) => menu.cards.filter((card) => card.group === slug));
  return { ...menu, cards: inOrder.slice(0, initialCards) };
}

/** `recommended` is undefined where nothing is recommended; an empty list is replaced by the hits. */
function homeMenu(menu: Menu, recommended: readonly MenuCard[] | undefined): Menu {
  const first = menu.groups.flatMap(({ slug }) =>
    menu.cards.filter((card) => card.group === slug).slice(0, homeCardsPerGroup),
  );
  const chosen =
    recommended?.length === 0 ? menu.cards.filter(isAvailable).filter(isHit) : (recommended ?? []);
  const shown = chosen.slice(0, maxRecommended);
  const firstIds = new Set(first.map((card) => card.id));
  return {
    ...menu,
    cards: [...first, ...shown.filter((card) => !firstIds.has(card.id))],
    recommended: shown.map((card) => card.id),
  };
}

/** How many available products each label has, by its id. */
function countLabels(products: readonly ProductCard[]): Record<number, number> {
  const counts: Record<number, number> = {};
  const available = products.filter(({ price, is_stoplisted }) =>
    isAvailable({ price, isStoplisted: is_stoplisted }),
  );
  for (const { id } of available.flatMap(({ labels }) => labels)) {
    counts[id] = (counts[id] ?? 0) + 1;
  }
  return counts;
}

function isHit(card: MenuCard): boolean {
  return card.badges?.some((badge) => typeof badge === 'string' && badge.toLowerCase() === hitLabel) ?? false;
}

/** The label that the catalogue gives to its best sellers. */
const hitLabel = 'хит';
