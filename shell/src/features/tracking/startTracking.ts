import { type Brand, type EventPayload, on } from '@storefront/contracts';
import type { QueryClient } from '@storefront/query';
import { rememberedCampaign } from '../../shared/campaign/campaign';
import { chooseServices, type ConsentAnswer } from './chooseServices';
import type { ReportedOrders } from './reportedOrders';
import { type SendHit, sendHit } from './sendHit';
import { hasToken, trackedUrl } from './trackedUrl';
import type { TrackingService } from './trackingService';
import { watchBasket } from './watchBasket';

export interface TrackingOptions {
  brand: Pick<Brand, 'analytics'>;
  queryClient: QueryClient;
  consent: ConsentAnswer;
  /** Orders that were placed before this code had loaded. */
  missed?: readonly EventPayload<'checkout:order-placed'>[];
  send?: SendHit;
  /** Kept over a restart after an answer about consent. */
  reportedOrders: ReportedOrders;
}

/** An error in one service affects neither the page nor the other services. */
function reportToAll(services: readonly TrackingService[], report: (service: TrackingService) => void) {
  for (const service of services) {
    try {
      report(service);
    } catch (error) {
      console.debug(`tracking: ${service.name} failed`, error);
    }
  }
}

/** Reports changes of the basket, orders and page views until it is stopped (spec §4). */
export function startTracking({
  brand,
  queryClient,
  consent,
  reportedOrders,
  missed = [],
  send = sendHit,
}: TrackingOptions) {
  const campaign = rememberedCampaign(document.cookie);
  const services = chooseServices({ analytics: brand.analytics, campaign, consent, send });

  const basket = watchBasket(queryClient, (change) =>
    reportToAll(services, (service) => service.basketChanged?.(change)),
  );
  const report = (order: EventPayload<'checkout:order-placed'>) => {
    if (!reportedOrders.add(order.orderId)) return;
    basket.orderPlaced();
    reportToAll(services, (service) => service.orderPlaced?.(order));
  };
  missed.forEach(report);
  const stopListening = on('checkout:order-placed', report);

  return {
    pageChanged(href: string) {
      reportToAll(services, (service) =>
        service.tokenReached && hasToken(href)
          ? service.tokenReached()
          : service.pageChanged?.(trackedUrl(href)),
      );
    },
    stop() {
      stopListening();
      basket.stop();
    },
  };
}
