import { addDays, addMinutes, setMinutes, startOfDay } from 'date-fns';
import { openStretches, weekPeriods } from './deliverySlots';
import { messages } from './messages';
import { dayLabel } from './orderTime';
import { minutesToOpening, type WorkTime } from './workingHours';
import { DEFAULT_ZONE, inZone } from './zone';

/** A time at which guests may come. `id` is the moment in milliseconds, `timeString` is `HH:MM`. Spec §3. */
export type BookingSlot = { id: number; date: Date; timeString: string; isDisabled: boolean };

/** A day with at least one free time; `id` is its midnight in milliseconds. Spec §3. */
export type BookingDay = { id: number; date: Date; label: string; slots: readonly BookingSlot[] };

/** Why a table cannot be had at a moment. */
export type BookingRefusal = 'hours-unknown' | 'too-soon' | 'too-late' | 'outside-hours';

const DAYS = 14;
const DAY = 1440;
const SLOT = 30;
/** Minutes: after the doors open, before they close, and from now. Spec §9. */
const LEAD = 60;

/**
 * Days and times at which a table may be booked: of the fourteen days from today those with a free time. Times
 * stand every half hour from one hour after the doors open to one hour before they close; one that is less than an
 * hour away is disabled. What a shift has past midnight belongs to the next day. Doors that never close have
 * every half hour; a week that nobody knows has no days. Spec §4, Booking time; readings 11.
 */
export function bookingDays(
  workTime: WorkTime | null | undefined,
  now: Date,
  zone = DEFAULT_ZONE,
): readonly BookingDay[] {
  const today = startOfDay(inZone(now, zone));
  const earliest = addMinutes(now, LEAD).getTime();
  const time = new Intl.DateTimeFormat('ru-RU', { timeZone: zone, hour: '2-digit', minute: '2-digit' });
  const moments = bookingMoments(workTime, now, zone);
  return Array.from({ length: DAYS }, (_, offset) => offset).flatMap((offset) => {
    const [from, to] = [addDays(today, offset), addDays(today, offset + 1).getTime()];
    const slots = moments
      .filter((moment) => moment >= from.getTime() && moment < to)
      .map((moment) => ({
        id: moment,
        date: new Date(moment),
        timeString: time.format(moment),
        isDisabled: moment < earliest,
      }));
    if (!slots.some(({ isDisabled }) => !isDisabled)) return [];
    const label = dayLabel(from, inZone(now, zone), zone);
    return [{ id: from.getTime(), date: new Date(from.getTime()), label, slots }];
  });
}

/**
 * The time that a panel shows as chosen: the first free one of the day of `wanted`, else the first free one of all.
 * Undefined when there is none. Spec §4.
 */
export function chooseBookingSlot(days: readonly BookingDay[], wanted?: Date): BookingSlot | undefined {
  const free = days.flatMap(({ slots }) => slots.filter(({ isDisabled }) => !isDisabled));
  if (!wanted) return free[0];
  const sameDay = days.find(({ slots }) => slots.some(({ id }) => id === wanted.getTime()));
  const day = sameDay ?? days.find(({ id }) => id === wanted.getTime());
  return (
    free.find(({ id }) => id === wanted.getTime()) ??
    day?.slots.find(({ isDisabled }) => !isDisabled) ??
    free[0]
  );
}

/** Why no table can be booked for `moment`; undefined when one can. Spec §4. */
export function bookingRefusedBecause(
  moment: Date,
  { workTime, now, zone = DEFAULT_ZONE }: { workTime: WorkTime | null | undefined; now: Date; zone?: string },
): BookingRefusal | undefined {
  if (minutesToOpening(workTime, now, zone) === undefined) return 'hours-unknown';
  if (moment < addMinutes(now, LEAD)) return 'too-soon';
  if (moment >= addDays(startOfDay(inZone(now, zone)), DAYS)) return 'too-late';
  return bookingMoments(workTime, now, zone).includes(moment.getTime()) ? undefined : 'outside-hours';
}

/** «Сегодня в 19:30», «Завтра в …», «30 ноября в …», by the clock of `zone`. Spec §2, Booking. */
export function bookingTime(moment: Date, now: Date, zone = DEFAULT_ZONE): string {
  const time = new Intl.DateTimeFormat('ru-RU', { timeZone: zone, hour: '2-digit', minute: '2-digit' });
  return messages.bookingSlots.time(
    dayLabel(inZone(moment, zone), inZone(now, zone), zone),
    time.format(moment),
  );
}

/** All times around the fourteen days in milliseconds, in their order. */
function bookingMoments(workTime: WorkTime | null | undefined, now: Date, zone: string): number[] {
  const today = startOfDay(inZone(now, zone));
  return openStretches(weekPeriods(workTime), today.getDay()).flatMap(({ start, end }) => {
    const first = start + LEAD;
    const days = Math.floor(first / DAY);
    // The calendar adds the days and the clock the minutes, so that the doors open at their hour on any day.
    const opening = setMinutes(addDays(today, days), first - days * DAY).getTime();
    const count = Math.floor((end - LEAD - first) / SLOT) + 1;
    return Array.from({ length: Math.max(0, count) }, (_, index) => opening + index * SLOT * 60_000);
  });
}
