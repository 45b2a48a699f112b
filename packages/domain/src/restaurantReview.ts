import { dateTextFromIso, isoFromDateText, unreadableDate } from './birthday';
import * as messages from './messages';
import { parseServerDate, serverDate } from './orderTime';
import type { Problem } from './validation';
import { DEFAULT_ZONE, isoDay } from './zone';

/** The criteria that a guest rates, by the key of the call (spec §3, Review of a restaurant). */
export const visitCriteria = [
  'attention_and_friendliness',
  'service_speed',
  'dishes_quality',
  'drink_quality',
  'atmosphere',
] as const;
export type VisitCriterion = (typeof visitCriteria)[number];

/** The last day that a visit can have had at `now`, as `dd.mm.yyyy`: today in the restaurant's zone. */
export function lastVisitDay(now: Date, zone = DEFAULT_ZONE): string | undefined {
  return dateTextFromIso(isoDay(now, zone));
}

/** The day of a visit is a real date, `dd.mm.yyyy`, and not after today in the restaurant's zone (spec §5). */
export function validateVisitDay(value: string, now: Date, zone = DEFAULT_ZONE): Problem {
  const iso = isoFromDateText(value);
  if (!iso) return unreadableDate(value);
  return iso > isoDay(now, zone) ? messages.visit.inFuture : undefined;
}

/**
 * The day of a visit as the call wants it: ISO (spec §7). The first moment of the day, with the zone's offset, is never
 * in the future, and a server that reads the date alone gets the right date. Undefined for no real date.
 */
export function visitDate(value: string, zone = DEFAULT_ZONE): string | undefined {
  const midnight = parseServerDate(isoFromDateText(value), zone);
  return midnight && serverDate(midnight, zone);
}
