import type { Promo } from '@storefront/api-contract';
import { openPanel } from '@storefront/contracts';
import { isPlainClick } from '@storefront/ui';
import type { MouseEvent } from 'react';

/** A click handler for a link to a promotion's page: a plain click opens its panel instead. */
export function opensPromo({ slug }: Pick<Promo, 'slug'>) {
  return (event: MouseEvent) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    openPanel('promo', { slug });
  };
}
