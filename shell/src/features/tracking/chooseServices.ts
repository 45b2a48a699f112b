import type { Brand } from '@storefront/contracts';
import type { Campaign } from '../../shared/campaign/campaign';
import { admitad } from './admitad';
import { affam } from './affam';
import { cityads } from './cityads';
import { gdeslon } from './gdeslon';
import { metrika } from './metrika';
import type { SendHit } from './sendHit';
import type { TrackingService } from './trackingService';

/** The visitor's answer to the question about statistics; undefined until they answer. */
export type ConsentAnswer = 'granted' | 'refused' | undefined;

interface Choice {
  analytics: Brand['analytics'];
  campaign: Campaign;
  consent: ConsentAnswer;
  send: SendHit;
}

/** Used when no service is configured: it only logs (readings 18). */
const debugTracker: TrackingService = {
  name: 'debug',
  basketChanged: ({ added, removed }) => console.debug('tracking: basket', { added, removed }),
  orderPlaced: (order) => console.debug('tracking: order', order),
  pageChanged: (url) => console.debug('tracking: page', url),
};

/** The network that the tracking cookie names, if the brand works with it. */
function affiliate({ analytics, campaign, send }: Choice): TrackingService | undefined {
  switch (campaign.utm_source?.toLowerCase()) {
    case 'admitad':
      return analytics.admitad && admitad(analytics.admitad, campaign, send);
    case 'gdeslon':
      return analytics.gdeslon && gdeslon(analytics.gdeslon, send);
    case 'affam':
      return analytics.affam && affam(analytics.affam, campaign, send);
    case 'cityads':
      return analytics.cityads && cityads(analytics.cityads, campaign, send);
    default:
      return undefined;
  }
}

/**
 * The services that this visit is reported to (spec §4): the affiliate network that referred it, unless the visitor has
 * refused, and the default counter once they have agreed. Without either, events are only logged.
 */
export function chooseServices(choice: Choice): readonly TrackingService[] {
  const { analytics, consent } = choice;
  const counter = analytics.metrika && consent === 'granted' ? metrika(analytics.metrika) : undefined;
  const network = consent === 'refused' ? undefined : affiliate(choice);
  const services = [network, counter].filter((service) => service !== undefined);
  return services.length > 0 ? services : [debugTracker];
}
