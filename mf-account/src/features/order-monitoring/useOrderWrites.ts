import {
  type Api,
  loadDeferredCalls,
  orderQuery,
  refreshAfterOrder,
  toastFailure,
  useApi,
} from '@storefront/api-client';
import { useBrand } from '@storefront/contracts';
import { isAllowedPayment } from '@storefront/domain';
import { useMutation, useQueryClient } from '@storefront/query';
import { messages } from './messages';

type DeferredCalls = Awaited<ReturnType<typeof loadDeferredCalls>>;

interface OrderWrite<Variables> {
  call: (api: Api, calls: DeferredCalls['orders'], variables: Variables) => Promise<unknown>;
  /** Toasted when the server sends no message. */
  fallback: string;
}

/** A write of an order. The order is read again also after a failure: the kitchen or the bank may have been faster. */
function useOrderWrite<Variables>(id: number, { call, fallback }: OrderWrite<Variables>) {
  const api = useApi();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (variables: Variables) => call(api, (await loadDeferredCalls()).orders, variables),
    onError: (error) => toastFailure(error, fallback),
    onSettled: () =>
      Promise.all([
        queryClient.invalidateQueries({ queryKey: orderQuery(id).queryKey }),
        refreshAfterOrder(queryClient),
      ]),
  });
}

/** Cancels an order that the kitchen has not begun. */
export const useCancelOrder = (id: number) =>
  useOrderWrite<void>(id, {
    call: (api, { cancel }) => api.call(cancel, { path: { id } }),
    fallback: messages.cancelFailed,
  });

/** Lets an order that waits for its online payment be paid on receipt. */
export const usePayOnReceipt = (id: number) =>
  useOrderWrite<2 | 3>(id, {
    call: (api, { payOnReceipt }, type) =>
      api.call(payOnReceipt, { path: { id }, body: { payment_type_id: type } }),
    fallback: messages.payOnReceiptFailed,
  });

/** Leaves for the page of a new payment of an order whose last payment can never be made. */
export function usePayAgain(id: number) {
  const { paymentHosts: hosts } = useBrand();
  return useOrderWrite<void>(id, {
    call: async (api, { payAgain }) => {
      const { payment_url: url } = await api.call(payAgain, { path: { id } });
      if (!url || !isAllowedPayment(url, { origin: window.location.origin, hosts })) {
        throw new Error(`the payment page is on a host that the brand does not name: ${url}`);
      }
      window.location.assign(url);
    },
    fallback: messages.payAgainFailed,
  });
}
