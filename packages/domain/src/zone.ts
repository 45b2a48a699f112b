import { TZDate } from '@date-fns/tz';

/** The restaurants' time zone, used in place of the visitor's (readings 11). */
export const DEFAULT_ZONE = 'Europe/Moscow';

/** The moment `date` as a calendar date of `zone`. Throws RangeError on an invalid date. */
export function inZone(date: Date, zone: string): TZDate {
  if (Number.isNaN(date.getTime())) throw new RangeError('Invalid date');
  return new TZDate(date, zone);
}

/** The day of a moment in `zone`, `2026-11-21`. Throws RangeError on an invalid date. */
export const isoDay = (moment: Date, zone: string): string => inZone(moment, zone).toISOString().slice(0, 10);
