import {
  dateAfter,
  hoursAfterPause,
  kitchenResumesAt,
  type OpeningHours,
  serverDate,
  type SpecialDays,
} from '@storefront/domain';
import type { restaurants, zones } from '../database/schema/restaurants';

/** The kitchen of an order: its restaurant and, for a delivery, the zone. */
interface Kitchen {
  restaurant: typeof restaurants.$inferSelect | undefined;
  zone: typeof zones.$inferSelect | undefined;
}

const unknownHours: OpeningHours = { workTime: null };

/** The end of the pause in which the kitchen takes no orders: the later one of its restaurant's and its zone's. */
function pauseOf({ restaurant, zone }: Kitchen, now: Date): Date | undefined {
  const ends = [restaurant?.pausedUntil, zone?.pausedUntil].filter((end) => end instanceof Date);
  return ends.filter((end) => end > now).toSorted((first, second) => +second - +first)[0];
}

/** The hours in which the kitchen takes orders, and the end of its pause, before which no slot begins. */
export function orderHours(
  kitchen: Kitchen,
  now: Date,
): { hours: OpeningHours; slotsFrom: Date | undefined } {
  const hours = kitchen.restaurant ?? unknownHours;
  const until = pauseOf(kitchen, now);
  return until ? hoursAfterPause(hours, { until, now }) : { hours, slotsFrom: undefined };
}

/** When a paused kitchen takes orders again as soon as possible; undefined if it is not paused. */
export function resumesAt(kitchen: Kitchen, now: Date): Date | undefined {
  const until = pauseOf(kitchen, now);
  return until && kitchenResumesAt(kitchen.restaurant ?? unknownHours, { until, now });
}

/** The special days that still matter: from yesterday, whose shift may last past midnight. */
export function currentSpecialDays(specialDays: SpecialDays | null | undefined, now: Date): SpecialDays {
  const yesterday = dateAfter(serverDate(now).slice(0, 10), -1);
  return Object.fromEntries(Object.entries(specialDays ?? {}).filter(([date]) => date >= yesterday));
}
