import type { Brand } from '@storefront/contracts';
import type { Campaign } from '../../shared/campaign/campaign';
import type { SendHit } from './sendHit';
import { amounts, sendBasket } from './sendBasket';
import { currency, type TrackingService } from './trackingService';

type Settings = NonNullable<Brand['analytics']['affam']>;

/** Affam: one hit per basket and per order, with the click id from its link. */
export function affam({ url, basketUrl }: Settings, campaign: Campaign, send: SendHit): TrackingService {
  return {
    name: 'affam',
    basketChanged: ({ basket }) =>
      sendBasket(send, basketUrl, basket, { clickid: campaign.affam, currency, products: amounts(basket) }),
    orderPlaced({ orderId, revenue, coupon, products }) {
      send({
        url,
        fields: {
          clickid: campaign.affam,
          action_id: orderId,
          sum: revenue,
          currency,
          promocode: coupon ?? undefined,
          products: amounts(products),
        },
      });
    },
  };
}
