import { deliveryDuration, formatCoordinates } from '@storefront/domain';
import type { PricedLine } from '../cart/lines';
import type { Place } from '../cart/place';
import { restrictionOf } from '../cart/restriction';
import type { Transaction } from '../database/connect';
import { type OrderAddress, orderItems } from '../database/schema/orders';
import type { addresses } from '../database/schema/users';
import type { Settings } from '../settings/parseSettings';

/** A copy of the address at the time of ordering: deleting the address later does not change the order. */
export function toAddress(address: typeof addresses.$inferSelect): OrderAddress {
  const { street, home, floor, entrance, apartment, fullAddress, intercom, comment } = address;
  return {
    street,
    home,
    floor,
    entrance,
    apartment,
    full_address: fullAddress,
    coordinates: formatCoordinates(address),
    intercom,
    comment,
  };
}

/** When an order placed now arrives: after the zone's time, or after cooking when it is collected (spec §4). */
export function deliveryTime({ zone }: Pick<Place, 'zone'>, settings: Settings, now: Date): Date {
  return new Date(now.getTime() + minutesNeeded(zone, settings) * 60_000);
}

/** When the kitchen has to start, so that a scheduled order is on time. */
export function kitchenTime(
  wanted: Date,
  { place, settings }: { place: Pick<Place, 'zone'>; settings: Settings },
): Date {
  return new Date(wanted.getTime() - minutesNeeded(place.zone, settings) * 60_000);
}

const minutesNeeded = (zone: Place['zone'], { minutesToCook }: Settings) =>
  zone ? (deliveryDuration(restrictionOf(zone)) ?? 60) : minutesToCook;

/** Writes the lines with their current names and prices. */
export async function writeItems(
  tx: Transaction,
  orderId: number,
  lines: readonly (PricedLine & { isGift?: boolean })[],
): Promise<void> {
  await tx.insert(orderItems).values(
    lines.map(({ product, price, amount, modifiers, isGift = false }) => ({
      orderId,
      productId: product.id,
      slug: product.slug,
      name: product.name,
      groupId: product.groupId,
      weight: product.weight,
      pieces: product.pieces,
      productPrice: product.price,
      price,
      amount,
      modifiers,
      isGift,
    })),
  );
}
