import { cartKey, failureText, useAddAddress, useChangeTakeMethod } from '@storefront/api-client';
import {
  chooseAddress,
  type DeliveryAddress,
  emit,
  type PickupRestaurant,
  selectedAddress,
  toast,
  useSession,
  useTakeMethod,
} from '@storefront/contracts';
import { useQueryClient } from '@storefront/query';
import { useState } from 'react';
import { messages } from './messages';

/**
 * Makes a place the place of the order (spec §4, Address): a customer's new address is saved with the account,
 * the cart learns of it, and the other teams hear. A save that fails leaves the address chosen without an id.
 */
export function useChoosePlace() {
  const { status } = useSession();
  const queryClient = useQueryClient();
  const { mutateAsync: addAddress } = useAddAddress();
  const { mutateAsync: changeTakeMethod } = useChangeTakeMethod();
  const [isChoosing, setIsChoosing] = useState(false);

  async function saved(address: DeliveryAddress): Promise<DeliveryAddress> {
    if (status !== 'user' || address.id !== undefined) return address;
    try {
      const { id } = await addAddress(address);
      return { ...address, id };
    } catch (error) {
      toast(failureText(error, messages.notSaved), 'error');
      return address;
    }
  }

  function mayHaveCart() {
    const cart = queryClient.getQueryData(cartKey);
    return cart === undefined ? useTakeMethod.getState().draftUuid !== undefined : cart !== null;
  }

  async function choose(place: DeliveryAddress | PickupRestaurant) {
    setIsChoosing(true);
    const chosen = place.type === 'delivery' ? await saved(place) : place;
    const before = selectedAddress(useTakeMethod.getState());
    chooseAddress(chosen);
    // Leaves before the others hear, so that what they put into the cart goes to the new place.
    const told = mayHaveCart()
      ? changeTakeMethod({ method: chosen.type }).catch(() => undefined)
      : queryClient.invalidateQueries({ queryKey: cartKey });
    emit('checkout:address-chosen', { takeMethod: chosen.type });
    if (before?.coordinates !== chosen.coordinates) {
      emit('checkout:address-changed', { coordinates: chosen.coordinates });
    }
    await told;
    setIsChoosing(false);
  }

  return { choose, isChoosing };
}
