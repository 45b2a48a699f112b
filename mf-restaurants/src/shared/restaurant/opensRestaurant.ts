import type { Restaurant } from '@storefront/api-contract';
import { openPanel } from '@storefront/contracts';
import { isPlainClick } from '@storefront/ui';
import type { MouseEvent } from 'react';

/** A click handler for a link to a restaurant's page: a plain click opens its panel instead. */
export function opensRestaurant({ slug }: Pick<Restaurant, 'slug'>) {
  return (event: MouseEvent) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    openPanel('restaurant', { slug });
  };
}
