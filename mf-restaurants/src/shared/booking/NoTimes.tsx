import type { Restaurant } from '@storefront/api-contract';
import { useBrand } from '@storefront/contracts';
import { minutesToOpening, orderPhone } from '@storefront/domain';
import { EmptyState, LinkButton } from '@storefront/ui';
import { Phone } from 'lucide-react';
import { messages } from './messages';

interface Props {
  restaurant: Restaurant;
  now: Date;
  /** Every time is busy for this number of guests. */
  isFull?: boolean;
}

/** Shown when a restaurant has no time to choose: the reason, and the phone to call. */
export function NoTimes({ restaurant, now, isFull = false }: Props) {
  const brand = useBrand();
  const { text, href } = orderPhone(restaurant.phone, brand.phone);
  const isUnknown = minutesToOpening(restaurant.workTime, now, brand.timeZone) === undefined;
  const [title, why] = isFull
    ? [messages.full, messages.fullText]
    : isUnknown
      ? [messages.hoursUnknown, messages.hoursUnknownText]
      : [messages.noTimes, messages.noTimesText];
  return (
    <EmptyState
      title={title}
      text={why}
      action={
        <LinkButton href={href} icon={<Phone size={20} aria-hidden />}>
          {text}
        </LinkButton>
      }
    />
  );
}
