import { type Cart, cartCalls } from '@storefront/api-contract';
import { setDraftUuid, useSession, useTakeMethod } from '@storefront/contracts';
import { type QueryClient, queryOptions, useQuery } from '@storefront/query';
import { apiOf } from '../call/apiOf';
import { locationFields } from '../location/location';

export const cartKey = ['cart'] as const;

/** Place and draft as every cart call sends them, read when the call leaves (spec §6). */
export function cartFields() {
  const state = useTakeMethod.getState();
  return { ...locationFields(state), ...(state.draftUuid ? { draft_uuid: state.draftUuid } : {}) };
}

/** The cart of the draft or the user; null when there is none. It is read in the browser only. */
export const cartQuery = () =>
  queryOptions({
    queryKey: cartKey,
    queryFn: async ({ client, signal }): Promise<Cart | null> => {
      const { order } = await apiOf(client).call(cartCalls.get, { query: cartFields(), signal });
      return order;
    },
    staleTime: 30_000,
  });

/** Takes an answer of a cart call as the whole cart, and a guest's new draft with it (spec §4, Cart). */
export function acceptCart(queryClient: QueryClient, cart: Cart | null): void {
  queryClient.setQueryData(cartKey, cart);
  if (cart?.draft_uuid && !useTakeMethod.getState().draftUuid) setDraftUuid(cart.draft_uuid);
}

/** The cart on the screen. A guest without a draft has none, and no call is made. */
export function useCart() {
  const { status } = useSession();
  const mayHaveCart = useTakeMethod((state) => state.isRestored && (status === 'user' || !!state.draftUuid));
  return useQuery({ ...cartQuery(), enabled: mayHaveCart });
}
