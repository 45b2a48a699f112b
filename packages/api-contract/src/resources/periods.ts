import * as z from 'zod/mini';
import { endpoint } from '../endpoint';
import type { cartRequests } from '../requests/cartRequests';
import { list, read, requires, someText, textOrNull } from '../lenient';
import { bareFields, fieldsAnswer, isRecord } from '../listAnswer';
import { minuteOf } from './minuteOf';
import { hoursByDate } from './specialDays';

const minute = () => read(minuteOf, z.number());

/**
 * A shift without both minutes is left out: 0 in place of a missing one would take orders round the clock (readings
 * 11).
 */
const shifts = list(z.object({ from: minute(), to: minute() }));

/** A day of one shift may be that shift. */
const toShifts = (value: unknown): unknown => (isRecord(value) && 'from' in value ? [value] : value);

const dayPeriods = read(toShifts, shifts);

const weekdays = {
  mon: dayPeriods,
  tue: dayPeriods,
  wed: dayPeriods,
  thu: dayPeriods,
  fri: dayPeriods,
  sat: dayPeriods,
  sun: dayPeriods,
};

const isDayOff = (sent: unknown) => !sent || (typeof sent === 'object' && Object.keys(sent).length === 0);

/** The shifts of a special day; undefined if shifts were sent and none can be read. */
function specialShifts(sent: unknown) {
  const read = z.parse(dayPeriods, sent);
  return read.length > 0 || isDayOff(sent) ? read : undefined;
}

const week = z.object({
  ...weekdays,
  /** Ours: the dates whose hours differ from the week's, `YYYY-MM-DD`; a closed one has no shift. */
  special_days: read(
    (sent) => hoursByDate(sent, specialShifts),
    z.record(z.string(), z.array(z.object({ from: z.number(), to: z.number() }))),
  ),
  /** Ours: no slot begins before this moment, the end of a pause. */
  slots_from: textOrNull(),
  /** Ours: the starts of the slots that take no further order, as the back end writes moments. */
  full_slots: list(someText()),
});

/** False for a week of which not one shift can be read: all of its days would be off (readings 25). */
function isReadable(value: unknown): boolean {
  const own = bareFields(value);
  const days = isRecord(own) ? Object.keys(weekdays).map((name) => own[name]) : [];
  const sent = days.filter((day) => !isDayOff(day));
  return sent.length === 0 || sent.some((day) => z.parse(dayPeriods, day).length > 0);
}

/**
 * When orders are taken (spec §7): minutes from midnight, which a back end may send as `HH:MM` (readings 21); `to` may pass
 * midnight, a day off is empty.
 */
export const periods = z.pipe(
  z.unknown().check(requires(isReadable)),
  fieldsAnswer(week),
) as unknown as typeof week;
export type Periods = z.output<typeof periods>;

/** The call of the hours in which orders are taken (spec §7, Cart). */
export const periodCalls = {
  periods: endpoint<typeof cartRequests.periods>()({
    method: 'GET',
    path: '/api/app/order/periods/',
    response: periods,
  }),
};
