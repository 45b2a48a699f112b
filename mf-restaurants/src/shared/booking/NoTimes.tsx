import type { Restaurant } from '@storefront/api-contract';
import { useBrand } from '@storefront/contracts';
import { minutesToOpening, orderPhone } from '@storefront/domain';
import { EmptyState, LinkButton } from '@storefront/ui';
import { Phone } from 'lucide-react';
import { messages } from './messages';

/** In place of the times of a restaurant that has none to choose: why, and the phone to call. */
export function NoTimes({ restaurant, now }: { restaurant: Restaurant; now: Date }) {
  const brand = useBrand();
  const { text, href } = orderPhone(restaurant.phone, brand.phone);
  const isUnknown = minutesToOpening(restaurant.workTime, now, brand.timeZone) === undefined;
  return (
    <EmptyState
      title={isUnknown ? messages.hoursUnknown : messages.noTimes}
      text={isUnknown ? messages.hoursUnknownText : messages.noTimesText}
      action={
        <LinkButton href={href} icon={<Phone size={20} aria-hidden />}>
          {text}
        </LinkButton>
      }
    />
  );
}
