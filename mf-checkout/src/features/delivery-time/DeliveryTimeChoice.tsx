import { DayStrip, Note, Stack, TimeSlots } from '@storefront/ui';
import { messages } from './messages';
import type { DeliveryTime } from './useDeliveryTime';

/** ASAP, or a day and one of its half hours (spec §2, Delivery-time panel). */
export function DeliveryTimeChoice({ time }: { time: DeliveryTime }) {
  const { days, day, shown, terms, choose, chooseDay } = time;
  const { asap } = terms;
  const asapOption = {
    id: 'asap',
    label: messages.asap,
    note: asap.isClosed ? asap.title : asap.note,
    isWide: true,
    choice: 'asap' as const,
  };
  // Late in the day most times have passed, so the list begins with the first available time.
  const firstFree = Math.max(0, day?.slots.findIndex(({ isDisabled }) => !isDisabled) ?? 0);
  const slots = (day?.slots ?? []).slice(firstFree).map((slot) => ({
    id: slot.id,
    label: slot.timeString,
    isDisabled: slot.isDisabled,
    choice: slot,
  }));
  return (
    <Stack gap={24}>
      {shown.isReplaced && (
        <Note kind="warn" role="status">
          {messages.replaced}
        </Note>
      )}
      {days.length > 0 ? (
        // «Сегодня с 19:30», «Завтра с 10:00», «23 нояб.» (spec §4).
        <DayStrip legend={messages.day} size="wide" days={days} chosenId={day?.id} onChoose={chooseDay} />
      ) : (
        <Note>{messages.noTime}</Note>
      )}
      <TimeSlots
        legend={messages.time}
        slots={[asapOption, ...slots]}
        chosenId={shown.kind === 'asap' ? asapOption.id : shown.slot?.id}
        onChoose={({ choice }) => choose(choice)}
      />
    </Stack>
  );
}
