import {
  acceptCart,
  addressesQuery,
  type Api,
  ApiError,
  cartCalls,
  cartFields,
  cartKey,
  failureText,
  loadLaterCalls,
  orderQuery,
  restaurantsQuery,
  saveAddress,
} from '@storefront/api-client';
import type { Purchase } from '@storefront/api-contract';
import {
  chooseAddress,
  closePanels,
  type DeliveryAddress,
  emit,
  openPanel,
  type PickupRestaurant,
  replacePanel,
  selectedAddress,
  toast,
  useTakeMethod,
} from '@storefront/contracts';
import type { QueryClient } from '@storefront/query';
import { lacksSomething } from '../../shared/cart/lacksSomething';
import { pickupOf } from '../../shared/place/pickupPoint';
import { messages } from './messages';
import { deliveryPlace } from './orderPlace';

interface Customer {
  api: Api;
  queryClient: QueryClient;
}

type Place = DeliveryAddress | PickupRestaurant;

/**
 * Puts a placed order into the cart once more (spec §4, Repeat order): its place is found and chosen, the server is
 * told, the dishes follow; then nothing but the cart is open, and over it what the place lacks. Whatever fails is
 * told, and the cart opens as it is (spec §8). Never rejects.
 */
export async function repeatOrder(customer: Customer, id: string): Promise<void> {
  const { api, queryClient } = customer;
  let text: string = messages.loadFailed;
  try {
    const order = await queryClient.fetchQuery(orderQuery(id));
    const place = await placeOf(order, queryClient);
    text = messages.saveFailed;
    if (place) await takeTo(place, customer);
    const { orders } = await loadLaterCalls();
    const { order: cart, deleted_items: gone } = await api.call(orders.repeat, {
      path: { id },
      body: cartFields(),
    });
    await queryClient.cancelQueries({ queryKey: cartKey });
    acceptCart(queryClient, cart);
    if (gone.length > 0) toast(messages.gone(gone.map(({ name }) => name)));
    closePanels();
    openPanel('cart');
    if (lacksSomething(cart)) openPanel('unavailable-items');
  } catch (error) {
    toast(failureText(error, text), 'error');
    void queryClient.invalidateQueries({ queryKey: cartKey });
    replacePanel('cart');
  }
}

/** The restaurant of a pickup; the address of a delivery, by the account's own entry where it has one. */
async function placeOf(order: Purchase, queryClient: QueryClient): Promise<Place | undefined> {
  const { organization, address } = order;
  if (order.is_self_service) {
    const restaurants = await queryClient.fetchQuery(restaurantsQuery());
    const restaurant = restaurants.find(({ id }) => id === organization?.id);
    if (!restaurant) throw new Error(`restaurant ${organization?.id} of the order is not there any more`);
    return pickupOf(restaurant);
  }
  if (!address) return undefined;
  const known = queryClient.getQueryData(addressesQuery().queryKey) ?? [];
  const addresses =
    known.length > 0 ? known : await queryClient.fetchQuery({ ...addressesQuery(), staleTime: 0 });
  return deliveryPlace(address, addresses);
}

/** Chooses the place and tells everybody; where the server refuses it, the old one stays. */
async function takeTo(place: Place, { api, queryClient }: Customer): Promise<void> {
  const { takeMethod, delivery, pickup } = useTakeMethod.getState();
  const before = selectedAddress({ takeMethod, delivery, pickup });
  const chosen = await withAccount(place, { api, queryClient });
  chooseAddress(chosen);
  try {
    const body = { ...cartFields(), method: chosen.type };
    const { error: isRefused, message } = await api.call(cartCalls.changeTakeMethod, { body });
    if (isRefused) throw new ApiError({ kind: 'refused', status: 200, body: { message: message ?? '' } });
  } catch (error) {
    useTakeMethod.setState({ takeMethod, delivery, pickup });
    throw error;
  }
  emit('checkout:address-chosen', { takeMethod: chosen.type });
  if (before?.coordinates !== chosen.coordinates) {
    emit('checkout:address-changed', { coordinates: chosen.coordinates });
  }
}

/** An address that the account lacks is added to it. */
async function withAccount(place: Place, { api, queryClient }: Customer): Promise<Place> {
  if (place.type === 'pickup' || place.id !== undefined) return place;
  const { id } = await saveAddress(api, place);
  void queryClient.invalidateQueries({ queryKey: addressesQuery().queryKey });
  return { ...place, id };
}
