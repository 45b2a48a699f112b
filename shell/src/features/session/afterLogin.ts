import {
  adoptPickup,
  type Api,
  cartCalls,
  isPlaceKnown,
  loadDefaultAddress,
  readCart,
  runCartWrite,
  saveChosenAddress,
  sendTakeMethod,
  settingsQuery,
  toastFailure,
  userQuery,
} from '@storefront/api-client';
import { selectedAddress, setDraftUuid, toast, useTakeMethod } from '@storefront/contracts';
import type { QueryClient } from '@storefront/query';
import { messages } from './messages';

/**
 * Reads the cart with the guest's draft. The back end adopts the draft, and the page forgets it (decision 0043). For a
 * visitor who had chosen no place the cart is read for the place that the server keeps with it.
 */
async function readWithDraft(api: Api, hadPlace: boolean) {
  const { draftUuid } = useTakeMethod.getState();
  const answer = hadPlace
    ? await readCart(api)
    : await api.call(cartCalls.get, { query: { draft_uuid: draftUuid } });
  if (useTakeMethod.getState().draftUuid === draftUuid) setDraftUuid(undefined);
  return answer;
}

/**
 * Reads the cart, and writes the chosen take method into it, even if the read failed: the customer's cart may have been
 * saved with another take method (spec §4, Auth). The read waits in the queue of cart writes, so that no write cancels
 * it.
 */
async function syncCart(queryClient: QueryClient, hadPlace: boolean) {
  const call = (api: Api) => readWithDraft(api, hadPlace);
  const before = useTakeMethod.getState();
  const read = { call, fallback: messages.cartFailed, isRead: true } as const;
  const cart = await runCartWrite(queryClient, read, undefined).catch(() => undefined);
  if (cart && !hadPlace) adoptPickup(queryClient, cart, before);
  const state = useTakeMethod.getState();
  if (cart === null || !selectedAddress(state)) return;
  await sendTakeMethod(queryClient, {
    method: state.takeMethod,
    fallback: messages.saveFailed,
    keepsBonuses: true,
  });
}

/** Loads the customer. Other components share the query; only this function shows the failure (spec §8). */
export async function loadUser(queryClient: QueryClient) {
  try {
    return await queryClient.fetchQuery(userQuery());
  } catch (error) {
    toastFailure(error, messages.userFailed);
    return undefined;
  }
}

/** A customer whose account waits for its deletion learns it at the login; the panel says the day and has the way back. */
async function greet(queryClient: QueryClient) {
  const user = await loadUser(queryClient);
  if (!user || user.deletion_at === null) return;
  const settings = await queryClient.ensureQueryData(settingsQuery()).catch(() => undefined);
  if (!settings?.extras.includes('account-deletion')) return;
  toast(messages.deletionWaits, 'neutral', { label: messages.cancelDeletion, panel: 'personal-data' });
}

/** The steps after a login, in this order: addresses, cart, the end of the draft, take method (spec §4, Auth). */
export async function syncAfterLogin(queryClient: QueryClient): Promise<void> {
  void greet(queryClient);
  const hadPlace = isPlaceKnown();
  // A typed address that cannot be saved is kept (spec §4, Address).
  await saveChosenAddress(queryClient).catch((error: unknown) => toastFailure(error, messages.saveFailed));
  await loadDefaultAddress(queryClient);
  await syncCart(queryClient, hadPlace);
}
