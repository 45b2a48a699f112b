import type { Brand } from '@storefront/contracts';
import type { Campaign } from '../../shared/campaign/campaign';
import type { SendHit } from './sendHit';
import { sendBasket } from './sendBasket';
import { currency, type TrackedLine, type TrackingService } from './trackingService';

type Settings = NonNullable<Brand['analytics']['cityads']>;

/** spec §4 */
const nameLength = 32;

/** A basket in the format of CityAds. Names are cut between code points, so that no character is split. */
function basketText(lines: readonly TrackedLine[]): string {
  return JSON.stringify(
    lines.map(({ productId, name, price, amount }) => ({
      pid: String(productId),
      pn: [...name].slice(0, nameLength).join(''),
      up: String(price),
      qty: String(amount),
    })),
  );
}

/** CityAds: one hit per basket and per order, each with the lines and the id of the click. */
export function cityads(
  { campaignId, url, basketUrl }: Settings,
  campaign: Campaign,
  send: SendHit,
): TrackingService {
  return {
    name: 'cityads',
    basketChanged: ({ basket }) =>
      sendBasket(send, basketUrl, basket, {
        click_id: campaign.click_id,
        currency,
        basket: basketText(basket),
      }),
    orderPlaced({ orderId, revenue, coupon, products }) {
      send({
        url: `${url}/${orderId}/ct/q1/c/${encodeURIComponent(campaignId)}`,
        fields: {
          click_id: campaign.click_id,
          order_total: revenue,
          currency,
          coupon: coupon ?? undefined,
          basket: basketText(products),
        },
      });
    },
  };
}
