import { addMinutes } from 'date-fns/addMinutes';
import { type Calendar, calendarFrom } from './calendar';
import { deliveryDuration, type ZoneRestriction } from './deliveryZone';
import * as messages from './messages';
import { dateAfter, openIntervals, SLOT_DAYS, SLOT_MINUTES, type WeekPeriods } from './openIntervals';
import type { TakeMethod } from './takeMethod';
import { MINUTE_MS, MINUTES_IN_DAY } from './timeUnits';
import { DEFAULT_ZONE } from './zone';

/**
 * Half an hour in which an order may arrive. `id` is its beginning in milliseconds, `timeString` is `HH:MM`.
 */
export type DeliverySlot = { id: number; date: Date; timeString: string; isDisabled: boolean };

/** A day with at least one slot that can be chosen; `id` is its midnight in milliseconds. */
export type DeliveryDay = { id: number; date: Date; label: string; slots: readonly DeliverySlot[] };

/**
 * The inputs of the slots; `earliest` is not before `now`, the hours are local time of `zone`, not of the device
 * (readings 11). A slot that begins before `slotsFrom`, the end of a pause, is disabled; `fullSlots` are the starts of the
 * slots without a place for another order, in milliseconds.
 */
export type DeliveryTerms = {
  periods: WeekPeriods;
  earliest: Date;
  now: Date;
  zone?: string;
  slotsFrom?: Date | undefined;
  fullSlots?: ReadonlySet<number>;
};

/**
 * The first moment at which an order may be ready. A delivery takes the zone's changed duration, else its
 * usual duration; pickup takes the minimum cooking time of the settings. Unknown minutes count as 0. Spec §4.
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
 * Whether it is too late today for an order as soon as possible, while the restaurant is open: after `closing -
 * lastOrderMinutes`, by default when the order would be ready after closing. False outside opening hours, which are
 * another reason, and where hours are unknown. A negative number of minutes counts as none.
 */
export function isLastOrderOver(
  { periods, earliest, now, zone = DEFAULT_ZONE }: DeliveryTerms,
  lastOrderMinutes?: number | null,
): boolean {
  const calendar = calendarFrom(now, zone);
  const momentOf = (minute: number) => {
    const day = Math.floor(minute / MINUTES_IN_DAY);
    return calendar.minute(day, minute - day * MINUTES_IN_DAY);
  };
  const current = openIntervals(periods, calendar.today).find(
    ({ start, end }) => momentOf(start) <= now.getTime() && now.getTime() < momentOf(end),
  );
  if (!current) return false;
  const isSet = typeof lastOrderMinutes === 'number' && lastOrderMinutes >= 0;
  const ready = isSet ? addMinutes(now, lastOrderMinutes) : earliest;
  return ready.getTime() > momentOf(current.end);
}

/**
 * Days and slots to choose from: the days with an enabled slot among the fourteen from today. Slots start every half
 * hour of the opening hours, with an extra slot before the first shift of a day and another after the last; a pause
 * between two shifts has no slots. A slot is disabled if it starts before the earliest time or is full. The hours of a
 * shift past midnight belong to the next day. Spec §4 writes «Сегодня c» with a Latin letter; the labels have a Cyrillic letter.
 */
export function deliveryDays(terms: DeliveryTerms): readonly DeliveryDay[] {
  const calendar = calendarFrom(terms.now, terms.zone ?? DEFAULT_ZONE);
  const starts = slotStarts(terms.periods, calendar);
  return Array.from({ length: SLOT_DAYS }, (_, offset) => offset).flatMap((offset) => {
    const [from, to] = [calendar.midnight(offset), calendar.midnight(offset + 1)];
    const slots = starts
      .filter((start) => start >= from && start < to)
      .map((start) => ({
        id: start,
        date: new Date(start),
        timeString: calendar.time(offset, start),
        isDisabled: !isEnabled(start, terms),
      }));
    const first = slots.find(({ isDisabled }) => !isDisabled);
    if (!first) return [];
    return [{ id: from, date: new Date(from), label: dayLabel(offset, first, calendar), slots }];
  });
}

/**
 * The slot that a panel shows as chosen: the enabled slot that starts at the saved moment, else an enabled slot that
 * contains the moment, else the first enabled slot of the same day, else the first enabled slot of all. Slots overlap
 * where a shift starts less than half an hour after another's last slot. Undefined if no slot is enabled. Spec §4.
 */
