import { useFailureToast } from '@storefront/api-client';
import { closePanels, type PanelParams, usePanelBack } from '@storefront/contracts';
import { css } from '@storefront/styles';
import { media } from '@storefront/tokens';
import { PanelFrame, VisuallyHidden, useClock } from '@storefront/ui';
import {
  BookingButton,
  FactsSkeleton,
  PhotosSkeleton,
  RestaurantActions,
  RestaurantDetails,
  RestaurantMissing,
  RestaurantPhotos,
} from '../../features/restaurant-details';
import { useRestaurant } from '../../shared/restaurant-by-slug/useRestaurant';
import { messages } from './messages';

const bodyClass = css({ padding: '20px 16px 24px', [media.sm]: { padding: 24 } });

/** A restaurant over the page it was opened from (spec §2); a link opens it too (readings 3). */
export default function RestaurantPanel({ slug }: PanelParams<'restaurant'>) {
  const { list, restaurant } = useRestaurant(slug);
  const now = useClock(list.dataUpdatedAt);
  useFailureToast(list.isLoadingError && list.error, messages.failed);
  const actions = { back: usePanelBack(), onClose: closePanels };

  if (restaurant) {
    return (
      <PanelFrame head="floating" body="flush" {...actions} footer={<BookingButton slug={slug} />}>
        {/* The key shows the first photograph again when another restaurant takes over the panel. */}
        <RestaurantPhotos key={slug} restaurant={restaurant} sizes="(min-width:768px) 560px, 100vw" />
        <div className={bodyClass}>
          <RestaurantDetails restaurant={restaurant} now={now} titleAs="h2">
            <RestaurantActions restaurant={restaurant} />
          </RestaurantDetails>
        </div>
      </PanelFrame>
    );
  }
  // A read that waits for a network is pending too, but does not load.
  if (list.isLoading) {
    return (
      <PanelFrame head="floating" body="flush" {...actions}>
        <PhotosSkeleton />
        <div className={bodyClass}>
          <VisuallyHidden as="h2">{messages.title}</VisuallyHidden>
          <FactsSkeleton />
        </div>
      </PanelFrame>
    );
  }
  return (
    <PanelFrame title={messages.title} {...actions}>
      <RestaurantMissing list={list} titleAs="h3" />
    </PanelFrame>
  );
}
