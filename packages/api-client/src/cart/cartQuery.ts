import { type Cart, cartCalls } from '@storefront/api-contract';
import { setDraftUuid, type TakeMethodState, useSession, useTakeMethod } from '@storefront/contracts';
import { type QueryClient, queryOptions, useQuery } from '@storefront/query';
import { useSyncExternalStore } from 'react';
import { apiOf } from '../call/apiOf';
import { locationFields } from '../location/location';

export const cartKey = ['cart'] as const;

/**
 * Place and draft as every cart call sends them, read when the call leaves (spec §6): the place of the chosen take
 * method, or of the one that the call is about.
 */
export function cartFields(about: Partial<Pick<TakeMethodState, 'takeMethod'>> = {}) {
  const state = { ...useTakeMethod.getState(), ...about };
  return { ...locationFields(state), ...(state.draftUuid ? { draft_uuid: state.draftUuid } : {}) };
}

async function fetchCart({
  client,
  signal,
}: {
  client: QueryClient;
  signal: AbortSignal;
}): Promise<Cart | null> {
  const asked = useTakeMethod.getState().draftUuid;
  const { order } = await apiOf(client).call(cartCalls.get, { query: cartFields(), signal });
  if (!order && useTakeMethod.getState().draftUuid === asked) setDraftUuid(undefined);
  return order;
}

const staleTime = 30_000;

/** The cart of the draft or the user; null when there is none. It is read in the browser only. */
export const cartQuery = () => queryOptions({ queryKey: cartKey, queryFn: fetchCart, staleTime });

/**
 * Takes an answer of a cart call as the whole cart, and a guest's new draft with it; no cart is no draft either
 * (spec §4, Cart).
 */
export function acceptCart(queryClient: QueryClient, cart: Cart | null): void {
  queryClient.setQueryData(cartKey, cart);
  if (!cart) setDraftUuid(undefined);
  else if (cart.draft_uuid && !useTakeMethod.getState().draftUuid) setDraftUuid(cart.draft_uuid);
}

const noCartYet = ['cart', 'hydrating'] as const;
const never = () => () => undefined;

/** False while a part is hydrated, which may be after another part has read the cart already. */
function useIsHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}

/** Another tab has forgotten the guest's draft: what lay in it is not theirs any more. */
const withoutDraft = (cart: Cart | null) => (cart?.draft_uuid ? null : cart);

/**
 * The cart on the screen. A guest without a draft has none, and no call is made. The server draws no cart, so a
 * part that is being hydrated sees none either.
 */
export function useCart() {
  const { status } = useSession();
  const isHydrated = useIsHydrated();
  const mayHaveCart = useTakeMethod((state) => state.isRestored && (status === 'user' || !!state.draftUuid));
  const queryKey: readonly string[] = isHydrated ? cartKey : noCartYet;
  return useQuery({
    queryKey,
    queryFn: fetchCart,
    staleTime,
    enabled: isHydrated && mayHaveCart,
    ...(mayHaveCart ? {} : { select: withoutDraft }),
    // Another tab may have changed it meanwhile.
    refetchOnWindowFocus: 'always',
  });
}
