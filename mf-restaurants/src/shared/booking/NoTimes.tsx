import type { Restaurant } from '@storefront/api-contract';
import { useBrand } from '@storefront/contracts';
import { isWeekKnown, minutesToOpening, orderPhone, SLOT_DAYS } from '@storefront/domain';
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
  const [title, why] = isFull
    ? [messages.full, messages.fullText]
    : reasonOf(restaurant, now, brand.timeZone);
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

function reasonOf(
  restaurant: Restaurant,
  now: Date,
  timeZone: string,
): readonly [title: string, text: string] {
  if (!isWeekKnown(restaurant.workTime)) return [messages.hoursUnknown, messages.hoursUnknownText];
  const daysToOpening = (minutesToOpening(restaurant, now, timeZone) ?? 0) / (24 * 60);
  // Special days may close it for all days on which a table can be booked.
  if (daysToOpening >= SLOT_DAYS - 1) return [messages.closed, messages.closedText];
  return [messages.noTimes, messages.noTimesText];
}
