import { messages } from './messages';
import { DEFAULT_ZONE, inZone } from './zone';

/** One day's shift in minutes from midnight; it may pass midnight, and `from == to` is round the clock. Readings 11. */
export type Shift = { from: number; to: number };

/** The days as `Date.getDay` counts them. */
export const weekdays = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'] as const;

/** A restaurant's week; a day that is null or left out is a day off. Spec §3. */
export type WorkTime = { readonly [Day in (typeof weekdays)[number]]?: Shift | null };

/** `until` is left out when the doors do not close within a day. */
export type WorkingState =
  | { kind: 'open'; until?: string }
  | { kind: 'closed'; label: string }
  | { kind: 'unknown' };

const DAY = 1440;

/** A stretch of open doors in minutes from this midnight: yesterday's is negative, tomorrow's above 1440. */
type Stretch = { start: number; end: number };

/** Whether the restaurant works at `now`, by the clock of `zone`. A week without one shift is unknown. Spec §4. */
export function workingState(
  workTime: WorkTime | null | undefined,
  now: Date,
  zone = DEFAULT_ZONE,
): WorkingState {
  const { stretches, minute } = weekAround(workTime, now, zone);
  if (stretches.length === 0) return { kind: 'unknown' };
  const current = stretches.find(({ start, end }) => start <= minute && minute < end);
  if (current) {
    return current.end - minute >= DAY ? { kind: 'open' } : { kind: 'open', until: clock(current.end) };
  }
  const next = stretches.find(({ start }) => start > minute);
  // «До завтра» also stands for later days: the spec has no third wording.
  const label =
    next && next.start < DAY
      ? messages.workingHours.closedUntil(clock(next.start))
      : messages.workingHours.closedUntilTomorrow;
  return { kind: 'closed', label };
}

/** Minutes until the doors open: 0 while they are open, undefined when the hours are unknown. */
export function minutesToOpening(
  workTime: WorkTime | null | undefined,
  now: Date,
  zone = DEFAULT_ZONE,
): number | undefined {
  const { stretches, minute } = weekAround(workTime, now, zone);
  const next = stretches.find(({ end }) => end > minute);
  return next && Math.max(0, next.start - minute);
}

/** From yesterday, whose shift may still run, to the same weekday a week on; touching shifts are one stretch. */
function weekAround(workTime: WorkTime | null | undefined, now: Date, zone: string) {
  const local = inZone(now, zone);
  const stretches: Stretch[] = [];
  for (let offset = -1; offset <= 7; offset += 1) {
    const day = weekdays[(local.getDay() + offset + 7) % 7];
    const shift = day && workTime?.[day];
    if (!shift) continue;
    const start = offset * DAY + shift.from;
    const end = offset * DAY + (shift.to > shift.from ? shift.to : shift.to + DAY);
    const previous = stretches.at(-1);
    if (previous && start <= previous.end) previous.end = Math.max(previous.end, end);
    else stretches.push({ start, end });
  }
  return { stretches, minute: local.getHours() * 60 + local.getMinutes() };
}

/** `HH:MM` of a minute counted from any midnight. */
function clock(minute: number): string {
  const ofDay = ((minute % DAY) + DAY) % DAY;
  const pad = (part: number) => String(part).padStart(2, '0');
  return `${pad(Math.floor(ofDay / 60))}:${pad(ofDay % 60)}`;
}
