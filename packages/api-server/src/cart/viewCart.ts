import type { Cart, CartItem } from '@storefront/api-contract';
import { kopecksToRoubles } from '@storefront/domain';
import type { User } from '../auth/sessions';
import type { Pictures } from '../catalogue/pictures';
import type { zones } from '../database/schema/restaurants';
import type { Settings } from '../settings/readSettings';
import { expendableFor } from './expendable';
import type { PricedLine } from './lines';
import type { CartRow } from './lockCart';
import type { Place } from './place';
import { sumUp } from './sums';

interface Parts {
  cart: CartRow;
  lines: PricedLine[];
  place: Place;
  user: User | undefined;
  settings: Settings;
  pictures: Pictures;
}

/** The cart as the contract has it (spec §3, Cart/order). Sold-out lines stand apart and do not count. */
export function viewCart({ cart, lines, place, user, settings, pictures }: Parts): Cart {
  const counted = countedLines(lines);
  const balance = user?.bonusBalance ?? 0;
  const sums = sumUp(counted, { ...settings, takeMethod: place.takeMethod, balance });
  return {
    items: lines.filter(({ isStopped }) => !isStopped).map((line) => toItem(line, pictures)),
    expendable: counted.length > 0 ? expendableFor(cart.personsCount) : [],
    stoplisted_items: lines.filter(({ isStopped }) => isStopped).map((line) => toItem(line, pictures)),
    full_sum: kopecksToRoubles(sums.fullSum),
    discount_sum: kopecksToRoubles(sums.discountSum),
    promocode: null,
    discounts: user ? { available_points: sums.availablePoints, total_points: balance } : null,
    write_on_amount: sums.writeOn,
    write_off_amount: 0,
    persons_count: cart.personsCount,
    payment_type_id: cart.paymentTypeId,
    comment: cart.comment,
    contactless: cart.contactless,
    need_call_confirmation: cart.needCallConfirmation,
    datetime: null,
    delivery_date: null,
    draft_uuid: cart.draftUuid,
    restriction: place.zone ? restrictionOf(place.zone) : null,
  };
}

/** Lines that are paid for: on the menu and not sold out. */
export const countedLines = (lines: readonly PricedLine[]) =>
  lines.filter(({ isStopped, product }) => !isStopped && !product.deleted);

export function restrictionOf(zone: typeof zones.$inferSelect) {
  const { minimalAmount, duration, durationChange } = zone;
  return { minimal_amount: kopecksToRoubles(minimalAmount), duration, duration_change: durationChange };
}

function toItem({ id, amount, price, product, modifiers }: PricedLine, pictures: Pictures): CartItem {
  const picture = pictures.of(product.slug);
  return {
    id,
    product_id: product.id,
    amount,
    price: kopecksToRoubles(price),
    modifiers: modifiers.map((modifier) => ({ ...modifier, price: kopecksToRoubles(modifier.price) })),
    product: {
      id: product.id,
      external_id: product.externalId,
      slug: product.slug,
      name: product.name,
      price: kopecksToRoubles(product.price),
      deleted: product.deleted,
      weight: product.weight === null ? null : product.weight / 1000,
      pieces: product.pieces,
      parent_group_id: product.groupId,
      media_list: picture ? [picture] : [],
    },
  };
}
