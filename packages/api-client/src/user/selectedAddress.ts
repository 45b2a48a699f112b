import {
  type DeliveryAddress,
  on,
  type PickupRestaurant,
  selectedAddress,
  useTakeMethod,
} from '@storefront/contracts';
import type { QueryClient } from '@storefront/query';
import { loadDeferredCalls } from '../call/loadDeferredCalls';
import { isLoggedIn } from '../call/loggedIn';
import { messages } from '../call/messages';
import { toastFailure } from '../call/toastFailure';
import { addressesQuery } from './userQueries';

/** Pickup without a restaurant is a choice too: a delivery address must not undo it. */
function needsDefault(): boolean {
  const { takeMethod, delivery } = useTakeMethod.getState();
  return takeMethod === 'delivery' && delivery === undefined;
}

/** How long a press waits for the customer's addresses; then the customer is asked. */
const timeoutMs = 3_000;

/** @returns whether the addresses were loaded. */
async function chooseDefault(queryClient: QueryClient): Promise<boolean> {
  let hasLeft = false;
  const stop = on('account:logged-out', () => {
    hasLeft = true;
  });
  try {
    const addresses = await queryClient.fetchQuery({ ...addressesQuery(), staleTime: 0 });
    const { addressFromSaved } = await loadDeferredCalls();
    const saved = addresses.find((address) => address.default);
    const preferred = saved && addressFromSaved(saved);
    // The customer may have chosen or logged out while the addresses were loading. The default is not the customer's
    // choice: it gives way to a choice that is being saved.
    // With pickup it waits for a switch to delivery.
    const isFree = !hasLeft && useTakeMethod.getState().delivery === undefined;
    if (preferred && isFree) useTakeMethod.setState({ delivery: preferred });
    return true;
  } catch (error) {
    toastFailure(error, messages.load);
    return false;
  } finally {
    stop();
  }
}

const loads = new WeakMap<QueryClient, Promise<boolean>>();

/**
 * Loads the customer's addresses, and chooses the default one unless an address is chosen already (spec §4, Address).
 * Only once: an address that the customer removes later stays removed. A failure is toasted, and the next call tries
 * again.
 */
export async function loadDefaultAddress(queryClient: QueryClient): Promise<void> {
  const load = loads.get(queryClient) ?? chooseDefault(queryClient);
  loads.set(queryClient, load);
  if (!(await load)) loads.delete(queryClient);
}

function restored(): Promise<void> {
  return new Promise((resolve) => {
    if (useTakeMethod.getState().isRestored) return resolve();
    const stop = useTakeMethod.subscribe(({ isRestored }) => {
      if (!isRestored) return;
      stop();
      resolve();
    });
  });
}

/**
 * The address of the order, for a press that may come before it is known: waits until this browser's address is
 * restored, and for a customer without an address until the default one is chosen. Undefined when the visitor has to
 * choose.
 */
export async function loadSelectedAddress(
  queryClient: QueryClient,
): Promise<DeliveryAddress | PickupRestaurant | undefined> {
  await restored();
  if (needsDefault() && isLoggedIn(queryClient)) {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const timeout = new Promise<void>((resolve) => {
      timer = setTimeout(resolve, timeoutMs);
    });
    await Promise.race([loadDefaultAddress(queryClient), timeout]);
    clearTimeout(timer);
  }
  return selectedAddress(useTakeMethod.getState());
}
