import { calendarFrom } from './calendar';
import {
  dateAfter,
  endOf,
  type OpeningHours,
  type Shift,
  SLOT_DAYS,
  SLOT_MINUTES,
  weekdayOf,
} from './openIntervals';
import { MINUTE_MS, MINUTES_IN_DAY } from './timeUnits';
import { minutesToOpening } from './workingHours';
import { DEFAULT_ZONE, inZone, isoDay } from './zone';

/** The end of a pause that lasts until staff end it. */
export const UNTIL_RESUMED = new Date('9999-12-31T00:00:00Z');

/** A kitchen that takes no orders until `until`, which is later than `now`. */
type Pause = { until: Date; now: Date; zone?: string };

/**
 * The hours in which a paused kitchen takes orders. A shift begins so late that its first slot, half an hour before it
 * (spec §4), is after the pause. A pause until staff end it takes all of today's shift, and of yesterday's if that lasts
 * past midnight; later days stay.
 */
export function hoursAfterPause(hours: OpeningHours, pause: Pause): OpeningHours {
  const { until, now, zone = DEFAULT_ZONE } = pause;
  if (until < UNTIL_RESUMED) return shorten(hours, pause);
  return shorten(withoutToday(hours, pause), {
    now,
    zone,
    until: new Date(calendarFrom(now, zone).midnight(1)),
  });
}

/**
 * The moment from which a paused kitchen takes orders as soon as possible: the end of the pause, or the next opening after
 * it. After a pause until staff end it, that is the opening of a later day, or tomorrow's midnight if its hours are unknown.
 */
export function kitchenResumesAt(hours: OpeningHours, pause: Pause): Date {
  const { until, now, zone } = pause;
  if (until < UNTIL_RESUMED) return openingFrom(until, hours, zone);
  return openingFrom(now, withoutToday(hours, pause), zone);
}

function withoutToday({ workTime, specialDays }: OpeningHours, { now, zone = DEFAULT_ZONE }: Pause) {
  const today = isoDay(now, zone);
  return { workTime, specialDays: { ...specialDays, [dateAfter(today, -1)]: null, [today]: null } };
}

function shorten({ workTime, specialDays }: OpeningHours, { until, now, zone = DEFAULT_ZONE }: Pause) {
  const today = isoDay(now, zone);
  const shortened: Record<string, Shift | null> = {};
  for (let day = -1; day <= SLOT_DAYS; day += 1) {
    const date = dateAfter(today, day);
    const shift = specialDays?.[date] === undefined ? workTime?.[weekdayOf(date)] : specialDays[date];
    const end = minuteOf(until, date, zone);
    if (shift && shift.from - SLOT_MINUTES < end) shortened[date] = shiftAfter(shift, end);
  }
  return { workTime, specialDays: { ...specialDays, ...shortened } };
}

/** The shift without its minutes before `end`, which slots may still begin at; null if nothing is left. */
function shiftAfter(shift: Shift, end: number): Shift | null {
  const steps = Math.max(0, Math.ceil((end - shift.from) / SLOT_MINUTES) + 1);
  const from = shift.from + steps * SLOT_MINUTES;
  return from < endOf(shift) ? { from, to: endOf(shift) } : null;
}

/** The minute of a moment, rounded up, counted from the midnight of a date. */
function minuteOf(moment: Date, date: string, zone: string): number {
  const local = inZone(moment, zone);
  const days = (Date.parse(isoDay(moment, zone)) - Date.parse(date)) / (MINUTES_IN_DAY * MINUTE_MS);
  const seconds = local.getSeconds() * 1000 + local.getMilliseconds();
  return days * MINUTES_IN_DAY + local.getHours() * 60 + local.getMinutes() + Math.ceil(seconds / MINUTE_MS);
}

/** `moment`, or the full minute of the next opening after it. */
function openingFrom(moment: Date, hours: OpeningHours, zone?: string): Date {
  const minutes = minutesToOpening(hours, moment, zone);
  return minutes ? new Date((Math.floor(moment.getTime() / MINUTE_MS) + minutes) * MINUTE_MS) : moment;
}
