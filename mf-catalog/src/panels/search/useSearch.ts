import { groupsQuery, searchQuery, useLocationFields } from '@storefront/api-client';
import { useQuery } from '@storefront/query';
import { toMenuCards, toMenuGroup } from '../../shared/menu/menuCard';

/** What a phrase finds. Every phrase has its own answer, so one that comes late is never shown for another. */
export function useSearch(phrase: string) {
  const location = useLocationFields();
  const menu = useQuery(groupsQuery(location));
  const answer = useQuery(searchQuery(phrase, location));
  const groups = (menu.data ?? []).map((group) => toMenuGroup(group));
  return {
    /** Every group of the menu. */
    groups,
    found: answer.data &&
      menu.data && {
        cards: toMenuCards(answer.data.data, groups),
        groups: answer.data.groups.map((group) => toMenuGroup(group)),
        total: Math.max(answer.data.meta.total, answer.data.data.length),
      },
    isFailed: answer.isError || menu.isError,
    retry: () => {
      if (answer.isError) void answer.refetch();
      if (menu.isError) void menu.refetch();
    },
  };
}
