import type { TrackingService } from './trackingService';

/** Used when no service is configured: it only logs (readings 18). */
export const debugTracker: TrackingService = {
  name: 'debug',
  basketChanged: ({ added, removed }) => console.debug('tracking: basket', { added, removed }),
  orderPlaced: (order) => console.debug('tracking: order', order),
  pageChanged: (url) => console.debug('tracking: page', url),
};
