import { saveChosenAddress, sendTakeMethod, toastFailure } from '@storefront/api-client';
import { isSamePlace, selectedAddress, toast, useTakeMethod } from '@storefront/contracts';
import type { QueryClient } from '@storefront/query';
import { messages } from './messages';

const chosen = () => selectedAddress(useTakeMethod.getState());

/**
 * Saves a delivery address without an id before the order is placed (decision 0010): coordinates name a house, and the
 * order would go to another saved flat in it. A separate call sends the id to the cart, since `process` has no place in
 * spec §7. A failure is toasted, and the address stays as it was typed.
 *
 * @returns whether the order may be placed.
 */
export async function saveOrderAddress(queryClient: QueryClient): Promise<boolean> {
  const before = chosen();
  if (before?.type !== 'delivery' || before.id !== undefined) return true;
  try {
    await saveChosenAddress(queryClient);
  } catch (error) {
    toastFailure(error, messages.addressNotSaved);
    return false;
  }
  const after = chosen();
  if (after?.type !== 'delivery' || !isSamePlace({ ...after, id: undefined }, before)) {
    toast(messages.changed);
    return false;
  }
  // The address is saved, but the back end does not return its id: the order goes to the coordinates.
  if (after.id === undefined) return true;
  // `undo` removes the id, so that the next press sends the address again.
  const undo = () => {
    if (isSamePlace(chosen(), after)) useTakeMethod.setState({ delivery: before });
  };
  const cart = await sendTakeMethod(queryClient, {
    method: 'delivery',
    undo,
    fallback: messages.addressNotSent,
    keepsBonuses: true,
  });
  return cart !== undefined;
}
