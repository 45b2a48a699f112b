import { restaurantCalls } from '@storefront/api-contract/server';
import { minutesToOpening, truncateCoordinate } from '@storefront/domain';
import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { findZone } from '../../cart/place';
import { restrictionOf } from '../../cart/viewCart';
import type { Context } from '../../context';
import { restaurants } from '../../database/schema/restaurants';
import { addCall } from '../../plugins/call';

export function zoneRoutes(app: FastifyInstance, context: Context): void {
  addCall(app, restaurantCalls.polygon, async ({ query }) => {
    const point = {
      latitude: truncateCoordinate(query.latitude),
      longitude: truncateCoordinate(query.longitude),
    };
    const zone = await findZone(context.db, point);
    if (!zone) return { success: false, timeBeforeOpening: null, restriction: null };
    const [kitchen] = await context.db
      .select()
      .from(restaurants)
      .where(eq(restaurants.id, zone.restaurantId));
    const minutes = minutesToOpening(kitchen?.workTime, new Date());
    // Present at all means closed now (readings 12).
    return { success: true, timeBeforeOpening: minutes || null, restriction: restrictionOf(zone) };
  });
}
