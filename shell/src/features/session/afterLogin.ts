import {
  addressesQuery,
  type Api,
  cartKey,
  cartQuery,
  saveAddress,
  sendTakeMethod,
  toastFailure,
  userQuery,
} from '@storefront/api-client';
import { chooseAddress, selectedAddress, useTakeMethod } from '@storefront/contracts';
import { deliveryAddress } from '@storefront/domain';
import type { QueryClient } from '@storefront/query';
import { messages } from './messages';

interface Visitor {
  api: Api;
  queryClient: QueryClient;
}

/** Saves the typed address with the account, or chooses the default address (spec §4, Address). */
async function syncAddress({ api, queryClient }: Visitor) {
  const { delivery } = useTakeMethod.getState();
  if (delivery && delivery.id === undefined) {
    const saved = await saveAddress(api, delivery).catch((error: unknown) =>
      toastFailure(error, messages.saveFailed),
    );
    if (saved) useTakeMethod.setState({ delivery: { ...delivery, id: saved.id } });
    return;
  }
  await chooseDefaultAddress(queryClient);
}

/** Chooses the customer's default address, unless an address is chosen already (spec §4, Address). */
export async function chooseDefaultAddress(queryClient: QueryClient) {
  if (selectedAddress(useTakeMethod.getState())) return;
  const addresses = await queryClient
    .fetchQuery(addressesQuery())
    .catch((error: unknown) => toastFailure(error, messages.loadFailed));
  const preferred = addresses?.find((address) => address.default);
  // The customer may have chosen while the addresses were loading.
  if (!preferred || selectedAddress(useTakeMethod.getState())) return;
  chooseAddress({ ...deliveryAddress(preferred), id: preferred.id });
}

/** Writes the chosen take method into the customer's cart, which may have been saved with another (spec §4, Auth). */
async function syncTakeMethod({ queryClient }: Pick<Visitor, 'queryClient'>) {
  // A request that left as a guest must not answer for the customer.
  await queryClient.cancelQueries({ queryKey: cartKey });
  // The cart panel shows that the cart could not be loaded.
  const cart = await queryClient.fetchQuery({ ...cartQuery(), staleTime: 0 }).catch(() => null);
  const state = useTakeMethod.getState();
  if (!cart || !selectedAddress(state)) return;
  await sendTakeMethod(queryClient, { method: state.takeMethod, fallback: messages.saveFailed });
}

/** Loads the customer. Other components share the query; only this one shows the failure (spec §8). */
export function loadUser(queryClient: QueryClient) {
  queryClient.fetchQuery(userQuery()).catch((error: unknown) => toastFailure(error, messages.userFailed));
}

/** What follows a login, in this order: customer and addresses, then cart and take method (spec §4, Auth). */
export async function syncAfterLogin(visitor: Visitor): Promise<void> {
  loadUser(visitor.queryClient);
  await syncAddress(visitor);
  await syncTakeMethod(visitor);
}
