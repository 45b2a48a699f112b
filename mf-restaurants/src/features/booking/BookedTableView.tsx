import type { Restaurant } from '@storefront/api-contract';
import { keepTogether, useBrand } from '@storefront/contracts';
import { bookingTime, orderPhone, parseServerDate } from '@storefront/domain';
import { useQuery } from '@storefront/query';
import { css } from '@storefront/styles';
import { colour, textStyles } from '@storefront/tokens';
import { DefinitionList, LinkButton, Stack } from '@storefront/ui';
import { CalendarPlus, CircleCheck } from 'lucide-react';
import { useCallback } from 'react';
import { bookingsQuery } from '../../shared/booking/bookingsQuery';
import { calendarHref } from '../../shared/booking/calendarHref';
import { AddressText } from '../../shared/restaurant/AddressText';
import { messages } from './messages';
import type { BookedTable } from './useBookTable';

interface Props {
  restaurant: Restaurant;
  table: BookedTable;
  now: Date;
}

const headClass = css({
  display: 'grid',
  justifyItems: 'center',
  gap: 8,
  padding: '24px 0 8px',
  textAlign: 'center',
  '& > svg': { color: colour.ok },
});
const titleClass = css({ ...textStyles.h3, outline: 'none' });
const textClass = css({ ...textStyles.s, color: colour.ink2 });
const callClass = css({ color: colour.accentInk, textDecoration: 'underline', whiteSpace: 'nowrap' });

/** The booked table: restaurant, time and number of guests. */
export function BookedTableView({ restaurant, table: { moment, persons, outcome }, now }: Props) {
  const { timeZone, phone } = useBrand();
  const { title, toCall }: { title: string; toCall?: string } = messages.outcomes[outcome];
  const { data: bookings } = useQuery(bookingsQuery());
  const booking = bookings?.find(
    (one) =>
      one.restaurant.id === restaurant.id &&
      parseServerDate(one.datetime, timeZone)?.getTime() === moment.getTime(),
  );
  const calendar = calendarHref(booking?.calendar_url);
  const call = orderPhone(restaurant.phone, phone);
  // The title takes the focus, because the button that had it is gone.
  const focus = useCallback((title: HTMLElement | null) => title?.focus(), []);

  const facts = [
    { term: messages.restaurant, value: restaurant.name },
    { term: messages.when, value: bookingTime(moment, now, timeZone) },
    { term: messages.guests, value: persons },
    ...(restaurant.address
      ? [{ term: messages.address, value: <AddressText text={restaurant.address} /> }]
      : []),
  ];
  return (
    <Stack gap={24}>
      <div className={headClass}>
        <CircleCheck size={56} strokeWidth={1.5} aria-hidden />
        <h3 className={titleClass} ref={focus} tabIndex={-1}>
          {title}
        </h3>
        {toCall && (
          <p className={textClass}>
            {keepTogether(toCall)}{' '}
            <a className={callClass} href={call.href}>
              {call.text}
            </a>
          </p>
        )}
      </div>
      <DefinitionList items={facts} />
      {calendar && (
        <LinkButton href={calendar} isWide icon={<CalendarPlus size={20} aria-hidden />}>
          {messages.calendar}
        </LinkButton>
      )}
    </Stack>
  );
}
