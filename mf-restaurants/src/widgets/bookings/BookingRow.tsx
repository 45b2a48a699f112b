import { useBrand } from '@storefront/contracts';
import { bookingTime } from '@storefront/domain';
import { css } from '@storefront/styles';
import { colour, radius, textStyles } from '@storefront/tokens';
import { Button, LinkButton, Row, Stack, VisuallyHidden } from '@storefront/ui';
import { CalendarPlus } from 'lucide-react';
import { useId, useLayoutEffect, useRef, useState } from 'react';
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
  const questionId = useId();
  const actions = useRef<HTMLDivElement>(null);
  const wasAsking = useRef(false);
  const [isAsking, setIsAsking] = useState(false);
  const { mutate: cancel, isPending } = useCancelBooking({ onCancelled });
  const { restaurant, persons, calendar_url } = upcoming.booking;
  const time = bookingTime(upcoming.moment, now, timeZone);
  const calendar = calendarHref(calendar_url);
  const name = (
    <VisuallyHidden>{messages.named([time, restaurant.name].filter(Boolean).join(', '))}</VisuallyHidden>
  );

  // The question replaces the pressed button, and its safe answer gets the focus; afterwards the button gets it back.
  useLayoutEffect(() => {
    const buttons = [...(actions.current?.querySelectorAll('button') ?? [])];
    if (isAsking || wasAsking.current) buttons.at(-1)?.focus();
    wasAsking.current = isAsking;
  }, [isAsking]);

  return (
    <li className={rootClass}>
      <Stack gap={12}>
        <div>
          <h4 className={timeClass}>{time}</h4>
          {restaurant.name && <p className={factClass}>{restaurant.name}</p>}
          {restaurant.address && (
            <p className={factClass}>
              <AddressText text={restaurant.address} />
            </p>
          )}
          {persons !== null && <p className={factClass}>{messages.guests(persons)}</p>}
        </div>
        <div className={actionsClass} ref={actions}>
          {isAsking ? (
            <Stack gap={8} role="group" aria-labelledby={questionId}>
              <p id={questionId}>
                {messages.confirm}
                {name}
              </p>
              <Row gap={8} wrap="wrap">
                <Button size={44} kind="outline" isLoading={isPending} onClick={() => cancel(upcoming)}>
                  {messages.confirmYes}
                </Button>
                <Button size={44} onClick={() => !isPending && setIsAsking(false)}>
                  {messages.confirmNo}
                </Button>
              </Row>
            </Stack>
          ) : (
            <Row gap={8} wrap="wrap">
              {calendar && (
                <LinkButton size={44} href={calendar} icon={<CalendarPlus size={18} aria-hidden />}>
                  {messages.calendar}
                  {name}
                </LinkButton>
              )}
              <Button size={44} onClick={() => setIsAsking(true)}>
                {messages.cancel}
                {name}
              </Button>
            </Row>
          )}
        </div>
      </Stack>
    </li>
  );
}
