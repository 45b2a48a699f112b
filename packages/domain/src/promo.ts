import { isBareDate, parseServerDate } from './orderTime';
import { DEFAULT_ZONE, isoDay } from './zone';

/** When a promotion is on, as the back end sends it: ISO, a local time, or a bare date, which is a whole day. */
export interface PromoDates {
  active_from: string | null;
  active_to: string | null;
}

/**
 * Whether a promotion has begun and is not over (spec §3, Promo). A date that is missing or cannot be read limits
 * nothing.
 */
export function isPromoActive(
  { active_from, active_to }: PromoDates,
  now: Date,
  zone = DEFAULT_ZONE,
): boolean {
  const [begin, end] = [parseServerDate(active_from, zone), parseServerDate(active_to, zone)];
  if (begin && now < begin) return false;
  if (!end || !active_to) return true;
  return isBareDate(active_to) ? isoDay(now, zone) <= isoDay(end, zone) : now < end;
}
