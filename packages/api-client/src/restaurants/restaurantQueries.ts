import { kitchenOpensAt } from '@storefront/domain';
import { queryOptions } from '@storefront/query';
import { apiOf } from '../call/apiOf';
import { loadDeferredCalls } from '../call/loadDeferredCalls';

/** Active restaurants (spec §4, Restaurants: only active ones are kept). */
export const restaurantsQuery = ({ nearby }: { nearby?: string } = {}) =>
  queryOptions({
    queryKey: ['restaurants', nearby ?? 'all'],
    queryFn: async ({ client, signal }) => {
      const { restaurantCalls } = await loadDeferredCalls();
      const all = await apiOf(client).call(restaurantCalls.list, { query: nearby ? { nearby } : {}, signal });
      return all.filter((restaurant) => restaurant.active);
    },
  });

/** A zone on the screen is read this often: a kitchen closes, and delivery times change. */
const zoneIntervalMs = 5 * 60_000;
const minuteMs = 60_000;

/**
 * The delivery zone of a point 'lat,lon' (spec §7, Zones). While it is shown it is read again every five minutes and when
 * its kitchen is due to open, then once a minute until the back end answers that it has opened.
 */
export const polygonQuery = (coordinates: string) =>
  queryOptions({
    queryKey: ['polygon', coordinates],
    queryFn: async ({ client, signal }) => {
      const { restaurantCalls } = await loadDeferredCalls();
      const [latitude = '', longitude = ''] = coordinates.split(',');
      return apiOf(client).call(restaurantCalls.polygon, { query: { latitude, longitude }, signal });
    },
    refetchInterval: ({ state: { data, dataUpdatedAt } }) => {
      const opensAt = kitchenOpensAt(data?.timeBeforeOpening, new Date(dataUpdatedAt));
      const untilOpening = opensAt ? opensAt.getTime() - Date.now() : zoneIntervalMs;
      return Math.min(Math.max(untilOpening, minuteMs), zoneIntervalMs);
    },
  });
