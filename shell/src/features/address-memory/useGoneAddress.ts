import { addressesQuery, ApiError, cartKey } from '@storefront/api-client';
import { useTakeMethod } from '@storefront/contracts';
import { useQueryClient } from '@storefront/query';
import { useEffect } from 'react';

const [addresses] = addressesQuery().queryKey;
const [cart] = cartKey;

const isRefused = (error: unknown) =>
  error instanceof ApiError && error.kind === 'refused' && error.status < 500 && error.status !== 401;

const chosenId = () => useTakeMethod.getState().delivery?.id;

/**
 * Takes the id from the chosen delivery address when the customer's addresses have been read without it: another device
 * has edited or removed the address. The address itself stays, and goes to the back end as coordinates until an order
 * saves it again (decision 0010). A refused read of the cart is what reveals it on a page that stays open.
 */
export function useGoneAddress(): void {
  const queryClient = useQueryClient();

  useEffect(() => {
    let requestedId: number | undefined;

    function dropIfGone(ids: readonly number[]) {
      // Whoever changes the addresses on this page chooses the next one, and must find the old id to know.
      if (queryClient.isMutating() > 0) return;
      const { delivery } = useTakeMethod.getState();
      // A list that was requested before the address was saved does not show it.
      if (delivery?.id === undefined || delivery.id !== requestedId || ids.includes(delivery.id)) return;
      useTakeMethod.setState({ delivery: { ...delivery, id: undefined } });
      if (queryClient.getQueryState(cartKey)?.status === 'error')
        void queryClient.refetchQueries({ queryKey: cartKey, exact: true });
    }

    return queryClient.getQueryCache().subscribe((event) => {
      if (event.type !== 'updated') return;
      const { action, query } = event;
      const [name] = query.queryKey;
      if (name === cart && action.type === 'error' && isRefused(action.error) && chosenId() !== undefined) {
        void queryClient.fetchQuery({ ...addressesQuery(), staleTime: 0 }).catch(() => undefined);
      }
      if (name !== addresses) return;
      if (action.type === 'fetch') requestedId = chosenId();
      if (action.type === 'success' && !action.manual) {
        const saved = queryClient.getQueryData(addressesQuery().queryKey) ?? [];
        dropIfGone(saved.map(({ id }) => id));
      }
    });
  }, [queryClient]);
}
