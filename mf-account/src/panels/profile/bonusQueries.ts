import { apiOf, loadDeferredCalls } from '@storefront/api-client';
import { queryOptions } from '@storefront/query';

/** The customer's cards, the current one first. */
export const bonusCardsQuery = () =>
  queryOptions({
    queryKey: ['bonus', 'cards'],
    queryFn: async ({ client, signal }) => {
      const { bonusCalls } = await loadDeferredCalls();
      return apiOf(client).call(bonusCalls.cards, { signal });
    },
  });

/** The bonuses that will burn. */
export const buyerBonusQuery = () =>
  queryOptions({
    queryKey: ['bonus', 'buyer-bonus'],
    queryFn: async ({ client, signal }) => {
      const { bonusCalls } = await loadDeferredCalls();
      return apiOf(client).call(bonusCalls.buyerBonus, { signal });
    },
  });
