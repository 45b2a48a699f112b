import {
  addressesQuery,
  type Api,
  cartFields,
  cartKey,
  loadDeferredCalls,
  orderQuery,
  restaurantsQuery,
  runCartWrite,
  saveAddress,
  sendTakeMethod,
  toastFailure,
} from '@storefront/api-client';
import type { Purchase } from '@storefront/api-contract';
import {
  chooseAddress,
  closePanels,
  type DeliveryAddress,
  on,
  openPanel,
  type PickupRestaurant,
  replacePanel,
  selectedAddress,
  toast,
  useTakeMethod,
} from '@storefront/contracts';
import { hasUnavailableItems, pickupRestaurant, visibleItems } from '@storefront/domain';
import type { QueryClient } from '@storefront/query';
import { emitPlace } from '../../shared/place/emitPlace';
import { restaurantQuery } from '../../shared/place/restaurantQuery';
import { askForPlace } from './askForPlace';
import { keepWishes } from './keepWishes';
import { messages } from './messages';
import { deliveryPlace } from './orderPlace';
import { withCart } from './withCart';

interface Context {
  api: Api;
  queryClient: QueryClient;
}

type Place = DeliveryAddress | PickupRestaurant;

/**
 * Puts the dishes of a placed order into the cart again (spec §4, Repeat order): finds and chooses its place, sends the
 * place to the server, then adds the dishes; all writes wait for earlier cart writes. For an address of street and house
 * alone the customer confirms or chooses the place, else the repeat is given up. Then opens only the cart, with
 * the dishes that the place lacks in a panel over it. A failure is toasted, and the cart opens unchanged (spec §8). If
 * the customer has closed the cart meanwhile, no panel opens. Never rejects.
 */
export async function repeatOrder(context: Context, id: string): Promise<void> {
  const { queryClient } = context;
  // Undefined during cart writes, which toast their own failures.
  let text: string | undefined = messages.loadFailed;
  let isCartOpen = true;
  const stop = on('shell:panel-closed', ({ panel }) => {
    if (panel === 'cart') isCartOpen = false;
  });
  try {
    const order = await queryClient.fetchQuery(orderQuery(id));
    const found = await placeOf(order, queryClient);
    if (found && isUnlocated(found)) {
      if (!isCartOpen || !(await askForPlace(id))) {
        toast(messages.givenUp);
        if (isCartOpen) replacePanel('cart');
        return;
      }
    } else if (found) {
      text = messages.saveFailed;
      const place = await ensureSaved(found, context);
      text = undefined;
      await choosePlace(place, queryClient);
    }
    text = undefined;
    const { cart, gone } = await addDishes(queryClient, order);
    await keepWishes(queryClient, order, cart);
    if (gone.length > 0) toast(messages.gone(gone));
    if (!isCartOpen) return;
    closePanels();
    openPanel('cart');
    if (hasUnavailableItems(cart)) openPanel('unavailable-items');
  } catch (error) {
    if (text) toastFailure(error, text);
    void queryClient.invalidateQueries({ queryKey: cartKey });
    if (isCartOpen) replacePanel('cart');
  } finally {
    stop();
  }
}

/** @throws ApiError, after it has been toasted. */
async function addDishes(queryClient: QueryClient, order: Purchase) {
  let gone: string[] = [];
  const cart = await runCartWrite(
    queryClient,
    {
      call: async (api) => {
        const { orders } = await loadDeferredCalls();
        const answer = await api.call(orders.repeat, { path: { id: order.id }, body: cartFields() });
        gone = namesOfGone(answer.deleted_items, order);
        return withCart(api, answer);
      },
      fallback: messages.saveFailed,
    },
    undefined,
  );
  return { cart, gone };
}

/** The names of the dishes that are gone, each once. For a dish that left the menu only the order may have a name. */
function namesOfGone(
  gone: readonly { product_id: number | null; name: string }[],
  { items }: Pick<Purchase, 'items'>,
): string[] {
  const nameOf = (productId: number | null) =>
    items.find(({ product_id }) => product_id === productId)?.product.name ?? '';
  const lines = gone.map(({ product_id, name }) => ({
    amount: 1,
    product: { name: name || nameOf(product_id) },
  }));
  const names = visibleItems(lines).map(({ product }) => product.name);
  return [...new Set(names)].filter(Boolean);
}

/** The restaurant of a pickup; the address of a delivery, as a saved address if the account has it. */
async function placeOf(order: Purchase, queryClient: QueryClient): Promise<Place | undefined> {
  const { organization, address } = order;
  if (order.is_self_service) {
    const restaurants = await queryClient.fetchQuery(restaurantsQuery());
    const restaurant =
      restaurants.find(({ id }) => id === organization?.id) ??
      (organization?.id && (await queryClient.fetchQuery(restaurantQuery(organization.id))));
    if (!restaurant) throw new Error(`restaurant ${organization?.id} of the order no longer exists`);
    return pickupRestaurant(restaurant);
  }
  if (!address) return undefined;
  const known = queryClient.getQueryData(addressesQuery().queryKey) ?? [];
  const addresses =
    known.length > 0 ? known : await queryClient.fetchQuery({ ...addressesQuery(), staleTime: 0 });
  return deliveryPlace(address, addresses);
}

/**
 * Chooses the place and emits its events; when the server refuses it, the old place is restored.
 *
 * @throws Error after the refusal has been toasted.
 */
async function choosePlace(place: Place, queryClient: QueryClient): Promise<void> {
  const before = selectedAddress(useTakeMethod.getState());
  const undo = chooseAddress(place);
  const change = { method: place.type, undo, fallback: messages.saveFailed };
  const cart = await sendTakeMethod(queryClient, change);
  if (cart === undefined) throw new Error('the server refused the place of the order');
  emitPlace({ before, after: place });
}

/** An address of street and house alone (spec §3, Purchase): whether the chain delivers there is unknown. */
const isUnlocated = (place: Place) =>
  place.type === 'delivery' && place.id === undefined && !place.coordinates;

/** Adds an address to the account unless it is saved there. */
async function ensureSaved(place: Place, { api, queryClient }: Context): Promise<Place> {
  if (place.type === 'pickup' || place.id !== undefined) return place;
  try {
    return { ...place, id: await saveAddress(api, place) };
  } finally {
    void queryClient.invalidateQueries({ queryKey: addressesQuery().queryKey });
  }
}
