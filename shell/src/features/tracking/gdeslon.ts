import type { Brand } from '@storefront/contracts';
import type { SendHit } from './sendHit';
import type { TrackedLine, TrackingService } from './trackingService';

type Settings = NonNullable<Brand['analytics']['gdeslon']>;

/** `5:590,5:590,9:120`: one entry per portion. */
const codes = (lines: readonly TrackedLine[]) =>
  lines
    .flatMap(({ productId, price, amount }) => Array<string>(amount).fill(`${productId}:${price}`))
    .join(',');

/** GdeSlon: one hit per basket and per order; it recognises the click by its own cookie. */
export function gdeslon({ merchantId, url }: Settings, send: SendHit): TrackingService {
  return {
    name: 'gdeslon',
    basketChanged({ basket }) {
      if (basket.length === 0) return;
      send({
        url: `${url}/landing.js`,
        fields: { mode: 'basket', codes: codes(basket), mid: merchantId },
        withOwnCookie: true,
      });
    },
    orderPlaced({ orderId, products, coupon }) {
      send({
        url: `${url}/thanks.js`,
        fields: {
          codes: codes(products),
          order_id: orderId,
          merchant_id: merchantId,
          promocode: coupon ?? undefined,
        },
        withOwnCookie: true,
      });
    },
  };
}
