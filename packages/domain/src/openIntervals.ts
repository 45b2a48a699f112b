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
 * Dates whose hours differ from the week's, by `YYYY-MM-DD`: the shift that begins on that date, null for a closed day.
 */
export type SpecialDays = { readonly [date: string]: Shift | null };

/** The hours of a restaurant: its week, and the dates that differ from it. */
export type OpeningHours = {
  workTime: WorkTime | null | undefined;
  specialDays?: SpecialDays | null | undefined;
};

/**
 * A week as the cart's `periods` call returns it: any number of shifts a day; a day off has none. Spec §7. Our own back
 * end adds the dates that differ from the week.
 */
export type WeekPeriods = { readonly [Day in (typeof weekdays)[number]]?: readonly Shift[] } & {
  readonly special_days?: { readonly [date: string]: readonly Shift[] };
};

/** Minutes from today's midnight: yesterday's are negative, tomorrow's are from 1440 on. */
export type OpenInterval = { start: number; end: number };

/** Days from today in which an order or a booking can be placed. Spec §9. */
export const SLOT_DAYS = 14;

/** Minutes from one slot of an order or a booking to the next. Spec §9. */
export const SLOT_MINUTES = 30;

/** False for a week without any shift: its hours are unknown, and only special days have known ones. */
export function isWeekKnown(workTime: WorkTime | null | undefined): boolean {
  return weekdays.some((day) => workTime?.[day]);
}

/** Hours of single shifts as periods; `to` is always after `from`, so round the clock is 0 to 1440. */
export function weekPeriods(workTime: WorkTime | null | undefined, specialDays?: SpecialDays | null) {
  const toShifts = (shift: Shift | null | undefined): Shift[] =>
    shift ? [{ from: shift.from, to: endOf(shift) }] : [];
  return {
    mon: toShifts(workTime?.mon),
    tue: toShifts(workTime?.tue),
    wed: toShifts(workTime?.wed),
    thu: toShifts(workTime?.thu),
    fri: toShifts(workTime?.fri),
    sat: toShifts(workTime?.sat),
    sun: toShifts(workTime?.sun),
    special_days: Object.fromEntries(
      Object.entries(specialDays ?? {}).map(([date, shift]) => [date, toShifts(shift)]),
    ),
  };
}

/**
 * The open intervals of the days around `today`, a date `YYYY-MM-DD`: from yesterday, whose shift may continue today, to
 * the day after the last with slots. Adjacent shifts are merged. A special day replaces the shifts that begin on its date:
 * yesterday's shift past midnight continues into a closed day, unless yesterday is special too.
 */
export function openIntervals(periods: WeekPeriods, today: string): OpenInterval[] {
  const intervals: OpenInterval[] = [];
  for (let offset = -1; offset <= SLOT_DAYS; offset += 1) {
    const date = dateAfter(today, offset);
    const shifts = periods.special_days?.[date] ?? periods[weekdayOf(date)] ?? [];
    for (const shift of shifts.toSorted((first, second) => first.from - second.from)) {
      const start = offset * MINUTES_IN_DAY + shift.from;
      const end = offset * MINUTES_IN_DAY + endOf(shift);
      const previous = intervals.at(-1);
      if (previous && start <= previous.end) previous.end = Math.max(previous.end, end);
      else intervals.push({ start, end });
    }
  }
  return intervals;
}

/** The date `YYYY-MM-DD` that many days after another. */
export function dateAfter(date: string, days: number): string {
  const midnight = new Date(`${date}T00:00:00Z`);
  midnight.setUTCDate(midnight.getUTCDate() + days);
  return midnight.toISOString().slice(0, 10);
}

/** The weekday of a date `YYYY-MM-DD`. */
const weekdayOf = (date: string) => weekdays[new Date(`${date}T00:00:00Z`).getUTCDay()] ?? 'mon';

/** The minute at which a shift ends, counted from the midnight before its beginning. */
const endOf = ({ from, to }: Shift) => (to > from ? to : to + MINUTES_IN_DAY);
