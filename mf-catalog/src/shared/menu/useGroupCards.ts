import { useFailureToast, useLocationFields } from '@storefront/api-client';
import { useQuery } from '@storefront/query';
import { isAvailable } from '../card/isAvailable';
import { groupCardsQuery } from './menuQueries';

/** The available products of a group except one. A failed load is toasted (spec §8). */
export function useGroupCards(groupId: number, exceptId?: number) {
  const group = { id: groupId, seo_page: null };
  const { data, isError, error, refetch } = useQuery(groupCardsQuery(group, useLocationFields()));
  useFailureToast(error);
  return {
    cards: data?.cards.filter((card) => isAvailable(card) && card.id !== exceptId),
    isFailed: isError && !data,
    retry: () => void refetch(),
  };
}
