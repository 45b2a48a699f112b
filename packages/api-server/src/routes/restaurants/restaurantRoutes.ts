import { restaurantCalls } from '@storefront/api-contract/server';
import { formatCoordinates, parseCoordinates } from '@storefront/domain';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import type { Context } from '../../context';
import { addCachedCall } from '../../plugins/call';
import {
  listRestaurants,
  listTags,
  listZones,
  readRestaurant,
  servedRestaurant,
} from '../../restaurants/readRestaurants';

export function restaurantRoutes(app: FastifyInstance, context: Context): void {
  const list = { ...restaurantCalls.list, response: z.array(servedRestaurant) };
  const detail = { ...restaurantCalls.detail, response: servedRestaurant };
  addCachedCall(app, context, list, async ({ query }) => {
    const point = parseCoordinates(query.nearby);
    return {
      // Cut to four decimals, so that neighbours share an answer.
      key: point ? formatCoordinates(point) : '',
      load: () => listRestaurants(context, point),
    };
  });
  addCachedCall(app, context, restaurantCalls.tags, async () => ({ key: '', load: () => listTags(context) }));
  addCachedCall(app, context, detail, async ({ params: { id } }) => ({
    key: id,
    load: () => readRestaurant(context, id),
  }));
  addCachedCall(app, context, restaurantCalls.zones, async () => ({
    key: '',
    load: () => listZones(context),
  }));
}