export function chooseSlot(days: readonly DeliveryDay[], saved?: Date): DeliverySlot | undefined {
  const enabled = days.flatMap(({ slots }) => slots.filter(({ isDisabled }) => !isDisabled));
  if (!saved) return enabled[0];
  const savedSlot =
    enabled.find(({ id }) => id === saved.getTime()) ?? enabled.find(({ id }) => isInSlot(id, saved));
  if (savedSlot) return savedSlot;
  const sameDay = days.find(
    ({ id }) => id <= saved.getTime() && saved.getTime() < id + MINUTES_IN_DAY * MINUTE_MS,
  );
  return sameDay?.slots.find(({ isDisabled }) => !isDisabled) ?? enabled[0];
}

/** Whether an order may arrive at `moment`: in a slot that deliveryDays lists as enabled. Spec §4. */
export function canDeliverAt(moment: Date, terms: DeliveryTerms): boolean {
  const slot = slotOf(moment, terms);
  return slot !== undefined && isEnabled(slot, terms);
}

/**
 * The slot in which an order for `moment` takes a place: its start in milliseconds, of overlapping slots the later start.
 * Undefined outside the slots of the fourteen days.
 */
export function slotOf(moment: Date, terms: DeliveryTerms): number | undefined {
  return lastSlotWith(moment, startsAhead(terms));
}

/**
 * The starts of the slots in which orders for `moments` have taken all `capacity` places, in milliseconds. Moments
 * outside the slots of the fourteen days do not count.
 */
export function fullSlots(moments: readonly Date[], capacity: number, terms: DeliveryTerms): Set<number> {
  const starts = startsAhead(terms);
  const taken = new Map<number, number>();
  for (const moment of moments) {
    const slot = lastSlotWith(moment, starts);
    if (slot !== undefined) taken.set(slot, (taken.get(slot) ?? 0) + 1);
  }
  return new Set([...taken].flatMap(([slot, count]) => (count >= capacity ? [slot] : [])));
}

/** Whether `moment` is in the slot that starts at `start`, milliseconds. */
export const isInSlot = (start: number, moment: Date): boolean =>
  start <= moment.getTime() && moment.getTime() < start + SLOT_MINUTES * MINUTE_MS;

const isEnabled = (start: number, { earliest, slotsFrom, fullSlots: full }: DeliveryTerms): boolean =>
  start >= Math.max(earliest.getTime(), slotsFrom?.getTime() ?? 0) && !full?.has(start);

const lastSlotWith = (moment: Date, starts: readonly number[]): number | undefined =>
  starts.findLast((start) => isInSlot(start, moment));

/** Starts of the slots up to the end of the fourteen days. */
function startsAhead({ periods, now, zone = DEFAULT_ZONE }: DeliveryTerms): number[] {
  const calendar = calendarFrom(now, zone);
  const end = calendar.midnight(SLOT_DAYS);
  return slotStarts(periods, calendar).filter((start) => start < end);
}

/** Starts of all slots around the fourteen days: unique milliseconds in ascending order. */
function slotStarts(periods: WeekPeriods, calendar: Calendar): number[] {
  const intervals = openIntervals(periods, calendar.today);
  const dayOf = (index: number) => Math.floor((intervals[index]?.start ?? Number.NaN) / MINUTES_IN_DAY);
  // The extra slots of a neighbouring day do not open a day that is closed on purpose.
  const isClosedAt = (minute: number) =>
    periods.special_days?.[dateAfter(calendar.today, Math.floor(minute / MINUTES_IN_DAY))]?.length === 0;
  const starts = intervals.flatMap(({ start, end }, index) => {
    // Days are added by calendar and minutes by local time, so opening hours stay the same when clocks
    // change.
    const day = dayOf(index);
    const opening = calendar.minute(day, start - day * MINUTES_IN_DAY);
    const inside = Math.ceil((end - start) / SLOT_MINUTES);
    const before = dayOf(index - 1) === day || isClosedAt(start - SLOT_MINUTES) ? 0 : 1;
    const after = dayOf(index + 1) === day || isClosedAt(start + inside * SLOT_MINUTES) ? 0 : 1;
    const count = before + inside + after;
    return Array.from({ length: count }, (_, slot) => opening + (slot - before) * SLOT_MINUTES * MINUTE_MS);
  });
  return [...new Set(starts)].sort((first, second) => first - second);
}

function dayLabel(offset: number, first: DeliverySlot, calendar: Calendar): string {
  if (offset === 0) return messages.deliverySlots.today(first.timeString);
  if (offset === 1) return messages.deliverySlots.tomorrow(first.timeString);
  return calendar.day(first.id);
}
