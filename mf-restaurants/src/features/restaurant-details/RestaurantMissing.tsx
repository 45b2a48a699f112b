import { paths } from '@storefront/contracts';
import { EmptyState, LinkButton, LoadFailure, toLoadFailure } from '@storefront/ui';
import type { useRestaurant } from '../../shared/restaurant-by-slug/useRestaurant';
import { messages } from './messages';

interface Props {
  /** The query whose answer lacks this restaurant, or that has failed. */
  list: ReturnType<typeof useRestaurant>['list'];
  titleAs: 'h1' | 'h3';
}

/** Replaces a restaurant that the chain does not have, or that did not load (spec §8). */
export function RestaurantMissing({ list, titleAs }: Props) {
  const failure = toLoadFailure(list);
  if (failure) {
    return <LoadFailure titleAs={titleAs} title={messages.failed} retry={messages.retry} {...failure} />;
  }
  return (
    <EmptyState
      titleAs={titleAs}
      title={messages.notFound}
      text={messages.notFoundText}
      action={<LinkButton href={paths.restaurants()}>{messages.toRestaurants}</LinkButton>}
    />
  );
}
