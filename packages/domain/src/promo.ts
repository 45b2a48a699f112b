import { addDays } from 'date-fns/addDays';
import { isBareDate, parseServerDate } from './orderTime';
import { DEFAULT_ZONE, inZone } from './zone';

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
  const begin = parseServerDate(active_from, zone);
  const end = endOf(active_to, zone);
  return !(begin && now < begin) && !(end && now >= end);
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
  const end = endOf(active_to, zone);
  if (!end) return undefined;
  const lastMoment = inZone(new Date(end.getTime() - 1), zone);
  const isThisYear = lastMoment.getFullYear() === inZone(now, zone).getFullYear();
  const format = new Intl.DateTimeFormat('ru-RU', {
    timeZone: zone,
    day: 'numeric',
    month: 'long',
    year: isThisYear ? undefined : 'numeric',
  });
  return format.format(lastMoment.getTime());
}

/** The first moment after a promotion: a bare date is its last day. */
function endOf(active_to: string | null, zone: string): Date | undefined {
  const end = parseServerDate(active_to, zone);
  return end && active_to && isBareDate(active_to) ? addDays(inZone(end, zone), 1) : end;
}
