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

/** The delivery zone of a point 'lat,lon' (spec §7, Zones). */
export const polygonQuery = (coordinates: string) =>
  queryOptions({
    queryKey: ['polygon', coordinates],
    queryFn: async ({ client, signal }) => {
      const { restaurantCalls } = await loadDeferredCalls();
      const [latitude = '', longitude = ''] = coordinates.split(',');
      return apiOf(client).call(restaurantCalls.polygon, { query: { latitude, longitude }, signal });
    },
  });
