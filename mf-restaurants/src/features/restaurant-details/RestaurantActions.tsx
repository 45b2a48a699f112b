import styled from '@emotion/styled';
import type { Restaurant } from '@storefront/api-contract';
import { openPanel, useTakeMethod } from '@storefront/contracts';
import { Button } from '@storefront/ui';
import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { useChoosePickup } from '../../shared/pickup/useChoosePickup';
import { messages } from './messages';

interface Props {
  restaurant: Restaurant;
  /** A wide button above them. */
  children?: ReactNode;
}

// The buttons need a script, so they are hidden without one.
const Root = styled.div({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 8,
  '& > *': { flex: '1 1 200px' },
  '& > [data-wide]': { flexBasis: '100%' },
  '@media (scripting: none)': { display: 'none' },
});

/** Chooses the restaurant for pickup, or reviews it. */
export function RestaurantActions({ restaurant, children }: Props) {
  const choosePickup = useChoosePickup();
  const isChosen = useTakeMethod(
    ({ takeMethod, pickup }) => takeMethod === 'pickup' && pickup?.id === restaurant.id,
  );
  return (
    <Root>
      {children}
      <Button
        kind={isChosen ? 'soft' : 'neutral'}
        aria-pressed={isChosen}
        icon={isChosen && <Check size={20} aria-hidden />}
        onClick={() => void choosePickup(restaurant)}
      >
        {isChosen ? messages.chosen : messages.pickUpHere}
      </Button>
      <Button
        kind="outline"
        aria-haspopup="dialog"
        onClick={() => openPanel('restaurant-review', { slug: restaurant.slug })}
      >
        {messages.review}
      </Button>
    </Root>
  );
}
