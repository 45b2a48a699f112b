import * as messages from './messages';
import {
  dateAfter,
  isWeekKnown,
  type Shift,
  SLOT_DAYS,
  type SpecialDays,
  weekdays,
  type WorkTime,
} from './openIntervals';
import { MINUTES_IN_DAY } from './timeUnits';
import { clock } from './workingHours';
import { DEFAULT_ZONE, isoDay } from './zone';

type Weekday = (typeof weekdays)[number];

/** The hours of a day as a customer reads them; a shift that passes midnight closes at the next day's time. */
export type DayHours =
  | { kind: 'shift'; opens: string; closes: string }
  | { kind: 'roundTheClock' }
  | { kind: 'dayOff' };

/** The days of a week that have the same hours. */
export interface WorkingDays {
  days: readonly Weekday[];
  /** «Ежедневно», «Пн–Пт», «Пн, Сб–Вс». */
  label: string;
  hours: DayHours;
}

/** The hours of a date that differ from the week's. */
export interface SpecialDay {
  /** `2026-12-31` */
  date: string;
  /** «31 декабря» */
  label: string;
  hours: DayHours;
}

const [sunday, ...fromMonday] = weekdays;
const week: readonly Weekday[] = [...fromMonday, sunday];

/**
 * The week from Monday, days with the same hours together, in the order of their first day (spec §2, work time).
 * Empty when the week has no shift at all: such hours are unknown, as in `workingState`.
 */
export function workingWeek(workTime: WorkTime | null | undefined): WorkingDays[] {
  if (!workTime || !isWeekKnown(workTime)) return [];
  const groups = new Map<string, { days: Weekday[]; hours: DayHours }>();
  for (const day of week) {
    const hours = hoursOf(workTime[day]);
    const key = JSON.stringify(hours);
    const group = groups.get(key) ?? { days: [], hours };
    group.days.push(day);
    groups.set(key, group);
  }
  return [...groups.values()].map(({ days, hours }) => ({ days, label: labelOf(days), hours }));
}

/** All special days, the earliest first. */
export function allSpecialDays(specialDays: SpecialDays | null | undefined): SpecialDay[] {
  const format = new Intl.DateTimeFormat('ru-RU', { timeZone: 'UTC', day: 'numeric', month: 'long' });
  return Object.entries(specialDays ?? {})
    .sort(([first], [second]) => (first < second ? -1 : 1))
    .map(([date, shift]) => ({ date, label: format.format(new Date(date)), hours: hoursOf(shift) }));
}

/** The special days among the fourteen from today, the earliest first. */
export function nextSpecialDays(
  specialDays: SpecialDays | null | undefined,
  now: Date,
  zone = DEFAULT_ZONE,
): SpecialDay[] {
  const today = isoDay(now, zone);
  const end = dateAfter(today, SLOT_DAYS);
  return allSpecialDays(specialDays).filter(({ date }) => date >= today && date < end);
}

function hoursOf(shift: Shift | null | undefined): DayHours {
  if (!shift) return { kind: 'dayOff' };
  const { from, to } = shift;
  if (from === to || to - from >= MINUTES_IN_DAY) return { kind: 'roundTheClock' };
  return { kind: 'shift', opens: clock(from), closes: clock(to) };
}

function labelOf(days: readonly Weekday[]): string {
  const { days: names, daily, range } = messages.workingWeek;
  if (days.length === week.length) return daily;
  return runsOf(days)
    .map(([first, last]) => (first === last ? names[first] : range(names[first], names[last])))
    .join(', ');
}

/** The first and the last day of each run of neighbours. */
function runsOf(days: readonly Weekday[]): (readonly [first: Weekday, last: Weekday])[] {
  const runs: [Weekday, Weekday][] = [];
  for (const day of days) {
    const run = runs.at(-1);
    if (run && week.indexOf(day) === week.indexOf(run[1]) + 1) run[1] = day;
    else runs.push([day, day]);
  }
  return runs;
}
