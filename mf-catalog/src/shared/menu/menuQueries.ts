import {
  type Api,
  apiOf,
  cartCalls,
  catalogue,
  type LocationFields,
  locationFields,
} from '@storefront/api-client';
import type { Group, ProductCard } from '@storefront/api-contract';
import { useTakeMethod } from '@storefront/contracts';
import { keepPreviousData, type QueryClient, queryOptions } from '@storefront/query';
import { type MenuCard, type MenuGroup, toMenuCards, toMenuGroup } from './menuCard';

/** Every query that holds cards lies under this key, see `findCard`. */
export const cardsKey = ['catalogue', 'cards'] as const;

/** The menu as a page draws it: its groups in order, the cards of all of them, what is recommended. */
export interface Menu {
  groups: MenuGroup[];
  cards: MenuCard[];
  /** Ids of cards. */
  recommended: number[];
}

/** How many cards of each group the home page shows. */
export const homeCards = 8;
const mostRecommended = 8;
const nowhere: LocationFields = {};

/** The place of the order now: none on the server, where nobody has chosen one yet. */
export function currentLocation(): LocationFields {
  return locationFields(useTakeMethod.getState());
}

/** All groups and all products (`whole`), or the first of each group and what is recommended (`home`). */
export const menuQuery = (part: 'home' | 'whole', location = nowhere) =>
  queryOptions({
    queryKey: [...cardsKey, part, location],
    queryFn: async ({ client, signal }): Promise<Menu> => {
      const api = apiOf(client);
      const [groups, products, recommended] = await Promise.all([
        api.call(catalogue.groups, { query: location, signal }),
        api.call(catalogue.products, { query: location, signal }),
        part === 'home' ? generalRecommendations(api, location, signal) : [],
      ]);
      return part === 'home' ? homeMenu(groups, products, recommended) : wholeMenu(groups, products);
    },
    placeholderData: keepPreviousData,
  });

/** Products of one group. */
export const groupCardsQuery = (group: Pick<Group, 'id' | 'seo_page'>, location = nowhere) =>
  queryOptions({
    queryKey: [...cardsKey, 'group', group.id, location],
    queryFn: async ({ client, signal }): Promise<{ cards: MenuCard[] }> => {
      const api = apiOf(client);
      const [groups, products] = await Promise.all([
        menuGroups(client, location, signal),
        api.call(catalogue.products, { query: { ...location, groups: [group.id] }, signal }),
      ]);
      return { cards: toMenuCards(products, groups) };
    },
    placeholderData: (previous, query) => (query?.queryKey[3] === group.id ? previous : undefined),
  });

/** What goes with a product, or with the cart (spec §7, recommendations). */
export const recommendedCardsQuery = (productId: number | undefined, location = nowhere) =>
  queryOptions({
    queryKey: [...cardsKey, 'recommended', productId ?? 'cart', location],
    queryFn: async ({ client, signal }): Promise<{ cards: MenuCard[] }> => {
      const about = productId === undefined ? { general: 1 } : { product_id: productId };
      const draft = useTakeMethod.getState().draftUuid;
      const [groups, products] = await Promise.all([
        menuGroups(client, location, signal),
        apiOf(client).call(cartCalls.recommendations, {
          query: { ...location, ...about, ...(draft && { draft_uuid: draft }) },
          signal,
        }),
      ]);
      return { cards: toMenuCards(products, groups).slice(0, mostRecommended) };
    },
    placeholderData: (previous, query) =>
      query?.queryKey[3] === (productId ?? 'cart') ? previous : undefined,
  });

/** Groups that a page has already, else asked for. */
async function menuGroups(client: QueryClient, location: LocationFields, signal: AbortSignal) {
  for (const [, menu] of client.getQueriesData<Partial<Menu>>({ queryKey: cardsKey })) {
    if (menu?.groups) return menu.groups;
  }
  const groups = await apiOf(client).call(catalogue.groups, { query: location, signal });
  return groups.map((group) => toMenuGroup(group));
}

/** A menu without recommendations is still a menu. */
function generalRecommendations(api: Api, location: LocationFields, signal: AbortSignal) {
  return api.call(cartCalls.recommendations, { query: { ...location, general: 1 }, signal }).catch(() => []);
}

function wholeMenu(groups: readonly Group[], products: readonly ProductCard[]): Menu {
  const counts = new Map<number, number>();
  for (const { parent_group_id: id } of products) if (id !== null) counts.set(id, (counts.get(id) ?? 0) + 1);
  const shown = groups.map((group) => toMenuGroup(group, counts.get(group.id)));
  return { groups: shown, cards: toMenuCards(products, shown), recommended: [] };
}

function homeMenu(
  groups: readonly Group[],
  products: readonly ProductCard[],
  recommended: readonly ProductCard[],
): Menu {
  const menu = wholeMenu(groups, products);
  const first = menu.groups.flatMap(({ slug }) =>
    menu.cards.filter((card) => card.group === slug).slice(0, homeCards),
  );
  const chosen = toMenuCards(recommended, menu.groups);
  const advised = (chosen.length > 0 ? chosen : menu.cards.filter(isHit)).slice(0, mostRecommended);
  const known = new Set(first.map((card) => card.id));
  return {
    groups: menu.groups,
    cards: [...first, ...advised.filter((card) => !known.has(card.id))],
    recommended: advised.map((card) => card.id),
  };
}

function isHit(card: MenuCard): boolean {
  return card.badges?.some((badge) => badge.toLowerCase() === hitLabel) ?? false;
}

/** The label by which the catalogue marks what is bought most. */
const hitLabel = 'хит';
