import { type LocationFields, locationFields } from '@storefront/api-client';
import type { Group } from '@storefront/api-contract';
import { serverOnlyMeta, useTakeMethod } from '@storefront/contracts';
import { keepPreviousData, queryOptions } from '@storefront/query';
import { cardsKey } from './cardsKey';
import { firstOfGroup } from './firstOfGroup';
import type { GroupCards, GroupPage, Menu, MenuPart } from './menu';

const nowhere: LocationFields = {};
const none: readonly number[] = [];

/** The place of the order now: none on the server, where nobody has chosen one yet. */
export function currentLocation(): LocationFields {
  return locationFields(useTakeMethod.getState());
}

// What asks and reads comes with the first question: a page from the server has its answers already.

/**
 * All groups and all products (`whole`, at a restaurant's `table` with their energy), or the first of each group and
 * what is recommended (`home`). Of a long menu only what the page begins with. With labels only what has every one of
 * them, and nothing is recommended.
 */
export const menuQuery = (part: MenuPart, location = nowhere, labels = none) =>
  queryOptions({
    queryKey: [...cardsKey, part, location, labels],
    queryFn: async (context): Promise<Menu> =>
      (await import('./loadMenu')).loadMenu(part, { location, labels }, context),
    placeholderData: keepPreviousData,
  });

/**
 * Products of one group, all of them. A page that the server drew has what it begins with by `groupPageQuery` and asks
 * for these when the rest comes near.
 */
export const groupCardsQuery = (group: Pick<Group, 'id'>, location = nowhere, labels = none) =>
  queryOptions({
    queryKey: [...cardsKey, 'group', group.id, location, labels],
    queryFn: async (context): Promise<GroupCards> =>
      (await import('./loadMenu')).loadGroupCards(group.id, { location, labels }, context),
    placeholderData: (previous, query) => (query?.queryKey[3] === group.id ? previous : undefined),
    meta: serverOnlyMeta,
  });

/** What the page of a group is drawn of, see `firstOfGroup`. */
export const groupPageQuery = (group: Pick<Group, 'id'>, location = nowhere, labels = none) =>
  queryOptions({
    queryKey: [...cardsKey, 'group-page', group.id, location, labels],
    queryFn: async ({ client }): Promise<GroupPage> =>
      firstOfGroup(await client.fetchQuery(groupCardsQuery(group, location, labels))),
    placeholderData: (previous, query) => (query?.queryKey[3] === group.id ? previous : undefined),
  });

/** What goes with a product, or with the cart (spec §7, recommendations). */
export const recommendedCardsQuery = (productId: number | undefined, location = nowhere) =>
  queryOptions({
    queryKey: [...cardsKey, 'recommended', productId ?? 'cart', location],
    queryFn: async (context): Promise<Pick<GroupCards, 'cards'>> =>
      (await import('./loadMenu')).loadRecommended(productId, location, context),
    placeholderData: (previous, query) =>
      query?.queryKey[3] === (productId ?? 'cart') ? previous : undefined,
  });
