import { toastFailure, useAfterLogin } from '@storefront/api-client';
import type { Restaurant } from '@storefront/api-contract';
import {
  closePanels,
  keepTogether,
  toast,
  useLeavePanel,
  usePanelBack,
  usePanelOpen,
  useSession,
} from '@storefront/contracts';
import { bookingTime, freeBookingSlot, serverDate } from '@storefront/domain';
import { Form } from '@storefront/forms';
import { css } from '@storefront/styles';
import { colour, textStyles } from '@storefront/tokens';
import { Button, PanelFrame, Stack } from '@storefront/ui';
import { useEffect, useId, useRef, useState } from 'react';
import { openBookingDraft, useBookingDraft } from '../../shared/booking/bookingDraft';
import { messages as shared } from '../../shared/booking/messages';
import { NoTimes } from '../../shared/booking/NoTimes';
import { useFreeTimes } from '../../shared/booking/useFreeTimes';
import { BookedTableView } from './BookedTableView';
import type { BookingFields } from './bookingFields';
import { BookingFieldset } from './BookingFieldset';
import { messages } from './messages';
import { RestaurantHead } from './RestaurantHead';
import { useBookingForm } from './useBookingForm';
import { type BookedTable, useBookTable } from './useBookTable';

interface Props {
  slug: string;
  restaurant: Restaurant;
  /** When the restaurant was read. */
  readAt: number;
}

const summaryClass = css({ ...textStyles.s, minHeight: '1.25rem', color: colour.ink2, textAlign: 'center' });

/** The panel of a table at a restaurant: the form, then the booked table (spec §2, Booking). */
export function TableBooking({ slug, restaurant, readAt }: Props) {
  const formId = useId();
  const button = useRef<HTMLButtonElement>(null);
  const back = usePanelBack();
  const isGuest = useSession().status === 'guest';
  const { time, persons } = useBookingDraft();
  const { days, isFull, now, timeZone } = useFreeTimes({ restaurant, persons, readAt });
  const slot = freeBookingSlot(days, time);
  const { form, fillIn, clear } = useBookingForm(restaurant.id, slot ? serverDate(slot.date, timeZone) : '');
  const [booked, setBooked] = useState<BookedTable>();
  const { mutateAsync: book } = useBookTable();
  const leave = useLeavePanel('booking');
  const logInAndBook = useAfterLogin({
    // The button belongs to the form of the booking, which shows a missing name or phone.
    onLoggedIn: () => void fillIn().then(() => button.current?.form?.requestSubmit()),
  });

  // A panel on top, such as the choice of the time or the login, does not close this panel and keeps the time.
  useEffect(() => openBookingDraft(restaurant.id), [restaurant.id]);
  const isOpen = usePanelOpen('booking', {
    onReopened() {
      openBookingDraft(restaurant.id);
      setBooked(undefined);
    },
  });

  async function submit(fields: BookingFields) {
    try {
      const table = await book({ restaurantId: restaurant.id, fields });
      clear();
      if (isOpen.current) return setBooked(table);
      const text = messages.outcomes[table.outcome].title;
      toast(messages.toast(text, restaurant.name, bookingTime(table.moment, now, timeZone)), 'success');
    } catch (error) {
      toastFailure(error, messages.failed);
      // The form shows the failure too: under the fields that the server names, else above all fields.
      throw error;
    }
  }

  const noTime = isFull ? shared.full : messages.chooseTime;
  const words = slot && bookingTime(slot.date, now, timeZone);
  const hasForm = !booked && (isFull || days.length > 0);
  return (
    <PanelFrame
      title={messages.title}
      back={back}
      onClose={closePanels}
      footer={
        booked ? (
          <Button kind="primary" size={56} isWide onClick={leave}>
            {messages.done}
          </Button>
        ) : (
          hasForm && (
            <Stack gap={8}>
              <Button
                ref={button}
                form={formId}
                type={isGuest ? 'button' : 'submit'}
                kind="primary"
                size={56}
                isWide
                isLoading={form.formState.isSubmitting}
                disabledReason={slot ? undefined : noTime}
                onClick={isGuest ? logInAndBook : undefined}
              >
                {messages.book}
              </Button>
              <p className={summaryClass} role="status">
                {keepTogether(words ?? noTime)}
              </p>
            </Stack>
          )
        )
      }
    >
      {booked ? (
        <BookedTableView restaurant={restaurant} table={booked} now={now} />
      ) : (
        <Stack gap={24}>
          <RestaurantHead restaurant={restaurant} now={now} />
          {hasForm ? (
            // Enter in a field does not book: a booking is binding.
            <Form form={form} id={formId} onSubmit={submit} failure={messages.failed} submitOn="button">
              <BookingFieldset
                form={form}
                slug={slug}
                time={words}
                fullAt={isFull ? restaurant : undefined}
                isTimeLost={time !== undefined && !slot}
              />
            </Form>
          ) : (
            <NoTimes restaurant={restaurant} now={now} />
          )}
        </Stack>
      )}
    </PanelFrame>
  );
}
