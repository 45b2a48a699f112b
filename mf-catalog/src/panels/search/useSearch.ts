import { groupsQuery, useFailureToast, useLocationFields } from '@storefront/api-client';
import { useQuery } from '@storefront/query';
import { useState } from 'react';
import { type MenuGroup, toMenuCards, toMenuGroup } from '../../shared/menu/menuCard';
import { isIn } from './highlight';
import { type Found, searchPagesQuery } from './searchPages';

/**
 * What a phrase finds, page by page. Every phrase has its own answers, so one that comes late is never shown for
 * another. A failure has been toasted (spec §8).
 */
export function useSearch(phrase: string) {
  const location = useLocationFields();
  const [asked, setAsked] = useState({ phrase, count: 1 });
  const count = asked.phrase === phrase ? asked.count : 1;
  const menu = useQuery(groupsQuery(location));
  const latest = useQuery(searchPagesQuery(phrase, location, count));
  // What is on the screen while the next page is on its way, or when it did not come.
  const before = useQuery(searchPagesQuery(phrase, location, Math.max(1, count - 1)));
  useFailureToast(latest.error ?? menu.error);

  const groups = (menu.data ?? []).map((group) => toMenuGroup(group));
  const answer = latest.data ?? before.data;
  return {
    /** Every group of the menu. */
    groups,
    found: answer && menu.data && toFound(answer, groups, phrase),
    /** The next page: none, to be asked for, on its way, or not to be had. */
    next: nextPage(latest, answer?.hasMore ?? false),
    more: () => {
      if (latest.isError) void latest.refetch();
      else if (latest.data?.hasMore) setAsked({ phrase, count: count + 1 });
    },
    isFailed: (latest.isError && !answer) || (menu.isError && !menu.data),
    retry: () => {
      if (latest.isError) void latest.refetch();
      if (menu.isError) void menu.refetch();
    },
  };
}

function toFound(answer: Found, menu: readonly MenuGroup[], phrase: string) {
  const named = answer.groups.map((group) => toMenuGroup(group));
  const groups = foundGroups(named, menu, phrase);
  return { cards: toMenuCards(answer.products, menu), groups, total: answer.total + groups.length };
}

export type NextPage = 'none' | 'there' | 'coming' | 'failed';

function nextPage(latest: { isFetching: boolean; isError: boolean }, hasMore: boolean): NextPage {
  if (!hasMore) return 'none';
  if (latest.isFetching) return 'coming';
  return latest.isError ? 'failed' : 'there';
}

/** A back end that finds products alone leaves the groups to us: those whose name has the phrase. */
function foundGroups(found: MenuGroup[], all: readonly MenuGroup[], phrase: string): MenuGroup[] {
  return found.length > 0 ? found : all.filter(({ name }) => isIn(name, phrase));
}
