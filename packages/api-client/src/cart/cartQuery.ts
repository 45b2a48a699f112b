import { type Cart, cartCalls } from '@storefront/api-contract';
import { setDraftUuid, type TakeMethodState, useSession, useTakeMethod } from '@storefront/contracts';
import { pickupRestaurant, pricedFor } from '@storefront/domain';
import { type QueryClient, queryOptions, useQuery } from '@storefront/query';
import { apiOf } from '../call/apiOf';
import type { Api } from '../call/createApi';
import { isLoggedIn } from '../call/loggedIn';
import { useIsHydrated } from '../hydration/useIsHydrated';
import { cartLocation, locationFields } from '../location/location';
import { restaurantsQuery } from '../restaurants/restaurantQueries';

export const cartKey = ['cart'] as const;

/**
 * Location and draft as every cart call sends them, read when the call is sent (spec §6): the location of the
 * chosen take method, or of the take method in `override`.
 */
export function cartFields(override: Partial<Pick<TakeMethodState, 'takeMethod'>> = {}) {
  const state = { ...useTakeMethod.getState(), ...override };
  return { ...cartLocation(state), ...(state.draftUuid ? { draft_uuid: state.draftUuid } : {}) };
}

/** Reads the cart of the draft or the user. A saved address is sent with its coordinates (spec §6). */
export const readCart = (api: Api, signal?: AbortSignal) =>
  api.call(cartCalls.get, {
    query: { ...locationFields(useTakeMethod.getState()), ...cartFields() },
    signal,
  });

/** Whether this browser knows an address or a restaurant. */
export function isPlaceKnown(): boolean {
  const { delivery, pickup } = useTakeMethod.getState();
  return delivery !== undefined || pickup !== undefined;
}

const adopted = new WeakSet<QueryClient>();

function isUnchanged(before: TakeMethodState): boolean {
  const now = useTakeMethod.getState();
  return (['takeMethod', 'delivery', 'pickup'] as const).every((name) => now[name] === before[name]);
}

/**
 * Takes over the pickup of a cart that was read by a browser without a place: it was chosen on another device. The page
 * would name delivery beside the discount of a pickup. Not if the customer has chosen since the state `before` the read,
 * and once for a page: a later choice of delivery stays.
 */
export function adoptPickup(queryClient: QueryClient, cart: Cart, before: TakeMethodState): void {
  if (pricedFor(cart) !== 'pickup' || adopted.has(queryClient) || !isUnchanged(before)) return;
  adopted.add(queryClient);
  useTakeMethod.setState({ takeMethod: 'pickup' });
  if (cart.organization_id !== null) void adoptRestaurant(queryClient, cart.organization_id);
}

/** A restaurant that cannot be read is left for the customer to choose. */
async function adoptRestaurant(queryClient: QueryClient, id: number): Promise<void> {
  const restaurants = await queryClient.fetchQuery(restaurantsQuery()).catch(() => []);
  const found = restaurants.find((restaurant) => restaurant.id === id);
  if (found && !useTakeMethod.getState().pickup) useTakeMethod.setState({ pickup: pickupRestaurant(found) });
}

const readsHeldUntil = new WeakMap<QueryClient, Promise<void>>();

/**
 * Lets components read the cart only after `until`, which must not reject. A login holds their reads, because the
 * customer's addresses come before the cart (spec §4, Auth). The cart writes of the login end the reads that wait.
 */
export function holdCartReads(queryClient: QueryClient, until: Promise<void>): void {
  readsHeldUntil.set(queryClient, until);
}

async function fetchCart({
  client,
  signal,
}: {
  client: QueryClient;
  signal: AbortSignal;
}): Promise<Cart | null> {
  const held = readsHeldUntil.get(client);
  if (held) {
    await held;
    signal.throwIfAborted();
  }
  const before = useTakeMethod.getState();
  const requestedDraft = before.draftUuid;
  const isCustomer = isLoggedIn(client);
  const knowsPlace = isPlaceKnown();
  const { order } = await readCart(apiOf(client), signal);
  // The answer to a guest may come after the login: the customer may have another cart.
  if (isLoggedIn(client) !== isCustomer) return fetchCart({ client, signal });
  // A customer's read has adopted the draft, and without a cart there is no draft (decision 0043).
  const isOver = isCustomer || !order;
  if (isOver && useTakeMethod.getState().draftUuid === requestedDraft) setDraftUuid(undefined);
  if (order && !knowsPlace) adoptPickup(client, order, before);
  return order;
}

const staleTime = 30_000;

/** The cart of the draft or the user; null when there is none. It is fetched in the browser only. */
export const cartQuery = () => queryOptions({ queryKey: cartKey, queryFn: fetchCart, staleTime });

/**
 * Replaces the cached cart with the response of a cart call. Adopts a guest's new draft from it; a customer has none,
 * and no cart means no draft (spec §4, Cart).
 */
export function acceptCart(queryClient: QueryClient, cart: Cart | null): void {
  queryClient.setQueryData(cartKey, cart);
  if (!cart) setDraftUuid(undefined);
  else if (cart.draft_uuid && !useTakeMethod.getState().draftUuid && !isLoggedIn(queryClient)) {
    setDraftUuid(cart.draft_uuid);
  }
}

/** Whether a cart may be kept under the draft or for the customer, for calls outside components. */
export function hasDraftOrLogin(queryClient: QueryClient): boolean {
  return useTakeMethod.getState().draftUuid !== undefined || isLoggedIn(queryClient);
}

const hydratingKey = ['cart', 'hydrating'] as const;

/** Hides the cart of a guest's draft that another tab has cleared. */
const withoutDraft = (cart: Cart | null) => (cart?.draft_uuid ? null : cart);

/**
 * The cart to render. A guest without a draft has no cart, and no call is made. The server renders no cart, so a
 * component gets no cart while it hydrates, which may be after another component has already fetched the cart.
 */
export function useCart() {
  const { status } = useSession();
  const isHydrated = useIsHydrated();
  const mayHaveCart = useTakeMethod((state) => state.isRestored && (status === 'user' || !!state.draftUuid));
  const queryKey: readonly string[] = isHydrated ? cartKey : hydratingKey;
  return useQuery({
    queryKey,
    queryFn: fetchCart,
    staleTime,
    enabled: isHydrated && mayHaveCart,
    ...(mayHaveCart ? {} : { select: withoutDraft }),
    // Another tab may have changed the cart.
    refetchOnWindowFocus: 'always',
  });
}
