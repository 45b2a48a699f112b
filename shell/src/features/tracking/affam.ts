import type { Brand } from '@storefront/contracts';
import type { Campaign } from '../../shared/campaign/campaign';
import type { SendHit } from './sendHit';
import { currency, type TrackingService } from './trackingService';

type Settings = NonNullable<Brand['analytics']['affam']>;

/** Affam: one hit per order, with the click id from its link. */
export function affam({ url }: Settings, campaign: Campaign, send: SendHit): TrackingService {
  return {
    name: 'affam',
    orderPlaced({ orderId, revenue, coupon, products }) {
      send({
        url,
        fields: {
          clickid: campaign.affam,
          action_id: orderId,
          sum: revenue,
          currency,
          promocode: coupon ?? undefined,
          products: products.map(({ productId, amount }) => `${productId}:${amount}`).join(','),
        },
      });
    },
  };
}
