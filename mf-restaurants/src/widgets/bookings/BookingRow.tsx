import { keepTogether, useBrand } from '@storefront/contracts';
import { bookingTime } from '@storefront/domain';
import { css } from '@storefront/styles';
import { colour, radius, textStyles } from '@storefront/tokens';
import { AskingButton, LinkButton, Row, Stack, VisuallyHidden } from '@storefront/ui';
import { CalendarPlus } from 'lucide-react';
import { calendarHref } from '../../shared/booking/calendarHref';
import { AddressText } from '../../shared/restaurant/AddressText';
import { messages } from './messages';
import type { UpcomingBooking } from './upcomingBookings';
import { useCancelBooking } from './useCancelBooking';

interface Props {
  upcoming: UpcomingBooking;
  now: Date;
  onCancelled: () => void;
}

const rootClass = css({ padding: 16, borderRadius: radius.md, background: colour.sunken });
const timeClass = css(textStyles.title);
const factClass = css({ ...textStyles.s, color: colour.ink2, overflowWrap: 'anywhere' });
const actionsClass = css({ '& :focus': { scrollMarginBlock: 24 } });

/** A booked table: time, restaurant, number of guests, calendar file, and a button to cancel that asks first. */
export function BookingRow({ upcoming, now, onCancelled }: Props) {
  const { timeZone } = useBrand();
  const { mutate: cancel, isPending } = useCancelBooking({ onCancelled });
  const { restaurant, persons, calendar_url } = upcoming.booking;
  const time = bookingTime(upcoming.moment, now, timeZone);
  const calendar = calendarHref(calendar_url);
  const name = (
    <VisuallyHidden>{messages.named([time, restaurant.name].filter(Boolean).join(', '))}</VisuallyHidden>
  );

  return (
    <li className={rootClass}>
      <Stack gap={12}>
        <div>
          <h4 className={timeClass}>{time}</h4>
          {restaurant.name && <p className={factClass}>{keepTogether(restaurant.name)}</p>}
          {restaurant.address && (
            <p className={factClass}>
              <AddressText text={restaurant.address} />
            </p>
          )}
          {persons !== null && <p className={factClass}>{keepTogether(messages.guests(persons))}</p>}
        </div>
        <div className={actionsClass}>
          <Row gap={8} wrap="wrap">
            {calendar && (
              <LinkButton size={44} href={calendar} icon={<CalendarPlus size={18} aria-hidden />}>
                {messages.calendar}
                {name}
              </LinkButton>
            )}
            <AskingButton
              size={44}
              question={
                <>
                  {messages.confirm}
                  {name}
                </>
              }
              yes={messages.confirmYes}
              no={messages.confirmNo}
              isPending={isPending}
              onYes={() => cancel(upcoming)}
            >
              {messages.cancel}
              {name}
            </AskingButton>
          </Row>
        </div>
      </Stack>
    </li>
  );
}
