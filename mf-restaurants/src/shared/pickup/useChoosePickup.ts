import { sendPlace } from '@storefront/api-client';
import type { Restaurant } from '@storefront/api-contract';
import { chooseAddress, emit, openPanel, selectedAddress, toast, useTakeMethod } from '@storefront/contracts';
import { hasUnavailableItems, pickupRestaurant } from '@storefront/domain';
import { useQueryClient } from '@storefront/query';
import { useState } from 'react';
import { messages } from './messages';

/**
 * Chooses a restaurant for pickup (spec §4, Address and Take method): sends it to the server, which answers with the
 * cart for that restaurant, or reads the cart again; emits the events for the other teams, again when the server
 * refuses the place; shows the dishes that the place lacks.
 */
export function useChoosePickup() {
  const queryClient = useQueryClient();
  const [isChoosing, setIsChoosing] = useState(false);

  async function choose(restaurant: Restaurant) {
    setIsChoosing(true);
    const before = selectedAddress(useTakeMethod.getState());
    const pickup = pickupRestaurant(restaurant);
    const undo = chooseAddress(pickup);
    // Sent before the events, so that dishes that their listeners add to the cart go to the new place.
    const sent = sendPlace(queryClient, { before, after: pickup, undo });
    emit('checkout:address-chosen', { takeMethod: 'pickup' });
    if (before?.coordinates !== pickup.coordinates) {
      emit('checkout:address-changed', { coordinates: pickup.coordinates });
    }
    const { cart } = await sent;
    if (cart !== undefined) toast(messages.chosenToast(restaurant.name), 'success');
    if (hasUnavailableItems(cart)) openPanel('unavailable-items');
    setIsChoosing(false);
  }

  return { choose, isChoosing };
}
