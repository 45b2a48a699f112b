import { useFailureToast, useLocationFields } from '@storefront/api-client';
import { useQuery } from '@storefront/query';
import { toLoadFailure } from '@storefront/ui';
import { isAvailable } from '../card/isAvailable';
import { groupCardsQuery } from './menuQueries';

/** The available products of a group except one. A failed load is toasted (spec §8). */
export function useGroupCards(groupId: number, exceptId?: number) {
  const group = { id: groupId, seo_page: null };
  const query = useQuery(groupCardsQuery(group, useLocationFields()));
  useFailureToast(query.error);
  return {
    cards: query.data?.cards.filter((card) => isAvailable(card) && card.id !== exceptId),
    failure: toLoadFailure(query),
  };
}
