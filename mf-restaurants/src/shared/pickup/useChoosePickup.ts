import { cartKey, cartQuery, hasDraftOrLogin, useChangeTakeMethod } from '@storefront/api-client';
import type { Restaurant } from '@storefront/api-contract';
import { chooseAddress, emit, openPanel, selectedAddress, toast, useTakeMethod } from '@storefront/contracts';
import { hasUnavailableItems, mayHaveCart, pickupRestaurant } from '@storefront/domain';
import { useQueryClient } from '@storefront/query';
import { useState } from 'react';
import { messages } from './messages';

/**
 * Chooses a restaurant for pickup (spec §4, Address and Take method): sends it to the server, which answers with the
 * cart there, or reads the cart again; emits the events for the other teams, again when the server refuses the place;
 * shows the dishes that the place lacks.
 */
export function useChoosePickup() {
  const queryClient = useQueryClient();
  // Both toast their own failure, each with its own text (spec §8).
  const { mutateAsync: changeTakeMethod } = useChangeTakeMethod();
  const { mutateAsync: changeAddress } = useChangeTakeMethod('address');

  const [isChoosing, setIsChoosing] = useState(false);

  async function choose(restaurant: Restaurant) {
    setIsChoosing(true);
    const before = selectedAddress(useTakeMethod.getState());
    const pickup = pickupRestaurant(restaurant);
    const undo = chooseAddress(pickup);
    const write = before?.type === 'delivery' ? changeTakeMethod : changeAddress;
    // Sent before the events, so that whatever their listeners add to the cart goes to the new place.
    const answer = mayHaveCart(queryClient.getQueryData(cartQuery().queryKey), hasDraftOrLogin(queryClient))
      ? write({ method: 'pickup', ...(before && { undo }) })
      : queryClient.invalidateQueries({ queryKey: cartKey }).then(() => null);
    emit('checkout:address-chosen', { takeMethod: 'pickup' });
    if (before?.coordinates !== pickup.coordinates) {
      emit('checkout:address-changed', { coordinates: pickup.coordinates });
    }
    try {
      const cart = await answer;
      toast(messages.chosenToast(restaurant.name), 'success');
      if (hasUnavailableItems(cart)) openPanel('unavailable-items');
    } catch {
      // The write has toasted its failure and restored the place before it; without one the new place stays chosen.
    }
    setIsChoosing(false);
  }

  return { choose, isChoosing };
}
