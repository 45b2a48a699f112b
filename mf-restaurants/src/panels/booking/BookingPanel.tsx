import { useFailureToast } from '@storefront/api-client';
import { closePanels, type PanelParams, usePanelBack } from '@storefront/contracts';
import { PanelFrame } from '@storefront/ui';
import { TableBooking } from '../../features/booking';
import { RestaurantFallback } from '../../shared/booking/RestaurantFallback';
import { useBookedRestaurant } from '../../shared/booking/useBookedRestaurant';
import { messages } from './messages';

/** «Забронировать столик» at one restaurant (spec §2, Booking). */
export default function BookingPanel({ slug }: PanelParams<'booking'>) {
  const back = usePanelBack();
  const found = useBookedRestaurant(slug);
  useFailureToast(found.state === 'failed' && found.error);

  if (found.state === 'ready') {
    const { restaurant, readAt } = found;
    return <TableBooking key={restaurant.id} slug={slug} restaurant={restaurant} readAt={readAt} />;
  }
  return (
    <PanelFrame title={messages.title} back={back} onClose={closePanels}>
      <RestaurantFallback found={found} />
    </PanelFrame>
  );
}
