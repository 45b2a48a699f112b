import type { Restaurant } from '@storefront/api-contract';
import {
  closePanels,
  type PanelBack,
  type PanelParams,
  useLeavePanel,
  usePanelBack,
} from '@storefront/contracts';
import { bookingTime, chooseBookingSlot } from '@storefront/domain';
import { css } from '@storefront/styles';
import { colour, textStyles } from '@storefront/tokens';
import { Button, DayStrip, Note, PanelFrame, Stack, TimeSlots } from '@storefront/ui';
import { useState } from 'react';
import { useBookingDraft } from '../../shared/booking/bookingDraft';
import { NoTimes } from '../../shared/booking/NoTimes';
import { RestaurantFallback } from '../../shared/booking/RestaurantFallback';
import { useBookedRestaurant } from '../../shared/booking/useBookedRestaurant';
import { useFreeTimes } from '../../shared/booking/useFreeTimes';
import { messages } from './messages';

const summaryClass = css({ ...textStyles.s, color: colour.ink2, textAlign: 'center' });

/**
 * «Дата и время бронирования» (spec §2, Other burger panels; §4, Booking time). The panel of the booking, which is
 * below this one, reports a failed load.
 */
export default function BookingTimePanel({ slug }: PanelParams<'booking-time'>) {
  const found = useBookedRestaurant(slug);
  const frame = { title: messages.title, back: usePanelBack(), onClose: closePanels };
  if (found.state === 'ready') {
    return <TimeChoice frame={frame} restaurant={found.restaurant} readAt={found.readAt} />;
  }
  return (
    <PanelFrame {...frame}>
      <RestaurantFallback found={found} />
    </PanelFrame>
  );
}

interface TimeChoiceProps {
  frame: { title: string; back: PanelBack | undefined; onClose: () => void };
  restaurant: Restaurant;
  readAt: number;
}

/** The first free time is chosen until the customer presses another time (spec §4). */
function TimeChoice({ frame, restaurant, readAt }: TimeChoiceProps) {
  const { time, persons } = useBookingDraft();
  const { days, isFull, now, timeZone } = useFreeTimes({ restaurant, persons, readAt });
  const [pressed, setPressed] = useState<Date>();
  const leave = useLeavePanel('booking-time');
  const wanted = pressed ?? time;
  const chosen = chooseBookingSlot(days, wanted);
  const day = days.find(({ slots }) => slots.some(({ id }) => id === chosen?.id));

  function save() {
    useBookingDraft.setState({ time: chosen?.date });
    leave();
  }

  if (!chosen || !day) {
    return (
      <PanelFrame
        {...frame}
        footer={
          isFull && (
            <Button size={56} isWide onClick={leave}>
              {messages.changeGuests}
            </Button>
          )
        }
      >
        <NoTimes restaurant={restaurant} now={now} isFull={isFull} />
      </PanelFrame>
    );
  }
  const isReplaced = wanted !== undefined && chosen.id !== wanted.getTime();
  return (
    <PanelFrame
      {...frame}
      footer={
        <Stack gap={12}>
          <p className={summaryClass} role="status">
            {messages.chosen} {bookingTime(chosen.date, now, timeZone)}
          </p>
          <Button kind="primary" size={56} isWide onClick={save}>
            {messages.save}
          </Button>
        </Stack>
      }
    >
      <Stack gap={24}>
        {isReplaced && (
          <Note kind="warn" role="status">
            {messages.replaced}
          </Note>
        )}
        <DayStrip
          legend={messages.day}
          days={days.map(({ weekday, ...option }) => ({ ...option, note: weekday }))}
          chosenId={day.id}
          onChoose={(option) => setPressed(option.slots.find(({ isDisabled }) => !isDisabled)?.date)}
        />
        <TimeSlots
          legend={messages.time}
          slots={day.slots.map((slot) => ({ ...slot, label: slot.timeString }))}
          chosenId={chosen.id}
          onChoose={({ date }) => setPressed(date)}
        />
      </Stack>
    </PanelFrame>
  );
}
