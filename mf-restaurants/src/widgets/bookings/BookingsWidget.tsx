import { keepTogether, useBrand, useSession } from '@storefront/contracts';
import { useQuery } from '@storefront/query';
import { css } from '@storefront/styles';
import { colour, textStyles } from '@storefront/tokens';
import { Stack, useClock } from '@storefront/ui';
import { useEffect, useId, useRef, useState } from 'react';
import { bookingsQuery } from '../../shared/booking/bookingsQuery';
import { BookingRow } from './BookingRow';
import { messages } from './messages';
import { upcomingBookings } from './upcomingBookings';

const rootClass = css({ marginTop: 24 });
const titleClass = css({ ...textStyles.h3, marginBottom: 12, outline: 'none' });
const noneClass = css({ ...textStyles.s, color: colour.ink2 });

/**
 * «Мои брони»: the customer's upcoming tables. Only our back end has them: the widget renders nothing while they load,
 * when the load fails and when there are none.
 */
export default function BookingsWidget() {
  const titleId = useId();
  const title = useRef<HTMLHeadingElement>(null);
  const { timeZone } = useBrand();
  const isCustomer = useSession().status === 'user';
  const { data, dataUpdatedAt } = useQuery({ ...bookingsQuery(), enabled: isCustomer });
  const now = useClock(dataUpdatedAt);
  // A line replaces the last cancelled booking, because the focus was there.
  const [cancelled, setCancelled] = useState(0);
  const bookings = upcomingBookings(data ?? [], now, timeZone);

  useEffect(() => {
    if (cancelled > 0) title.current?.focus();
  }, [cancelled]);

  if (bookings.length === 0 && cancelled === 0) return null;

  return (
    <section className={rootClass} aria-labelledby={titleId}>
      <h3 className={titleClass} id={titleId} ref={title} tabIndex={-1}>
        {messages.title}
      </h3>
      {bookings.length === 0 && <p className={noneClass}>{keepTogether(messages.none)}</p>}
      <Stack as="ul" gap={8}>
        {bookings.map((upcoming) => (
          <BookingRow
            key={upcoming.booking.id}
            upcoming={upcoming}
            now={now}
            onCancelled={() => setCancelled((count) => count + 1)}
          />
        ))}
      </Stack>
    </section>
  );
}
