import { toastFailure, useAddAddress, useChangeTakeMethod } from '@storefront/api-client';
import {
  chooseAddress,
  type DeliveryAddress,
  type PickupRestaurant,
  selectedAddress,
  useSession,
  useTakeMethod,
} from '@storefront/contracts';
import { useQueryClient } from '@storefront/query';
import { useState } from 'react';
import { applyAddressChange } from './applyAddressChange';
import { messages } from './messages';

/**
 * Makes a place the place of the order (spec §4, Address): saves a customer's new address with the account, then
 * changes the cart and informs the other teams. When saving fails, the address is chosen without an id.
 */
export function useChoosePlace() {
  const { status } = useSession();
  const queryClient = useQueryClient();
  const { mutateAsync: addAddress } = useAddAddress();
  const { mutateAsync: changeTakeMethod } = useChangeTakeMethod();
  const { mutateAsync: changeAddress } = useChangeTakeMethod('address');
  const [isChoosing, setIsChoosing] = useState(false);

  async function saveIfNew(address: DeliveryAddress): Promise<DeliveryAddress> {
    if (status !== 'user' || address.id !== undefined) return address;
    try {
      const { id } = await addAddress(address);
      return { ...address, id };
    } catch (error) {
      toastFailure(error, messages.notSaved);
      return address;
    }
  }

  async function choose(place: DeliveryAddress | PickupRestaurant) {
    setIsChoosing(true);
    const after = place.type === 'delivery' ? await saveIfNew(place) : place;
    const before = selectedAddress(useTakeMethod.getState());
    const undo = chooseAddress(after);
    await applyAddressChange({ queryClient, changeTakeMethod, changeAddress }, { before, after, undo });
    setIsChoosing(false);
  }

  return { choose, isChoosing };
}
