import { failureText, useAddAddress } from '@storefront/api-client';
import {
  chooseAddress,
  type DeliveryAddress,
  type PickupRestaurant,
  selectedAddress,
  toast,
  useSession,
  useTakeMethod,
} from '@storefront/contracts';
import { useState } from 'react';
import { useAddressChanged } from '../../shared/address-changed/useAddressChanged';
import { messages } from './messages';

/**
 * Makes a place the place of the order (spec §4, Address): a customer's new address is saved with the account,
 * the cart learns of it, and the other teams hear. A save that fails leaves the address chosen without an id.
 */
export function useChoosePlace() {
  const { status } = useSession();
  const { mutateAsync: addAddress } = useAddAddress();
  const addressChanged = useAddressChanged();
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

  async function choose(place: DeliveryAddress | PickupRestaurant) {
    setIsChoosing(true);
    const chosen = place.type === 'delivery' ? await saved(place) : place;
    const before = selectedAddress(useTakeMethod.getState());
    chooseAddress(chosen);
    await addressChanged({ before, after: chosen });
    setIsChoosing(false);
  }

  return { choose, isChoosing };
}
