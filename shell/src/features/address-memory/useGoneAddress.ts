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
 * Removes the id of the chosen delivery address when the customer's addresses have been read without it: another device
 * has edited or removed the address. The address itself stays, and goes to the back end as coordinates until an order
 * saves it again (decision 0010). On a page that stays open, a refused read of the cart starts the check.
 */
export function useGoneAddress(): void {
  const queryClient = useQueryClient();

  useEffect(() => {
    let requestedId: number | undefined;

    function dropIfGone(ids: readonly number[]) {
      // A change of the addresses on this page chooses the next address itself, and needs the old id for that.
      if (queryClient.isMutating() > 0) return;
      const { delivery } = useTakeMethod.getState();
      // A list that was requested before the address was saved does not contain it.
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
