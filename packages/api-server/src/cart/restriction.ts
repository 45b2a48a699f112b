import { kopecksToRoubles } from '@storefront/domain';
import type { zones } from '../database/schema/restaurants';

/** The terms of a zone in the contract's format: roubles and minutes (spec §3, Delivery zone). */
export function restrictionOf(zone: typeof zones.$inferSelect) {
  const { minimalAmount, duration, durationChange } = zone;
  return { minimal_amount: kopecksToRoubles(minimalAmount), duration, duration_change: durationChange };
}
