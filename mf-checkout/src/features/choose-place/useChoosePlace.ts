import { toastFailure, useAddAddress } from '@storefront/api-client';
import {
  beginChoice,
  chooseAddress,
  type DeliveryAddress,
  isSamePlace,
  type PickupRestaurant,
  selectedAddress,
  useSession,
  useTakeMethod,
} from '@storefront/contracts';
import { useQueryClient } from '@storefront/query';
import { useRef, useState } from 'react';
import { applyAddressChange, type PlacePanel, watchPlacePanel } from './applyAddressChange';
import { messages } from './messages';

interface Options {
  /** The same place under another id or with another flat: it stays chosen when the server refuses it. */
  isEdited?: boolean;
  /** The account has the address already, maybe under an unknown id: it is not saved again. */
  isSaved?: boolean;
  /** The watch of the choice's panel, if the caller awaited a call before. */
  panel?: PlacePanel;
}

const withoutId = (address: DeliveryAddress) => ({ ...address, id: undefined });

/**
 * Makes a place the place of the order (spec §4, Address): saves a customer's new address with the account, then
 * changes the cart and informs the other teams. When saving fails, the address is chosen without an id.
 */
export function useChoosePlace() {
  const { status } = useSession();
  const queryClient = useQueryClient();
  const { mutateAsync: addAddress } = useAddAddress();
  const lastSaved = useRef<DeliveryAddress>(undefined);
  const [isChoosing, setIsChoosing] = useState(false);

  async function saveIfNew(address: DeliveryAddress): Promise<DeliveryAddress> {
    if (status !== 'user' || address.id !== undefined) return address;
    // The address may have been saved before the server refused it as the place of the cart.
    const last = lastSaved.current;
    if (last && isSamePlace(withoutId(last), withoutId(address))) return last;
    try {
      lastSaved.current = { ...address, id: await addAddress(address) };
      return lastSaved.current;
    } catch (error) {
      toastFailure(error, messages.notSaved);
      return address;
    }
  }

  /**
   * Resolves to whether the place stays chosen; a failure has been toasted. A place that is chosen while the address is
   * being saved wins, and after a logout nothing is chosen.
   */
  async function choose(
    place: DeliveryAddress | PickupRestaurant,
    { isEdited = false, isSaved = false, panel = watchPlacePanel() }: Options = {},
  ): Promise<boolean> {
    setIsChoosing(true);
    const isStillWanted = beginChoice();
    const after = place.type === 'delivery' && !isSaved ? await saveIfNew(place) : place;
    if (!isStillWanted()) {
      panel.unwatch();
      setIsChoosing(false);
      return false;
    }
    const before = selectedAddress(useTakeMethod.getState());
    const undoChoice = chooseAddress(after);
    const undo = isEdited ? undefined : undoChoice;
    const isKept = await applyAddressChange(queryClient, { before, after, undo, panel });
    setIsChoosing(false);
    return isKept;
  }

  return { choose, isChoosing };
}
