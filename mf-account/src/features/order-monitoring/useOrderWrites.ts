import {
  loadDeferredCalls,
  orderQuery,
  refreshAfterOrder,
  toastFailure,
  useApi,
} from '@storefront/api-client';
import { useMutation, useQueryClient } from '@storefront/query';
import { messages } from './messages';

/** Reads the order again after a write, also after a failed one: the kitchen or the bank may have been faster. */
function useReread(id: number) {
  const queryClient = useQueryClient();
  return async () => {
    await Promise.all([
      queryClient.invalidateQueries({ queryKey: orderQuery(id).queryKey }),
      refreshAfterOrder(queryClient),
    ]);
  };
}

/** Cancels an order that the kitchen has not begun. */
export function useCancelOrder(id: number) {
  const api = useApi();
  const onSettled = useReread(id);
  return useMutation({
    mutationFn: async () => {
      const { orders } = await loadDeferredCalls();
      return api.call(orders.cancel, { path: { id } });
    },
    onError: (error) => toastFailure(error, messages.cancelFailed),
    onSettled,
  });
}

/** Lets an order that waits for its online payment be paid on receipt. */
export function usePayOnReceipt(id: number) {
  const api = useApi();
  const onSettled = useReread(id);
  return useMutation({
    mutationFn: async (paymentTypeId: 2 | 3) => {
      const { orders } = await loadDeferredCalls();
      return api.call(orders.payOnReceipt, { path: { id }, body: { payment_type_id: paymentTypeId } });
    },
    onError: (error) => toastFailure(error, messages.payOnReceiptFailed),
    onSettled,
  });
}
