import type { Brand } from '@storefront/contracts';
import type { SendHit } from './sendHit';
import { sendBasket } from './sendBasket';
import type { TrackedLine, TrackingService } from './trackingService';

type Settings = NonNullable<Brand['analytics']['gdeslon']>;

/** `5:590,5:590,9:120`: one entry per portion. */
const codes = (lines: readonly TrackedLine[]) =>
  lines
    .flatMap(({ productId, price, amount }) => Array<string>(amount).fill(`${productId}:${price}`))
    .join(',');

/** GdeSlon: one hit per basket and per order; it recognises the click by its own cookie. */
export function gdeslon({ merchantId, url, basketUrl }: Settings, send: SendHit): TrackingService {
  return {
    name: 'gdeslon',
    basketChanged: ({ basket }) =>
      sendBasket((hit) => send({ ...hit, withOwnCookie: true }), basketUrl, basket, {
        mode: 'basket',
        codes: codes(basket),
        mid: merchantId,
      }),
    orderPlaced({ orderId, products, coupon }) {
      send({
        url,
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
