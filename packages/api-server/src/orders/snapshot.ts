import { deliveryDuration, formatCoordinates } from '@storefront/domain';
import type { PricedLine } from '../cart/lines';
import type { Place } from '../cart/place';
import { restrictionOf } from '../cart/viewCart';
import type { Transaction } from '../database/connect';
import { type OrderAddress, orderItems } from '../database/schema/orders';
import type { addresses } from '../database/schema/users';
import type { Settings } from '../settings/readSettings';

/** An address as it is when the order is placed: deleting it later does not touch the order. */
export function toAddress(address: typeof addresses.$inferSelect): OrderAddress {
  const { street, home, floor, entrance, apartment, fullAddress } = address;
  return {
    street,
    home,
    floor,
    entrance,
    apartment,
    full_address: fullAddress,
    coordinates: formatCoordinates(address),
  };
}

/** When an order placed now is there: by the zone's time, or by the kitchen's when it is collected (spec §4). */
export function deliveryTime({ zone }: Pick<Place, 'zone'>, settings: Settings, now: Date): Date {
  const minutes = zone ? (deliveryDuration(restrictionOf(zone)) ?? 60) : settings.minutesToCook;
  return new Date(now.getTime() + minutes * 60_000);
}

/** Writes the lines with what they cost and were called. */
export async function writeItems(
  tx: Transaction,
  orderId: number,
  lines: readonly PricedLine[],
): Promise<void> {
  await tx.insert(orderItems).values(
    lines.map(({ product, price, amount, modifiers }) => ({
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
    })),
  );
}
