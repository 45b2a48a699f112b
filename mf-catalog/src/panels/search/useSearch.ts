import { groupsQuery, useFailureToast, useLocationFields } from '@storefront/api-client';
import { useQuery } from '@storefront/query';
import type { NextPage } from '@storefront/ui';
import { useState } from 'react';
import { type MenuGroup, toMenuCards, toMenuGroup } from '../../shared/card/menuCard';
import { containsPhrase } from './highlight';
import { type SearchAnswer, searchPagesQuery } from './searchPages';

/**
 * Searches for a phrase, page by page. Each phrase has its own cache entry, so a late answer is never shown
 * for another phrase. A failure is toasted (spec §8).
 */
export function useSearch(phrase: string) {
  const location = useLocationFields();
  const [requested, setRequested] = useState({ phrase, pages: 1 });
  const pages = requested.phrase === phrase ? requested.pages : 1;
  const menu = useQuery(groupsQuery(location));
  const latest = useQuery(searchPagesQuery(phrase, location, pages));
  // Stays on the screen while the next page is loading, or when it has failed.
  const previous = useQuery(searchPagesQuery(phrase, location, Math.max(1, pages - 1)));
  useFailureToast(latest.error ?? menu.error);

  const groups = (menu.data ?? []).map((group) => toMenuGroup(group));
  const answer = latest.data ?? previous.data;
  return {
    /** Every group of the menu. */
    groups,
    /** Undefined until the first page and the menu have loaded. */
    matches: answer && menu.data && toMatches(answer, groups, phrase),
    nextPage: nextPageOf(latest, answer?.hasMore ?? false),
    loadMore: () => {
      if (latest.isError) void latest.refetch();
      else if (latest.data?.hasMore) setRequested({ phrase, pages: pages + 1 });
    },
    isFailed: (latest.isError && !answer) || (menu.isError && !menu.data),
    retry: () => {
      if (latest.isError) void latest.refetch();
      if (menu.isError) void menu.refetch();
    },
  };
}

function toMatches(answer: SearchAnswer, menu: readonly MenuGroup[], phrase: string) {
  const found = answer.groups.map((group) => toMenuGroup(group));
  // A back end that searches products only leaves the groups to us.
  const groups = found.length > 0 ? found : menu.filter(({ name }) => containsPhrase(name, phrase));
  return { cards: toMenuCards(answer.products, menu), groups, total: answer.total + groups.length };
}

function nextPageOf(latest: { isFetching: boolean; isError: boolean }, hasMore: boolean): NextPage {
  if (!hasMore) return 'none';
  if (latest.isFetching) return 'loading';
  return latest.isError ? 'failed' : 'available';
}
