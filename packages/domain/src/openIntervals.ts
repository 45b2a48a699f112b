import { MINUTES_IN_DAY } from './timeUnits';

/**
 * One day's shift in minutes from midnight; it may pass midnight, and `from == to` is round the clock.
 * Readings 11.
 */
export type Shift = { from: number; to: number };

/** The days as `Date.getDay` counts them. */
export const weekdays = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'] as const;

/** A restaurant's week; a day that is null or left out is a day off. Spec §3. */
export type WorkTime = { readonly [Day in (typeof weekdays)[number]]?: Shift | null };

/**
 * A week as the cart's `periods` call returns it: any number of shifts a day; a day off has none. Spec §7.
 */
export type WeekPeriods = { readonly [Day in (typeof weekdays)[number]]?: readonly Shift[] };

/** Minutes from today's midnight: yesterday's are negative, tomorrow's are from 1440 on. */
export type OpenInterval = { start: number; end: number };

/** Days from today in which an order or a booking can be placed. Spec §9. */
export const SLOT_DAYS = 14;

/** Minutes from one slot of an order or a booking to the next. Spec §9. */
export const SLOT_MINUTES = 30;

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
 * The open intervals of the days around today, a day of `weekday`: from yesterday, whose shift may continue today, to
 * the day after the last with slots. Adjacent shifts are merged.
 */
export function openIntervals(periods: WeekPeriods, weekday: number): OpenInterval[] {
  const intervals: OpenInterval[] = [];
  for (let offset = -1; offset <= SLOT_DAYS; offset += 1) {
    const day = weekdays[(weekday + offset + 7) % 7] ?? 'mon';
    const shifts = [...(periods[day] ?? [])].sort((first, second) => first.from - second.from);
    for (const shift of shifts) {
      const start = offset * MINUTES_IN_DAY + shift.from;
      const end = offset * MINUTES_IN_DAY + endOf(shift);
      const previous = intervals.at(-1);
      if (previous && start <= previous.end) previous.end = Math.max(previous.end, end);
      else intervals.push({ start, end });
    }
  }
  return intervals;
}

const endOf = ({ from, to }: Shift) => (to > from ? to : to + MINUTES_IN_DAY);
