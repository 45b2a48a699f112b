import { loadDeferredCalls, useApi } from '@storefront/api-client';
import { useMutation } from '@storefront/query';
import type { toRequest } from './reviewForm';

/** Saves the review of a visit (spec §7, Restaurants). */
export function useReviewRestaurant() {
  const api = useApi();
  return useMutation({
    mutationFn: async (body: ReturnType<typeof toRequest>) => {
      const { inquiryCalls } = await loadDeferredCalls();
      return api.call(inquiryCalls.review, { body });
    },
  });
}
