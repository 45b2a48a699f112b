import type { Restaurant } from '@storefront/api-contract';
import { openPanel } from '@storefront/contracts';
import { css } from '@storefront/styles';
import { Button } from '@storefront/ui';
import type { ReactNode } from 'react';
import { PickupButton } from '../../shared/pickup/PickupButton';
import { messages } from './messages';

interface Props {
  restaurant: Restaurant;
  /** A wide button above them. */
  children?: ReactNode;
}

// The buttons need a script, so they are hidden without one.
const rootClass = css({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 8,
  '& > *': { flex: '1 1 200px' },
  '& > [data-wide]': { flexBasis: '100%' },
  '@media (scripting: none)': { display: 'none' },
});

/** Chooses the restaurant for pickup, or reviews it. */
export function RestaurantActions({ restaurant, children }: Props) {
  return (
    <div className={rootClass}>
      {children}
      <PickupButton restaurant={restaurant} kind="neutral" />
      <Button
        kind="outline"
        aria-haspopup="dialog"
        onClick={() => openPanel('restaurant-review', { slug: restaurant.slug })}
      >
        {messages.review}
      </Button>
    </div>
  );
}
