import { saveChosenAddress, sendTakeMethod, toastFailure } from '@storefront/api-client';
import { isSamePlace, selectedAddress, toast, useTakeMethod } from '@storefront/contracts';
import type { QueryClient } from '@storefront/query';
import { messages } from './messages';

const chosen = () => selectedAddress(useTakeMethod.getState());

/**
 * Saves a delivery address without an id before it is ordered to (decision 0010): coordinates name a house, and the order
 * would go to another saved flat of it. The cart gets the id by a call of its own, since `process` has no place in spec
 * §7. What fails is toasted, and the address stays as it was typed.
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
  // Saved, but the back end does not show its id: the order goes to the coordinates.
  if (after.id === undefined) return true;
  // Without an id the next press sends it again.
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
