import { addMinutes } from 'date-fns';
import { type Calendar, calendarFrom } from './calendar';
import { deliveryDuration, type ZoneRestriction } from './deliveryZone';
import { messages } from './messages';
import type { TakeMethod } from './takeMethod';
import { type Shift, type WorkTime, weekdays } from './workingHours';
import { DEFAULT_ZONE } from './zone';

/** A week as the cart's `periods` call gives it: any number of shifts a day; a day off has none. Spec §7. */
export type WeekPeriods = { readonly [Day in (typeof weekdays)[number]]?: readonly Shift[] };

/** Half an hour in which an order may come. `id` is its beginning in milliseconds, `timeString` is `HH:MM`. */
export type DeliverySlot = { id: number; date: Date; timeString: string; isDisabled: boolean };

/** A day with at least one slot that can be chosen; `id` is its midnight in milliseconds. */
export type DeliveryDay = { id: number; date: Date; label: string; slots: readonly DeliverySlot[] };

/** What slots depend on; the hours are read by the clock of `zone`, wherever the device is (readings 11). */
export type DeliveryTerms = { periods: WeekPeriods; earliest: Date; now: Date; zone?: string };

const DAYS = 14;
const SLOT = 30;
const DAY = 1440;

/** A week of single shifts as periods; `to` is always after `from`, so round the clock is 0 to 1440. */
export function weekPeriods(workTime: WorkTime | null | undefined): Record<keyof WorkTime, Shift[]> {
  const shiftsOf = (day: keyof WorkTime) => {
    const shift = workTime?.[day];
    return shift ? [{ from: shift.from, to: endOf(shift) }] : [];
  };
  return {
    mon: shiftsOf('mon'),
    tue: shiftsOf('tue'),
    wed: shiftsOf('wed'),
    thu: shiftsOf('thu'),
    fri: shiftsOf('fri'),
    sat: shiftsOf('sat'),
    sun: shiftsOf('sun'),
  };
}

/**
 * The first moment an order may be ready: after the zone's changed duration, else its usual one, for a delivery;
 * after the least cooking time of the settings for pickup. Minutes that nobody knows are none. Spec §4.
 */
export function earliestTime(order: {
  takeMethod: TakeMethod;
  now: Date;
  restriction?: ZoneRestriction | null;
  minutesToCook?: number | null;
}): Date {
  const minutes =
    order.takeMethod === 'delivery' ? deliveryDuration(order.restriction ?? {}) : order.minutesToCook;
  return addMinutes(order.now, minutes ?? 0);
}

/**
 * Days and slots to choose from: of the fourteen days from today those with an enabled slot. Slots begin every
 * half hour while the doors are open, one more before and one more after. A slot is disabled when it began
 * before the earliest time, which is to say that it ends before it or has it inside. What a shift has past
 * midnight belongs to the next day. Spec §4 writes «Сегодня c» with a Latin letter; the labels have a Cyrillic one.
 */
export function deliveryDays(terms: DeliveryTerms): readonly DeliveryDay[] {
  const calendar = calendarFrom(terms.now, terms.zone ?? DEFAULT_ZONE);
  const starts = slotStarts(terms.periods, calendar);
  return Array.from({ length: DAYS }, (_, offset) => offset).flatMap((offset) => {
    const [from, to] = [calendar.midnight(offset), calendar.midnight(offset + 1)];
    const slots = starts
      .filter((start) => start >= from && start < to)
      .map((start) => ({
        id: start,
        date: new Date(start),
        timeString: calendar.time(offset, start),
        isDisabled: start < terms.earliest.getTime(),
      }));
    const first = slots.find(({ isDisabled }) => !isDisabled);
    if (!first) return [];
    return [{ id: from, date: new Date(from), label: dayLabel(offset, first, calendar), slots }];
  });
}

/**
 * The slot that a panel shows as chosen: the one with the saved moment while that is still possible, else the
 * first that is enabled, on the same day if that has one. Undefined when there is no slot at all. Spec §4.
 */
export function chooseSlot(
  days: readonly DeliveryDay[],
  { saved, earliest }: { saved?: Date | undefined; earliest: Date },
): DeliverySlot | undefined {
  const enabled = days.flatMap(({ slots }) => slots.filter(({ isDisabled }) => !isDisabled));
  if (!saved) return enabled[0];
  const kept = saved >= earliest ? enabled.find((slot) => contains(slot.id, saved)) : undefined;
  if (kept) return kept;
  const sameDay = days.find(({ id }) => id <= saved.getTime() && saved.getTime() < id + DAY * 60_000);
  return sameDay?.slots.find(({ isDisabled }) => !isDisabled) ?? enabled[0];
}

/** Whether an order may come at `moment`: not before the earliest time, and in an enabled slot. Spec §4. */
export function canDeliverAt(moment: Date, terms: DeliveryTerms): boolean {
  const { earliest, now, zone = DEFAULT_ZONE } = terms;
  if (moment < earliest) return false;
  const calendar = calendarFrom(now, zone);
  const [first, end] = [calendar.midnight(0), calendar.midnight(DAYS)];
  return slotStarts(terms.periods, calendar).some(
    (start) => start >= first && start < end && start >= earliest.getTime() && contains(start, moment),
  );
}

const contains = (start: number, moment: Date) =>
  start <= moment.getTime() && moment.getTime() < start + SLOT * 60_000;

const endOf = ({ from, to }: Shift) => (to > from ? to : to + DAY);

/** Beginnings of all slots around the fourteen days, in milliseconds, each once, in their order. */
function slotStarts(periods: WeekPeriods, calendar: Calendar): number[] {
  const starts = openStretches(periods, calendar.weekday).flatMap(({ start, end }) => {
    // The calendar adds the days and the clock the minutes, so that the doors open at their hour on any day.
    const days = Math.floor(start / DAY);
    const opening = calendar.minute(days, start - days * DAY);
    const count = Math.ceil((end - start) / SLOT);
    return Array.from({ length: count + 2 }, (_, index) => opening + (index - 1) * SLOT * 60_000);
  });
  return [...new Set(starts)].sort((first, second) => first - second);
}

/** Open doors in minutes from today's midnight, from yesterday on; shifts that touch are one stretch. */
export function openStretches(periods: WeekPeriods, weekday: number): { start: number; end: number }[] {
  const stretches: { start: number; end: number }[] = [];
  for (let offset = -1; offset <= DAYS; offset += 1) {
    const day = weekdays[(weekday + offset + 7) % 7] ?? 'mon';
    const shifts = [...(periods[day] ?? [])].sort((first, second) => first.from - second.from);
    for (const shift of shifts) {
      const start = offset * DAY + shift.from;
      const end = offset * DAY + endOf(shift);
      const previous = stretches.at(-1);
      if (previous && start <= previous.end) previous.end = Math.max(previous.end, end);
      else stretches.push({ start, end });
    }
  }
  return stretches;
}

function dayLabel(offset: number, first: DeliverySlot, calendar: Calendar): string {
  if (offset === 0) return messages.deliverySlots.today(first.timeString);
  if (offset === 1) return messages.deliverySlots.tomorrow(first.timeString);
  return calendar.day(first.id);
}
