import { Note, Stack } from '@storefront/ui';
import { DayStrip } from './DayStrip';
import { messages } from './messages';
import { TimeSlots } from './TimeSlots';
import type { DeliveryTime } from './useDeliveryTime';

/** ASAP, or a day and one of its half hours (spec §2, Delivery-time panel). */
export function DeliveryTimeChoice({ time }: { time: DeliveryTime }) {
  const { days, day, shown, terms, choose, chooseDay } = time;
  const { asap } = terms;
  return (
    <Stack gap={24}>
      {shown.isReplaced && (
        <Note kind="warn" role="status">
          {messages.replaced}
        </Note>
      )}
      {days.length > 0 ? (
        <DayStrip days={days} shown={day} onChoose={chooseDay} />
      ) : (
        <Note>{messages.noTime}</Note>
      )}
      <TimeSlots
        slots={day?.slots ?? []}
        chosen={shown.kind === 'asap' ? 'asap' : shown.slot}
        asapNote={asap.isClosed ? asap.title : asap.note}
        onChoose={choose}
      />
    </Stack>
  );
}
