import type { Restaurant } from '@storefront/api-contract';
import type { Coordinates } from '@storefront/domain';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useCentredRestaurant } from '../../features/restaurant-map';

/**
 * The chosen restaurant, in the list and on the map: the first one until the customer chooses. Choosing a card moves
 * the map to the restaurant; choosing a marker scrolls the list to it.
 */
export function useChosenRestaurant(restaurants: readonly Restaurant[], nearby: Coordinates | undefined) {
  const [chosenId, setChosenId] = useState<number>();
  const [hoveredId, setHoveredId] = useState<number>();
  const { centred, centreOn } = useCentredRestaurant(nearby);
  /** A new object for each press, so that a second press scrolls again. */
  const [revealed, setRevealed] = useState<{ id: number }>();
  const cards = useRef(new Map<number, HTMLElement>());

  useEffect(() => {
    if (revealed) cards.current.get(revealed.id)?.scrollIntoView({ block: 'nearest' });
  }, [revealed]);

  // These callbacks stay the same, so that a card rerenders only when its own props change.
  const chooseCard = useCallback(
    ({ id }: Restaurant) => {
      setChosenId(id);
      centreOn(id);
    },
    [centreOn],
  );
  const chooseMarker = useCallback(({ id }: Restaurant) => {
    setChosenId(id);
    setRevealed({ id });
  }, []);
  const hover = useCallback((restaurant: Restaurant | undefined) => setHoveredId(restaurant?.id), []);

  const withId = (wanted: number | undefined) => restaurants.find(({ id }) => id === wanted);
  const chosen = withId(chosenId) ?? restaurants[0];
  return {
    chosen,
    /** The restaurant under the mouse, else the chosen one. */
    highlighted: withId(hoveredId) ?? chosen,
    centred,
    chooseCard,
    chooseMarker,
    hover,
    cardRef:
      ({ id }: Restaurant) =>
      (card: HTMLElement | null) => {
        if (card) cards.current.set(id, card);
        else cards.current.delete(id);
      },
  };
}
