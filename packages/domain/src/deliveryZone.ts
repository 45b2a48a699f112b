import { type Area, type Coordinates, pointInArea } from './coordinates';
import { roublesToKopecks } from './money';
import { MINUTE_MS, MINUTES_IN_DAY } from './timeUnits';

/** Conditions of a zone: the minimum sum in roubles, the delivery time in minutes. Spec §3. */
export type ZoneRestriction = {
  minimal_amount?: number | null;
  duration?: number | null;
  duration_change?: number | null;
};

/** A zone with its outline already parsed (see parseArea). */
export type DeliveryZone = { area: Area; restriction: ZoneRestriction };

/**
 * The zone that serves the point: among overlapping zones, the lowest minimum, then the shortest time.
 * Readings 17.
 */
export function bestZone<Zone extends DeliveryZone>(
  zones: readonly Zone[],
  point: Coordinates,
): Zone | undefined {
  return zones.filter((zone) => pointInArea(point, zone.area)).toSorted(byAdvantage)[0];
}

/**
 * Minutes that a delivery takes: the changed duration, else the usual duration. Some back ends write 0 for a missing
 * duration. Spec §4.
 */
export function deliveryDuration({ duration, duration_change }: ZoneRestriction): number | undefined {
  return [duration_change, duration].find((minutes) => (minutes ?? 0) > 0) ?? undefined;
}

/**
 * Minutes until the kitchen opens; undefined while it is open. A negative value counts from tomorrow.
 * Readings 12.
 */
export function minutesBeforeOpening(timeBeforeOpening: number | null | undefined): number | undefined {
  if (timeBeforeOpening == null) return undefined;
  return timeBeforeOpening < 0 ? MINUTES_IN_DAY + timeBeforeOpening : timeBeforeOpening;
}

/**
 * The moment when the kitchen opens, by an answer of `answeredAt`; undefined if it was open then. It is at least a minute
 * later, because a `timeBeforeOpening` that is present at all means closed (spec §4, readings 12).
 */
export function kitchenOpensAt(
  timeBeforeOpening: number | null | undefined,
  answeredAt: Date,
): Date | undefined {
  const minutes = minutesBeforeOpening(timeBeforeOpening);
  if (minutes === undefined) return undefined;
  return new Date(answeredAt.getTime() + Math.max(1, minutes) * MINUTE_MS);
}

/** The minimum sum of a delivery in roubles: the zone's, else the chain's, else none. Spec §5. */
export function deliveryMinimum(limits: {
  zoneMinimum?: number | null;
  globalMinimum?: number | null;
}): number {
  return limits.zoneMinimum ?? limits.globalMinimum ?? 0;
}

/** Whole roubles missing to the minimum, rounded up; 0 only if it is reached to the kopeck. */
export function missingToMinimum(amount: number, minimum: number): number {
  return Math.max(0, Math.ceil(roublesToKopecks(minimum - amount) / 100));
}

function byAdvantage(first: DeliveryZone, second: DeliveryZone): number {
  const byMinimum = (first.restriction.minimal_amount ?? 0) - (second.restriction.minimal_amount ?? 0);
  return byMinimum || durationOrDay(first) - durationOrDay(second);
}

/** A zone with an unknown duration comes last. */
function durationOrDay({ restriction }: DeliveryZone): number {
  return deliveryDuration(restriction) ?? MINUTES_IN_DAY;
}
