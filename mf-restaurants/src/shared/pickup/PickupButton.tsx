import type { Restaurant } from '@storefront/api-contract';
import { useTakeMethod } from '@storefront/contracts';
import { Button, type ButtonProps } from '@storefront/ui';
import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { messages } from './messages';
import { useChoosePickup } from './useChoosePickup';

interface Props extends Pick<ButtonProps, 'kind' | 'size' | 'isWide'> {
  restaurant: Restaurant;
  /** After the text: the restaurant's name where the page has several. */
  children?: ReactNode;
}

/** «Забрать отсюда»: chooses the restaurant for pickup, and says so once it is chosen. */
export function PickupButton({ restaurant, kind, children, ...look }: Props) {
  const { choose, isChoosing } = useChoosePickup();
  const isChosen = useTakeMethod(
    ({ takeMethod, pickup }) => takeMethod === 'pickup' && pickup?.id === restaurant.id,
  );
  return (
    <Button
      {...look}
      kind={isChosen ? 'soft' : kind}
      aria-pressed={isChosen}
      icon={isChosen && <Check size={20} aria-hidden />}
      isLoading={isChoosing}
      onClick={() => void choose(restaurant)}
    >
      {isChosen ? messages.pickedUpHere : messages.pickUpHere}
      {children}
    </Button>
  );
}
