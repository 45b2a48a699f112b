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

/**
 * The last day of a promotion, «30 ноября», with «2027 г.» if it is not the current year; undefined without an end that
 * can be read. A promotion that ends at midnight ends on the day before.
 */
export function promoLastDay(
  { active_to }: Pick<PromoDates, 'active_to'>,
  now: Date,
  zone = DEFAULT_ZONE,
): string | undefined {
  const end = parseServerDate(active_to, zone);
  if (!end || !active_to) return undefined;
  const lastMoment = isBareDate(active_to) ? end : new Date(end.getTime() - 1);
  const yearOf = (date: Date) => isoDay(date, zone).slice(0, 4);
  const format = new Intl.DateTimeFormat('ru-RU', {
    timeZone: zone,
    day: 'numeric',
    month: 'long',
    year: yearOf(lastMoment) === yearOf(now) ? undefined : 'numeric',
  });
  return format.format(lastMoment);
}
