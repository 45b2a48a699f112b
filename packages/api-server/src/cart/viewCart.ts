import type { Cart, PricedCartItem } from '@storefront/api-contract';
import { kopecksToRoubles } from '@storefront/domain';
import type { User } from '../auth/sessions';
import type { Pictures } from '../catalogue/pictures';
import { moscowTime } from '../orders/moscowTime';
import { expendableFor } from './expendable';
import type { PricedLine } from './lines';
import type { CartRow } from './lockCart';
import type { PricedCart } from './priceCart';
import { restrictionOf } from './restriction';
import { expectedTime } from './wantedTime';

interface Parts {
  cart: CartRow;
  priced: PricedCart;
  user: User | undefined;
  pictures: Pictures;
}

/**
 * The cart in the contract's format (spec §3, Cart/order). Sold-out lines are listed separately and do not count; the
 * gift of a promo code comes last.
 */
export function viewCart({ cart, priced, user, pictures }: Parts): Cart {
  const { lines, counted, gift, promo, sums, place, datetime } = priced;
  const sold = lines.filter(({ isStopped }) => !isStopped);
  const expected = expectedTime(datetime, priced);
  return {
    items: [...sold, ...(gift ? [gift] : [])].map((line) => toItem(line, pictures)),
    expendable: counted.length > 0 ? expendableFor(cart.personsCount) : [],
    stoplisted_items: lines.filter(({ isStopped }) => isStopped).map((line) => toItem(line, pictures)),
    full_sum: kopecksToRoubles(sums.fullSum),
    discount_sum: kopecksToRoubles(sums.discountSum),
    promocode: promo ? { code: promo.code, name: promo.name } : null,
    discounts: user ? { available_points: sums.availablePoints, total_points: user.bonusBalance } : null,
    write_on_amount: sums.writeOn,
    write_off_amount: 0,
    persons_count: cart.personsCount,
    payment_type_id: cart.paymentTypeId,
    comment: cart.comment,
    contactless: cart.contactless,
    need_call_confirmation: cart.needCallConfirmation,
    datetime: datetime && moscowTime(datetime),
    delivery_date: expected && moscowTime(expected),
    draft_uuid: cart.draftUuid,
    honours_keys: true,
    take_method: place.takeMethod,
    organization_id: place.restaurant?.id ?? null,
    restriction: place.zone ? restrictionOf(place.zone) : null,
  };
}

function toItem({ id, amount, price, product, modifiers }: PricedLine, pictures: Pictures): PricedCartItem {
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
