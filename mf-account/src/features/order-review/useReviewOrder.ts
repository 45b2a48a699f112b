import { loadDeferredCalls, useApi } from '@storefront/api-client';
import { useMutation, useQueryClient } from '@storefront/query';
import type { toRequest } from './reviewForm';

interface Sent {
  body: ReturnType<typeof toRequest>;
  onUpload: ((sent: number) => void) | undefined;
}

/**
 * Saves the review of an order. The order is read again in any case: a refusal may mean that another tab has reviewed it
 * (spec §7).
 */
export function useReviewOrder(id: string) {
  const api = useApi();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async ({ body, onUpload }: Sent) => {
      const { orders } = await loadDeferredCalls();
      return api.call(orders.estimate, { path: { id }, body, onUpload });
    },
    onSettled: () => void queryClient.invalidateQueries({ queryKey: ['orders'] }),
  });
}
