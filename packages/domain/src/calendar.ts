import { TZDate } from '@date-fns/tz';
import { addDays } from 'date-fns/addDays';
import { setMinutes } from 'date-fns/setMinutes';
import { startOfDay } from 'date-fns/startOfDay';
import { MINUTE_MS, MINUTES_IN_DAY } from './timeUnits';
import { inZone } from './zone';

/** The days of a time zone around a moment. Day 0 is the day of that moment; moments are milliseconds. */
export interface Calendar {
  /** Day 0, `YYYY-MM-DD`. */
  today: string;
  midnight: (day: number) => number;
  /** The moment at which local time of a day reaches this minute. */
  minute: (day: number, minute: number) => number;
  /** `HH:MM` of a moment of that day. */
  time: (day: number, moment: number) => string;
  /** «23 нояб.» */
  day: (moment: number) => string;
}

// A calendar is expensive to create and stays the same all day; a server needs it at each call, a page every
// minute.
const calendars = new Map<string, { midnight: number; calendar: Calendar }>();

/** The calendar of `zone` at `now`. Throws RangeError on an invalid date. */
export function calendarFrom(now: Date, zone: string): Calendar {
  const cached = calendars.get(zone);
  if (cached && now.getTime() >= cached.midnight && now.getTime() < cached.calendar.midnight(1)) {
    return cached.calendar;
  }
  const today = startOfDay(inZone(now, zone));
  const calendar = makeCalendar(today, zone);
  calendars.set(zone, { midnight: today.getTime(), calendar });
  return calendar;
}

function makeCalendar(today: TZDate, zone: string): Calendar {
  const midnights = new Map<number, number>();
  const time = new Intl.DateTimeFormat('ru-RU', { timeZone: zone, hour: '2-digit', minute: '2-digit' });
  const date = new Intl.DateTimeFormat('ru-RU', { timeZone: zone, day: 'numeric', month: 'short' });

  function midnight(day: number): number {
    const moment = midnights.get(day) ?? addDays(today, day).getTime();
    midnights.set(day, moment);
    return moment;
  }

  // A day on which clocks change has 23 or 25 hours.
  const isWhole = (day: number) => midnight(day + 1) - midnight(day) === MINUTES_IN_DAY * MINUTE_MS;

  return {
    today: today.toISOString().slice(0, 10),
    midnight,
    minute: (day, minute) =>
      isWhole(day)
        ? midnight(day) + minute * MINUTE_MS
        : setMinutes(new TZDate(midnight(day), zone), minute).getTime(),
    time: (day, moment) =>
      isWhole(day) ? clock(Math.floor((moment - midnight(day)) / MINUTE_MS)) : time.format(moment),
    day: (moment) => date.format(moment),
  };
}

const pad = (part: number) => String(part).padStart(2, '0');

// A page that lists fourteen days of slots needs the same few texts hundreds of times.
const clockTexts = new Map<number, string>();

function clock(minute: number): string {
  const text = clockTexts.get(minute) ?? `${pad(Math.floor(minute / 60))}:${pad(minute % 60)}`;
  clockTexts.set(minute, text);
  return text;
}
