import { cartKey, useChangeTakeMethod } from '@storefront/api-client';
import type { Restaurant } from '@storefront/api-contract';
import { chooseAddress, emit, selectedAddress, toast, useTakeMethod } from '@storefront/contracts';
import { useQueryClient } from '@storefront/query';
import { pickupOf } from '../../features/restaurant-facts';
import { messages } from './messages';

/** Chooses a restaurant for pickup; a cart that is there already learns of it (spec §4, Take method). */
export function usePickUpHere(): (restaurant: Restaurant) => void {
  const queryClient = useQueryClient();
  const { mutate: changeTakeMethod } = useChangeTakeMethod();

  return (restaurant) => {
    const before = selectedAddress(useTakeMethod.getState())?.coordinates;
    const pickup = pickupOf(restaurant);
    chooseAddress(pickup);
    if (queryClient.getQueryData(cartKey)) changeTakeMethod({ method: 'pickup' });
    emit('checkout:address-chosen', { takeMethod: 'pickup' });
    if (pickup.coordinates && pickup.coordinates !== before) {
      emit('checkout:address-changed', { coordinates: pickup.coordinates });
    }
    toast(messages.chosenToast(restaurant.name), 'success');
  };
}
