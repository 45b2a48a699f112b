import { loadDeferredCalls, useApi } from '@storefront/api-client';
import { useMutation } from '@storefront/query';
import type { toRequest } from './reviewForm';

interface Sent {
  body: ReturnType<typeof toRequest>;
  onUpload: ((sent: number) => void) | undefined;
}

/** Saves the review of a visit (spec §7, Restaurants). */
export function useReviewRestaurant() {
  const api = useApi();
  return useMutation({
    mutationFn: async ({ body, onUpload }: Sent) => {
      const { inquiryCalls } = await loadDeferredCalls();
      return api.call(inquiryCalls.review, { body, onUpload });
    },
  });
}
