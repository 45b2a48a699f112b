import { addDays } from 'date-fns/addDays';
import { addMinutes } from 'date-fns/addMinutes';
import { setMinutes } from 'date-fns/setMinutes';
import { startOfDay } from 'date-fns/startOfDay';
import * as messages from './messages';
import {
  isWeekKnown,
  openIntervals,
  type OpeningHours,
  SLOT_DAYS,
  SLOT_MINUTES,
  weekPeriods,
} from './openIntervals';
import { dayLabel } from './orderTime';
import { MINUTE_MS, MINUTES_IN_DAY } from './timeUnits';
import { DEFAULT_ZONE, inZone, isoDay } from './zone';

/** A time that can be booked. `id` is the moment in milliseconds, `timeString` is `HH:MM`. Spec §3. */
export type BookingSlot = { id: number; date: Date; timeString: string; isDisabled: boolean };

/**
 * A day with at least one free time; `id` is its midnight in milliseconds, `label` is «Сегодня», «Завтра» or «23 нояб.»,
 * `weekday` is «пн». Spec §3.
 */
export type BookingDay = {
  id: number;
  date: Date;
  label: string;
  weekday: string;
  slots: readonly BookingSlot[];
};

/** Why a table cannot be booked at a moment. */
export type BookingRefusal = 'hours-unknown' | 'too-soon' | 'too-late' | 'outside-hours';

/** Minutes between a booking and the opening, the closing and now. Spec §9. */
const LEAD = 60;

/**
 * Days and times at which a table may be booked: the days with a free time among the fourteen from today.
 * There is a time every half hour from one hour after opening to one hour before closing; a time less than an
 * hour away is disabled. The hours of a shift past midnight belong to the next day. A restaurant that never
 * closes has every half hour; unknown hours have no days. Spec §4, Booking time; readings 11.
 */
export function bookingDays(hours: OpeningHours, now: Date, zone = DEFAULT_ZONE): readonly BookingDay[] {
  const today = startOfDay(inZone(now, zone));
  const earliest = addMinutes(now, LEAD).getTime();
  const time = new Intl.DateTimeFormat('ru-RU', { timeZone: zone, hour: '2-digit', minute: '2-digit' });
  const date = new Intl.DateTimeFormat('ru-RU', { timeZone: zone, day: 'numeric', month: 'short' });
  const weekday = new Intl.DateTimeFormat('ru-RU', { timeZone: zone, weekday: 'short' });
  const moments = bookingMoments(hours, now, zone);
  return Array.from({ length: SLOT_DAYS }, (_, offset) => offset).flatMap((offset) => {
    const [from, to] = [addDays(today, offset), addDays(today, offset + 1).getTime()];
    const slots = moments
      .filter((moment) => moment >= from.getTime() && moment < to)
      .map((moment) => ({
        id: moment,
        date: new Date(moment),
        timeString: time.format(moment),
        isDisabled: moment < earliest,
      }));
    if (!slots.some(isFree)) return [];
    const id = from.getTime();
    const near = [messages.orderTime.today, messages.orderTime.tomorrow][offset];
    return [{ id, date: new Date(id), label: near ?? date.format(id), weekday: weekday.format(id), slots }];
  });
}

/** The days with the times at `busy` disabled, without the days that then have no free time. */
export function withBusyTimes(days: readonly BookingDay[], busy: readonly Date[]): readonly BookingDay[] {
  const moments = new Set(busy.map((moment) => moment.getTime()));
  return days
    .map((day) => ({
      ...day,
      slots: day.slots.map((slot) => ({ ...slot, isDisabled: slot.isDisabled || moments.has(slot.id) })),
    }))
    .filter(({ slots }) => slots.some(isFree));
}

/**
 * The time that a panel shows as chosen: `wanted` if it is free, else the first free time of its day, else the
 * first free time of all. `wanted` may be the midnight of a day. Undefined if no time is free. Spec §4.
 */
export function chooseBookingSlot(days: readonly BookingDay[], wanted?: Date): BookingSlot | undefined {
  const moment = wanted?.getTime();
  const day = days.find(({ id, slots }) => id === moment || slots.some((slot) => slot.id === moment));
  return (
    freeBookingSlot(days, wanted) ??
    day?.slots.find(isFree) ??
    days.flatMap(({ slots }) => slots).find(isFree)
  );
}

/** The free time at `moment`; undefined if the days do not have that time or it is not free. */
export function freeBookingSlot(
  days: readonly BookingDay[],
  moment: Date | undefined,
): BookingSlot | undefined {
  return days.flatMap(({ slots }) => slots).find((slot) => slot.id === moment?.getTime() && isFree(slot));
}

const isFree = ({ isDisabled }: BookingSlot) => !isDisabled;

/** Why no table can be booked for `moment`; undefined if a table can be booked. Spec §4. */
export function bookingRefusedBecause(
  moment: Date,
  { now, zone = DEFAULT_ZONE, ...hours }: OpeningHours & { now: Date; zone?: string },
): BookingRefusal | undefined {
  const moments = bookingMoments(hours, now, zone);
  if (moments.length === 0 && !isWeekKnown(hours.workTime)) return 'hours-unknown';
  if (moment < addMinutes(now, LEAD)) return 'too-soon';
  if (moment >= addDays(startOfDay(inZone(now, zone)), SLOT_DAYS)) return 'too-late';
  return moments.includes(moment.getTime()) ? undefined : 'outside-hours';
}

/** «Сегодня в 19:30», «Завтра в …», «30 ноября в …», in the time zone `zone`. Spec §2, Booking. */
export function bookingTime(moment: Date, now: Date, zone = DEFAULT_ZONE): string {
  const time = new Intl.DateTimeFormat('ru-RU', { timeZone: zone, hour: '2-digit', minute: '2-digit' });
  return messages.bookingSlots.time(
    dayLabel(inZone(moment, zone), inZone(now, zone), zone),
    time.format(moment),
  );
}

/** All times around the fourteen days in milliseconds, in ascending order. */
function bookingMoments({ workTime, specialDays }: OpeningHours, now: Date, zone: string): number[] {
  const today = startOfDay(inZone(now, zone));
  return openIntervals(weekPeriods(workTime, specialDays), isoDay(now, zone)).flatMap(({ start, end }) => {
    const first = start + LEAD;
    const days = Math.floor(first / MINUTES_IN_DAY);
    // Days are added by calendar and minutes by local time, so opening hours stay the same when clocks
    // change.
    const opening = setMinutes(addDays(today, days), first - days * MINUTES_IN_DAY).getTime();
    const count = Math.floor((end - LEAD - first) / SLOT_MINUTES) + 1;
    return Array.from(
      { length: Math.max(0, count) },
      (_, index) => opening + index * SLOT_MINUTES * MINUTE_MS,
    );
  });
}
