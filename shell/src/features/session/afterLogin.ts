import {
  addressesQuery,
  type Api,
  cartCalls,
  cartFields,
  loadDefaultAddress,
  runCartWrite,
  saveAddress,
  sendTakeMethod,
  toastFailure,
  userQuery,
} from '@storefront/api-client';
import { isSamePlace, selectedAddress, setDraftUuid, useTakeMethod } from '@storefront/contracts';
import type { QueryClient } from '@storefront/query';
import { messages } from './messages';

interface Visitor {
  api: Api;
  queryClient: QueryClient;
}

/**
 * Saves the typed address with the account; one that cannot be saved is kept (spec §4, Address). An address that is chosen
 * meanwhile stays.
 */
async function saveTypedAddress({ api, queryClient }: Visitor) {
  const { delivery } = useTakeMethod.getState();
  if (!delivery || delivery.id !== undefined) return;
  const id = await saveAddress(api, delivery).catch((error: unknown) => {
    toastFailure(error, messages.saveFailed);
    return undefined;
  });
  void queryClient.invalidateQueries({ queryKey: addressesQuery().queryKey });
  if (id !== undefined && isSamePlace(useTakeMethod.getState().delivery, delivery))
    useTakeMethod.setState({ delivery: { ...delivery, id } });
}

/** Reads the cart with the guest's draft, which the back end adopts and which is then forgotten (decision 0043). */
async function readWithDraft(api: Api) {
  const { draftUuid } = useTakeMethod.getState();
  const answer = await api.call(cartCalls.get, { query: cartFields() });
  if (useTakeMethod.getState().draftUuid === draftUuid) setDraftUuid(undefined);
  return answer;
}

/**
 * Reads the cart, and writes the chosen take method into it: the customer's cart may have been saved with another (spec
 * §4, Auth), also one that could not be read. The read takes its turn among the cart writes, so that none of them
 * cancels it.
 */
async function syncCart(queryClient: QueryClient) {
  const read = { call: readWithDraft, fallback: messages.cartFailed, isRead: true } as const;
  const cart = await runCartWrite(queryClient, read, undefined).catch(() => undefined);
  const state = useTakeMethod.getState();
  if (cart === null || !selectedAddress(state)) return;
  await sendTakeMethod(queryClient, { method: state.takeMethod, fallback: messages.saveFailed });
}

/** Loads the customer. Other components share the query; only this one shows the failure (spec §8). */
export function loadUser(queryClient: QueryClient) {
  queryClient.fetchQuery(userQuery()).catch((error: unknown) => toastFailure(error, messages.userFailed));
}

/** What follows a login, in this order: addresses, cart, the end of the draft, take method (spec §4, Auth). */
export async function syncAfterLogin({ api, queryClient }: Visitor): Promise<void> {
  loadUser(queryClient);
  await saveTypedAddress({ api, queryClient });
  await loadDefaultAddress(queryClient);
  await syncCart(queryClient);
}
