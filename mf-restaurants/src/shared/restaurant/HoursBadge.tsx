import type { Restaurant } from '@storefront/api-contract';
import { useBrand } from '@storefront/contracts';
import { restaurantHours } from '@storefront/domain';
import { Badge } from '@storefront/ui';

interface Props {
  restaurant: Pick<Restaurant, 'workTime' | 'workTimeStr' | 'isWorking' | 'workingTo'>;
  now: Date;
}

/** The hours of today in a word, green while the restaurant is open. */
export function HoursBadge({ restaurant, now }: Props) {
  const { timeZone } = useBrand();
  const { kind, label } = restaurantHours(restaurant, now, timeZone);
  return <Badge kind={kind === 'open' ? 'ok' : 'quiet'}>{label}</Badge>;
}
