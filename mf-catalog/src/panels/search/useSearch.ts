import {
  groupsQuery,
  type LocationFields,
  searchQuery,
  useFailureToast,
  useLocationFields,
} from '@storefront/api-client';
import type { Group, ProductCard } from '@storefront/api-contract';
import { usePagedList } from '@storefront/paged-list';
import { type QueryClient, useQuery } from '@storefront/query';
import { type ReadFailure, toLoadFailure } from '@storefront/ui';
import { toMenuCards, toMenuGroup } from '../../shared/card/menuCard';
import { hasDishes } from '../../shared/menu/hasDishes';
import { isOfGroups } from '../../shared/menu/menu';
import { containsPhrase } from './highlight';

/**
 * Searches for a phrase, page by page. Each phrase has its own cache entry, so a late answer is never shown
 * for another phrase. A failure is toasted (spec §8).
 */
export function useSearch(phrase: string) {
  const location = useLocationFields();
  const menu = useQuery(groupsQuery(location));
  const { list, error, nextPage, loadMore } = usePagedList({
    key: ['catalogue', 'search-pages', phrase, location],
    loadPage: async (client: QueryClient, page: number) => {
      const { data, meta } = await client.fetchQuery(searchQuery(phrase, location, page));
      return {
        data: await inTheirGroups(data, menu.data ?? [], location, client),
        meta: { current_page: null, last_page: null, total: meta?.total ?? 0 },
      };
    },
    // The query below reads the first page in parallel with the menu.
    isEnabled: phrase !== '' && menu.data !== undefined,
  });
  const firstPage = useQuery(searchQuery(phrase, location));
  // Every page contains the same matching groups.
  const { groups: found = [], matched_words: matchedWords = [] } = firstPage.data ?? {};
  useFailureToast(error ?? menu.error);

  // A page without a network is paused, and the list waits for the page, so the page's failure is shown.
  const pageFailure = list.data ? undefined : toLoadFailure(firstPage);
  const products = list.data;
  return {
    /** Every group of the menu that has dishes. */
    groups: (menu.data ?? []).filter(hasDishes).map((group) => toMenuGroup(group)),
    /** Undefined until the first page and the menu have loaded. */
    matches: products &&
      menu.data && {
        ...toMatches({ products, found, menu: menu.data, phrase }),
        matchedWords,
      },
    nextPage,
    loadMore,
    failure: joinFailures([toLoadFailure(list) ?? pageFailure, toLoadFailure(menu)]),
  };
}

function joinFailures(reads: readonly (ReadFailure | undefined)[]): ReadFailure | undefined {
  const failures = reads.filter((read) => read !== undefined);
  if (failures.length === 0) return undefined;
  return {
    isOffline: failures.some(({ isOffline }) => isOffline),
    onRetry: () => {
      for (const { onRetry } of failures) onRetry();
    },
  };
}

/** Finds the groups of products if the back end leaves them out or names unlisted ones. Loads that code only then. */
async function inTheirGroups(
  products: ProductCard[],
  listed: readonly Group[],
  location: LocationFields,
  client: QueryClient,
) {
  if (products.every(isOfGroups(listed))) return products;
  const { withGroups } = await import('../../shared/menu/groupProducts');
  return withGroups(products, listed, location, client);
}

interface Found {
  products: { items: readonly ProductCard[]; total: number | undefined };
  found: readonly Group[];
  menu: readonly Group[];
  phrase: string;
}

function toMatches({ products: { items, total = items.length }, found, menu, phrase }: Found) {
  // For a back end that searches only products, groups are matched here. Other back ends may send a part of a group.
  const matching =
    found.length > 0
      ? found.map((group) => menu.find(({ id }) => id === group.id) ?? group)
      : menu.filter(({ name }) => containsPhrase(name, phrase));
  const groups = matching.filter(hasDishes).map((group) => toMenuGroup(group));
  // A found dish is shown even if its group counts as empty.
  const cards = toMenuCards(
    items,
    menu.map((group) => toMenuGroup(group)),
  );
  return { cards, groups, total: total + groups.length };
}
