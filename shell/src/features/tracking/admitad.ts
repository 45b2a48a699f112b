import type { Brand } from '@storefront/contracts';
import type { Campaign } from '../../shared/campaign/campaign';
import type { SendHit } from './sendHit';
import { amounts, sendBasket } from './sendBasket';
import { currency, type TrackingService } from './trackingService';

type Settings = NonNullable<Brand['analytics']['admitad']>;

/** Admitad: one hit per line of an order, with the `uid` of the click, and one per basket. */
export function admitad(settings: Settings, campaign: Campaign, send: SendHit): TrackingService {
  return {
    name: 'admitad',
    basketChanged: ({ basket }) =>
      sendBasket(send, settings.basketUrl, basket, {
        campaign_code: settings.campaignCode,
        uid: campaign.admitad_uid,
        products: amounts(basket),
        currency_code: currency,
      }),
    orderPlaced({ orderId, coupon, products }) {
      for (const [index, { productId, price, amount }] of products.entries()) {
        send({
          url: settings.url,
          fields: {
            campaign_code: settings.campaignCode,
            action_code: settings.actionCode,
            tariff_code: settings.tariffCode,
            payment_type: 'sale',
            response_type: 'img',
            uid: campaign.admitad_uid,
            order_id: orderId,
            position_id: index + 1,
            position_count: products.length,
            product_id: productId,
            price,
            quantity: amount,
            currency_code: currency,
            promocode: coupon ?? undefined,
          },
        });
      }
    },
  };
}
