import { type Brand, type EventPayload, on } from '@storefront/contracts';
import type { QueryClient } from '@storefront/query';
import { rememberedCampaign } from '../../shared/campaign/campaign';
import { chooseServices, type ConsentAnswer } from './chooseServices';
import { type SendHit, sendHit } from './sendHit';
import type { ToldOrders } from './toldOrders';
import type { TrackingService } from './trackingService';
import { watchBasket } from './watchBasket';

export interface TrackingOptions {
  brand: Pick<Brand, 'analytics'>;
  queryClient: QueryClient;
  consent: ConsentAnswer;
  /** Orders that were placed before this code was there. */
  missed?: readonly EventPayload<'checkout:order-placed'>[];
  send?: SendHit;
  /** Which orders were told: it outlives an answer to the question for consent. */
  told: ToldOrders;
}

/** What one service does wrong is neither the page's trouble nor the next one's. */
function tellAll(services: readonly TrackingService[], tell: (service: TrackingService) => void) {
  for (const service of services) {
    try {
      tell(service);
    } catch (error) {
      console.debug(`tracking: ${service.name} failed`, error);
    }
  }
}

/** Counts baskets and orders of this visit until it is stopped (spec §4). */
export function startTracking({
  brand,
  queryClient,
  consent,
  told,
  missed = [],
  send = sendHit,
}: TrackingOptions) {
  const campaign = rememberedCampaign(document.cookie);
  const services = chooseServices({ analytics: brand.analytics, campaign, consent, send });

  const basket = watchBasket(queryClient, (change) =>
    tellAll(services, (service) => service.basketChanged?.(change)),
  );
  const place = (order: EventPayload<'checkout:order-placed'>) => {
    if (!told.isFirst(order.orderId)) return;
    basket.ordered();
    tellAll(services, (service) => service.orderPlaced?.(order));
  };
  missed.forEach(place);
  const stopListening = on('checkout:order-placed', place);

  return {
    pageChanged: (url: string) => tellAll(services, (service) => service.pageChanged?.(url)),
    stop() {
      stopListening();
      basket.stop();
    },
  };
}
