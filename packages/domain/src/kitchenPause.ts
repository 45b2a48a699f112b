import { calendarFrom } from './calendar';
import { dateAfter, type OpeningHours } from './openIntervals';
import { MINUTE_MS } from './timeUnits';
import { minutesToOpening } from './workingHours';
import { DEFAULT_ZONE, isoDay } from './zone';

/** The end of a pause that lasts until staff end it. */
export const UNTIL_RESUMED = new Date('9999-12-31T00:00:00Z');

/** A kitchen that takes no orders until `until`, which is later than `now`. */
type Pause = { until: Date; now: Date; zone?: string };

/**
 * The hours in which a paused kitchen takes orders, and the end of the pause, before which no slot begins. A pause until
 * staff end it takes all of today's shift, and of yesterday's if that lasts past midnight; later days stay.
 */
export function hoursAfterPause(hours: OpeningHours, pause: Pause): { hours: OpeningHours; slotsFrom: Date } {
  const { until, now, zone = DEFAULT_ZONE } = pause;
  if (until < UNTIL_RESUMED) return { hours, slotsFrom: until };
  return { hours: withoutToday(hours, pause), slotsFrom: new Date(calendarFrom(now, zone).midnight(1)) };
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

/** `moment`, or the full minute of the next opening after it. */
function openingFrom(moment: Date, hours: OpeningHours, zone?: string): Date {
  const minutes = minutesToOpening(hours, moment, zone);
  return minutes ? new Date((Math.floor(moment.getTime() / MINUTE_MS) + minutes) * MINUTE_MS) : moment;
}
