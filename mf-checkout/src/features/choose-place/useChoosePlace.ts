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
import { useRef, useState } from 'react';
import { applyAddressChange } from './applyAddressChange';
import { messages } from './messages';

interface Options {
  /** The same place under another id or with another flat: it stays chosen when the server refuses it. */
  isEdited?: boolean;
}

/** The fields without the id, to compare addresses. */
const fieldsOf = (address: DeliveryAddress) =>
  JSON.stringify(Object.entries({ ...address, id: undefined }).sort());

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
  const lastSaved = useRef<DeliveryAddress>(undefined);
  const [isChoosing, setIsChoosing] = useState(false);

  async function saveIfNew(address: DeliveryAddress): Promise<DeliveryAddress> {
    if (status !== 'user' || address.id !== undefined) return address;
    // It was saved before the server refused it.
    if (lastSaved.current && fieldsOf(lastSaved.current) === fieldsOf(address)) return lastSaved.current;
    try {
      const { id } = await addAddress(address);
      lastSaved.current = { ...address, id };
      return lastSaved.current;
    } catch (error) {
      toastFailure(error, messages.notSaved);
      return address;
    }
  }

  /** Resolves to whether the place stays chosen; the failure has been toasted. */
  async function choose(
    place: DeliveryAddress | PickupRestaurant,
    { isEdited = false }: Options = {},
  ): Promise<boolean> {
    setIsChoosing(true);
    const after = place.type === 'delivery' ? await saveIfNew(place) : place;
    const before = selectedAddress(useTakeMethod.getState());
    const undoChoice = chooseAddress(after);
    const undo = isEdited ? undefined : undoChoice;
    const isKept = await applyAddressChange(
      { queryClient, changeTakeMethod, changeAddress },
      { before, after, undo },
    );
    setIsChoosing(false);
    return isKept;
  }

  return { choose, isChoosing };
}
