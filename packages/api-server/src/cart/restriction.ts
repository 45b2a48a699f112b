import { kopecksToRoubles } from '@storefront/domain';
import type { zones } from '../database/schema/restaurants';

/** What a zone asks for, as answers say it: roubles and minutes (spec §3, Delivery zone). */
export function restrictionOf(zone: typeof zones.$inferSelect) {
  const { minimalAmount, duration, durationChange } = zone;
  return { minimal_amount: kopecksToRoubles(minimalAmount), duration, duration_change: durationChange };
}
