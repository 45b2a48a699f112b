import { type Api, apiOf, catalogue, type LocationFields, readProducts } from '@storefront/api-client';
import type { ProductCard } from '@storefront/api-contract';
import { serverOnlyMeta } from '@storefront/contracts';
import type { QueryClient } from '@storefront/query';
import { type MenuGroup, toMenuGroup } from '../card/menuCard';
import { cardsKey, isOfGroups, type Menu } from './menu';

/** The query of a products call: the place of the order, and labels. */
export interface ProductsQuery extends LocationFields {
  labels?: number[];
}

/** How many groups one call may ask for. */
const maxGroupsOfCall = 100;

interface ProductsOptions {
  query: ProductsQuery;
  signal: AbortSignal;
  /** All groups of the menu. */
  listed: readonly { id: number }[] | Promise<readonly { id: number }[]>;
}

/**
 * Products of groups (spec §7, `groups[]`), each with its group. If the back end leaves out the group of a product or
 * names an unlisted one, each group is requested alone, and the product belongs to the group whose answer has it.
 */
export async function productsOfGroups(
  api: Api,
  groupIds: readonly number[],
  { query, signal, listed }: ProductsOptions,
): Promise<ProductCard[]> {
  const readGroups = (groups: number[]) => readProducts(api, { query: { ...query, groups }, signal });
  const calls: Promise<ProductCard[]>[] = [];
  for (let from = 0; from < groupIds.length; from += maxGroupsOfCall) {
    calls.push(readGroups(groupIds.slice(from, from + maxGroupsOfCall)));
  }
  const products = unique((await Promise.all(calls)).flat());
  const isListed = isOfGroups(await listed);
  if (products.every(isListed)) return products;
  const ofGroup = async (id: number) => {
    const own = groupIds.length === 1 ? products : await readGroups([id]);
    return own.map((product) => (isListed(product) ? product : { ...product, parent_group_id: id }));
  };
  return unique((await Promise.all(groupIds.map(ofGroup))).flat());
}

/** Each product of a group once: two answers may contain the same product of the same group. */
function unique(products: readonly ProductCard[]): ProductCard[] {
  const seen = new Set<string>();
  return products.filter(({ id, parent_group_id: group }) => {
    const key = `${id} ${group}`;
    return !seen.has(key) && seen.add(key);
  });
}

/**
 * Products of a search or a recommendation, each with its group in the menu. For a back end that leaves groups out or
 * names groups that are not in `listed`: the products of the whole menu are loaded to find the groups.
 */
export async function withGroups(
  products: ProductCard[],
  listed: readonly { id: number }[],
  location: LocationFields,
  client: QueryClient,
): Promise<ProductCard[]> {
  return fillGroups(products, await wholeMenuByGroup(listed, location, client));
}

/** All products of a place, each with its group. */
export function wholeMenuByGroup(
  listed: readonly { id: number }[],
  location: LocationFields,
  client: QueryClient,
) {
  return client.fetchQuery({
    queryKey: ['catalogue', 'products-by-group', location],
    queryFn: ({ signal }) => {
      const ids = listed.map(({ id }) => id);
      return productsOfGroups(apiOf(client), ids, { query: location, signal, listed });
    },
    // The query that needs the menu retries by itself.
    retry: false,
    meta: serverOnlyMeta,
  });
}

/**
 * The group that has a product in the menu of the place, else in the menu of the chain: the place may not list what it
 * does not sell. Null if the product is in neither.
 */
export async function findGroupOfProduct(
  productId: number,
  location: LocationFields,
  { client, signal }: { client: QueryClient; signal: AbortSignal },
): Promise<number | null> {
  for (const place of [location, {}]) {
    const menu = await wholeMenuByGroup(await loadAllGroups(client, place, signal), place, client);
    const product = menu.find(({ id }) => id === productId);
    if (product) return product.parent_group_id;
  }
  return null;
}

/** The products with their groups: the group in the menu, else the product's own. */
export function fillGroups(products: readonly ProductCard[], menu: readonly ProductCard[]): ProductCard[] {
  const groupOf = new Map(menu.map(({ id, parent_group_id: group }) => [id, group]));
  return products.map((product) => ({
    ...product,
    parent_group_id: groupOf.get(product.id) ?? product.parent_group_id,
  }));
}

/** All groups of a place: from a cached menu without labels, else from the server. */
export async function loadAllGroups(
  client: QueryClient,
  location: LocationFields,
  signal: AbortSignal,
): Promise<MenuGroup[]> {
  for (const [key, menu] of client.getQueriesData<Partial<Menu>>({ queryKey: cardsKey })) {
    const [place, labels] = key.slice(3);
    const isUnfiltered = Array.isArray(labels) && labels.length === 0;
    if (menu?.groups && isUnfiltered && isSamePlace(place, location)) return menu.groups;
  }
  const groups = await apiOf(client).call(catalogue.groups, { query: location, signal });
  return groups.map((group) => toMenuGroup(group));
}

/** Compares JSON: both objects have their fields in the order of `locationFields`. */
const isSamePlace = (a: unknown, b: LocationFields) => JSON.stringify(a) === JSON.stringify(b);
