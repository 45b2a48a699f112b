import { catalogue } from '@storefront/api-contract';
import { keepPreviousData, queryOptions } from '@storefront/query';
import { apiOf } from '../call/apiOf';
import type { LocationFields } from '../location/location';

const nowhere: LocationFields = {};

/** Groups of the menu for a place (spec §7, Catalogue). */
export const groupsQuery = (location = nowhere) =>
  queryOptions({
    queryKey: ['catalogue', 'groups', location],
    queryFn: ({ client, signal }) => apiOf(client).call(catalogue.groups, { query: location, signal }),
    placeholderData: keepPreviousData,
  });

/**
 * Labels to choose products by, each with how many products it would leave beside the chosen ones. A failure is only
 * logged (spec §8): a menu without its filter is still a menu.
 */
export const labelsQuery = (chosen: readonly number[] = [], location = nowhere) =>
  queryOptions({
    queryKey: ['catalogue', 'labels', chosen, location],
    queryFn: ({ client, signal }) =>
      apiOf(client)
        .call(catalogue.labels, {
          query: { ...location, label: 'show', ...(chosen.length > 0 ? { labels: [...chosen] } : {}) },
          signal,
        })
        .catch((error: unknown) => {
          if (!signal.aborted) console.warn('the labels could not be loaded', error);
          throw error;
        }),
    placeholderData: keepPreviousData,
  });

export const groupQuery = (slug: string) =>
  queryOptions({
    queryKey: ['catalogue', 'group', slug],
    queryFn: ({ client, signal }) => apiOf(client).call(catalogue.group, { path: { slug }, signal }),
  });

export const productQuery = (slug: string, location = nowhere) =>
  queryOptions({
    queryKey: ['catalogue', 'product', slug, location],
    queryFn: ({ client, signal }) =>
      apiOf(client).call(catalogue.product, { path: { slug }, query: location, signal }),
  });

/** A page of what a search finds, from 1; a phrase that is blank after trimming asks nothing (spec §5). */
export const searchQuery = (phrase: string, location = nowhere, page = 1) =>
  queryOptions({
    queryKey: ['catalogue', 'search', phrase.trim(), location, page],
    queryFn: ({ client, signal }) =>
      apiOf(client).call(catalogue.search, {
        query: location,
        body: { phrase: phrase.trim(), page },
        signal,
      }),
    enabled: phrase.trim() !== '',
  });
