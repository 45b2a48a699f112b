import { type LocationFields, locationFields } from '@storefront/api-client';
import { serverOnlyMeta, useTakeMethod } from '@storefront/contracts';
import { keepPreviousData, queryOptions } from '@storefront/query';
import { toGroupPage } from './toGroupPage';
import {
  type CardsGroup,
  cardsKey,
  type GroupCards,
  type GroupPage,
  type Menu,
  type MenuScope,
} from './menu';

const noLocation: LocationFields = {};
const noLabels: readonly number[] = [];

/** The location of the order; empty on the server, which does not know the visitor's choice. */
export function currentLocation(): LocationFields {
  return locationFields(useTakeMethod.getState());
}

/**
 * For a query whose data is made from `groupCardsQuery`. A failure is not retried here, because `groupCardsQuery`
 * retries by itself. But a panel with the same cards cancels their request when it closes: this query then requests
 * them again.
 */
export const retryCancelled = { retry: (_: number, error: Error) => error.message === 'CancelledError' };

// The loaders are a separate chunk: a server-rendered page already has its data.

/**
 * All groups and all products (`whole`; `table` adds their energy), or the first products of each group and
 * the recommended ones (`home`). A long menu is cut to its first cards. With labels: only products that have
 * all of them, and no recommendations.
 */
export const menuQuery = (scope: MenuScope, location = noLocation, labels = noLabels) =>
  queryOptions({
    queryKey: [...cardsKey, scope, location, labels],
    queryFn: async (context): Promise<Menu> =>
      (await import('./loadMenu')).loadMenu(scope, { location, labels }, context),
    placeholderData: keepPreviousData,
  });

/**
 * All products of one group. A server-rendered page carries only `groupPageQuery` and loads all products when the rest
 * of the list comes near the viewport. The key includes the URL of the group's page, because the links of an unlisted
 * group depend on it.
 */
export const groupCardsQuery = (group: CardsGroup, location = noLocation, labels = noLabels) =>
  queryOptions({
    queryKey: [...cardsKey, 'group', group.id, location, labels, group.seo_page?.url],
    queryFn: async (context): Promise<GroupCards> =>
      (await import('./loadMenu')).loadGroupCards(group, { location, labels }, context, () =>
        context.client.fetchQuery(groupCardsQuery({ id: group.id }, location, labels)),
      ),
    // With a page URL the cards come from the query by the group's id, which retries by itself.
    ...(group.seo_page?.url && retryCancelled),
    placeholderData: (previous, query) => (query?.queryKey[3] === group.id ? previous : undefined),
    meta: serverOnlyMeta,
  });

/** Every card of the menu of a place. No page carries it. */
export const everyCardQuery = (location: LocationFields) =>
  queryOptions({
    queryKey: [...cardsKey, 'every', location],
    queryFn: async (context): Promise<Pick<GroupCards, 'cards'>> =>
      (await import('./loadMenu')).loadEveryCard(location, context),
    placeholderData: keepPreviousData,
  });

/** The id of the group in which the menu has a product, see `findGroupOfProduct`. */
export const groupOfProductQuery = (productId: number, location: LocationFields) =>
  queryOptions({
    queryKey: ['catalogue', 'group-of-product', productId, location],
    queryFn: async (context): Promise<number | null> =>
      (await import('./groupProducts')).findGroupOfProduct(productId, location, context),
    placeholderData: (previous, query) => (query?.queryKey[2] === productId ? previous : undefined),
  });

/** The data of a group's page, see `toGroupPage`. */
export const groupPageQuery = (group: CardsGroup, location = noLocation, labels = noLabels) =>
  queryOptions({
    queryKey: [...cardsKey, 'group-page', group.id, location, labels],
    queryFn: async ({ client }): Promise<GroupPage> =>
      toGroupPage(await client.fetchQuery(groupCardsQuery(group, location, labels))),
    ...retryCancelled,
    placeholderData: (previous, query) => (query?.queryKey[3] === group.id ? previous : undefined),
  });

/** Recommendations for a product, or for the cart (spec §7, recommendations). */
export const recommendedCardsQuery = (productId: number | undefined, location = noLocation) =>
  queryOptions({
    queryKey: [...cardsKey, 'recommended', productId ?? 'cart', location],
    queryFn: async (context): Promise<Pick<GroupCards, 'cards'>> =>
      (await import('./loadMenu')).loadRecommended(productId, location, context),
    placeholderData: (previous, query) =>
      query?.queryKey[3] === (productId ?? 'cart') ? previous : undefined,
  });
