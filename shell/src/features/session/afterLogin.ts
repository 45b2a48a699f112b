import {
  acceptCart,
  addressesQuery,
  type Api,
  cartCalls,
  cartKey,
  cartQuery,
  failureText,
  locationFields,
  saveAddress,
  userQuery,
} from '@storefront/api-client';
import { chooseAddress, selectedAddress, toast, useTakeMethod } from '@storefront/contracts';
import type { QueryClient } from '@storefront/query';
import { toDeliveryAddress } from './deliveryAddress';
import { messages } from './messages';

interface Visitor {
  api: Api;
  queryClient: QueryClient;
}

const tell = (text: string) => (error: unknown) => toast(failureText(error, text), 'error');

/** The typed address is saved with the account, else the default one is chosen (spec §4, Address). */
async function settleAddress({ api, queryClient }: Visitor) {
  const { delivery } = useTakeMethod.getState();
  if (delivery && delivery.id === undefined) {
    const saved = await saveAddress(api, delivery).catch(tell(messages.saveFailed));
    if (saved) useTakeMethod.setState({ delivery: { ...delivery, id: saved.id } });
    return;
  }
  await chooseDefaultAddress(queryClient);
}

/** A customer for whom nothing is chosen yet gets the default address (spec §4, Address). */
export async function chooseDefaultAddress(queryClient: QueryClient) {
  if (selectedAddress(useTakeMethod.getState())) return;
  const addresses = await queryClient.fetchQuery(addressesQuery()).catch(tell(messages.loadFailed));
  const preferred = addresses?.find((address) => address.default);
  // The customer may have chosen while the addresses were on their way.
  if (preferred && !selectedAddress(useTakeMethod.getState())) chooseAddress(toDeliveryAddress(preferred));
}

/** The customer's cart learns how this order is taken: it may remember another way (spec §4, Auth). */
async function sendTakeMethod({ api, queryClient }: Visitor) {
  // What a guest has asked for is not the answer.
  await queryClient.cancelQueries({ queryKey: cartKey });
  // The cart panel tells that it could not be loaded.
  const cart = await queryClient.fetchQuery({ ...cartQuery(), staleTime: 0 }).catch(() => null);
  const state = useTakeMethod.getState();
  if (!cart || !selectedAddress(state)) return;
  const { takeMethod: method, draftUuid } = state;
  const answer = await api
    .call(cartCalls.changeTakeMethod, {
      body: { ...locationFields(state), ...(draftUuid ? { draft_uuid: draftUuid } : {}), method },
    })
    .catch(tell(messages.saveFailed));
  if (answer) acceptCart(queryClient, answer.order);
}

/** Everybody's query for the customer; the words when it fails are said here alone (spec §8). */
export function loadUser(queryClient: QueryClient) {
  queryClient.fetchQuery(userQuery()).catch(tell(messages.userFailed));
}

/** What a login brings with it, in this order: customer and addresses, then cart and take method (spec §4, Auth). */
export async function settleAfterLogin(visitor: Visitor): Promise<void> {
  loadUser(visitor.queryClient);
  await settleAddress(visitor);
  await sendTakeMethod(visitor);
}
