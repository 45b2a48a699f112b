import * as messages from './messages';
import {
  dateAfter,
  isWeekKnown,
  type OpenInterval,
  openIntervals,
  type OpeningHours,
  SLOT_DAYS,
  weekPeriods,
} from './openIntervals';
import { formatTime, parseServerDate } from './orderTime';
import { MINUTES_IN_DAY } from './timeUnits';
import { DEFAULT_ZONE, inZone, isoDay } from './zone';

/** `until` is omitted if the restaurant does not close within a day. */
export type WorkingState =
  | { kind: 'open'; until?: string }
  | { kind: 'closed'; label: string }
  | { kind: 'unknown' };

/**
 * The hours of a restaurant in a word: «Открыто до 23:00», «Закрыто до завтра», the text of the back end, or
 * «Не указано».
 */
export type RestaurantHours = { kind: 'open' | 'closed' | 'unknown'; label: string };

/**
 * Whether the restaurant works at `now`, in the time zone `zone`. The hours of a week without shifts are unknown, except
 * on its special days. Spec §4.
 */
export function workingState(hours: OpeningHours, now: Date, zone = DEFAULT_ZONE): WorkingState {
  const { interval, minute } = currentOrNext(hours, now, zone);
  if (!interval) return { kind: 'unknown' };
  const { start, end } = interval;
  if (start <= minute)
    return end - minute >= MINUTES_IN_DAY ? { kind: 'open' } : { kind: 'open', until: clock(end) };
  // «До завтра» is used for later days too: the specification has no third text.
  const label =
    start < MINUTES_IN_DAY
      ? messages.workingHours.closedUntil(clock(start))
      : messages.workingHours.closedUntilTomorrow;
  return { kind: 'closed', label };
}

/**
 * Whether the restaurant works at `now`, in the time zone `zone`: by its hours, or without hours by the back end's
 * fields for this moment. `workingTo` is an hour («10:00», also with seconds or in a text) or, for a closed restaurant,
 * a whole text («Закрыто до завтра»). It is closed until `pausedUntil`, a moment in the server's format, whatever its
 * hours. Spec §4, Restaurants; readings 11.
 */
export function restaurantHours(
  restaurant: OpeningHours & {
    pausedUntil?: string | null;
    workTimeStr: string | null;
    isWorking: boolean | null;
    workingTo: string | null;
  },
  now: Date,
  zone = DEFAULT_ZONE,
): RestaurantHours {
  const { openUntil, roundTheClock, unknown, closed, closedUntil } = messages.workingHours;
  const { workTimeStr, isWorking, workingTo } = restaurant;
  const resumesAt = parseServerDate(restaurant.pausedUntil, zone);
  if (resumesAt && resumesAt > now) {
    const isToday = isoDay(resumesAt, zone) === isoDay(now, zone);
    const label = isToday
      ? closedUntil(formatTime(resumesAt, zone))
      : messages.workingHours.closedUntilTomorrow;
    return { kind: 'closed', label };
  }
  const state = workingState(restaurant, now, zone);
  if (state.kind === 'closed') return state;
  if (state.kind === 'open') {
    return { kind: 'open', label: state.until ? openUntil(state.until) : roundTheClock };
  }
  const hours = workingTo?.match(/\d{1,2}:\d{2}/g) ?? [];
  const hour = isWorking ? hours.at(-1) : hours[0];
  if (isWorking === false) {
    const text = hour ? closedUntil(hour) : closed;
    return { kind: 'closed', label: workingTo?.startsWith(closed) ? workingTo : text };
  }
  const label = workTimeStr ?? unknown;
  if (isWorking === null) return { kind: 'unknown', label };
  return { kind: 'open', label: hour ? openUntil(hour) : label };
}

/**
 * Minutes until opening: 0 while open, undefined if the hours are unknown. A restaurant that stays closed on all days with
 * slots opens after them at the earliest.
 */
export function minutesToOpening(hours: OpeningHours, now: Date, zone = DEFAULT_ZONE): number | undefined {
  const { interval, minute } = currentOrNext(hours, now, zone);
  return interval && Math.max(0, interval.start - minute);
}

/**
 * The interval that is open at `now`, else the next interval, and the minute of `now`. There is no interval while the hours
 * are unknown; where they become unknown later, the restaurant counts as open from then on.
 */
function currentOrNext(hours: OpeningHours, now: Date, zone: string) {
  const local = inZone(now, zone);
  const minute = local.getHours() * 60 + local.getMinutes();
  const today = isoDay(now, zone);
  const periods = weekPeriods(hours.workTime, hours.specialDays);
  const next = openIntervals(periods, today).find(({ end }) => end > minute);
  const unknownFrom = firstUnknownDay(hours, today) * MINUTES_IN_DAY;
  let interval: OpenInterval | undefined = { start: unknownFrom, end: Infinity };
  if (next && (next.start <= minute || next.start < unknownFrom)) interval = next;
  else if (unknownFrom <= minute) interval = undefined;
  return { interval, minute };
}

/** Days from today to the first whose hours are unknown; the day after the last with slots at the latest. */
function firstUnknownDay({ workTime, specialDays }: OpeningHours, today: string): number {
  let day = isWeekKnown(workTime) ? SLOT_DAYS + 1 : 0;
  while (day <= SLOT_DAYS && specialDays?.[dateAfter(today, day)] !== undefined) day += 1;
  return day;
}

/** `HH:MM` of a minute counted from a midnight; 1440 is 00:00. */
export function clock(minute: number): string {
  const ofDay = minute % MINUTES_IN_DAY;
  const pad = (part: number) => String(part).padStart(2, '0');
  return `${pad(Math.floor(ofDay / 60))}:${pad(ofDay % 60)}`;
}
