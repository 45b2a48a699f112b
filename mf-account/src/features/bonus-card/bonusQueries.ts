import { apiOf, bonusKey, loadDeferredCalls } from '@storefront/api-client';
import { queryOptions } from '@storefront/query';

/** The customer's cards, the current one first. */
export const cardsQuery = () =>
  queryOptions({
    queryKey: [...bonusKey, 'cards'],
    queryFn: async ({ client, signal }) => {
      const { bonusCalls } = await loadDeferredCalls();
      return apiOf(client).call(bonusCalls.cards, { signal });
    },
  });

/** The bonuses that will expire, by moment. */
export const buyerBonusQuery = () =>
  queryOptions({
    queryKey: [...bonusKey, 'buyer-bonus'],
    queryFn: async ({ client, signal }) => {
      const { bonusCalls } = await loadDeferredCalls();
      return apiOf(client).call(bonusCalls.buyerBonus, { signal });
    },
  });
