import { restaurantCalls } from '@storefront/api-contract/server';
import { minutesToOpening } from '@storefront/domain';
import type { FastifyInstance } from 'fastify';
import { restrictionOf } from '../../cart/restriction';
import { zoneAt } from '../../catalogue/menuPlace';
import type { Context } from '../../context';
import { addCall } from '../../plugins/call';
import { resumesAt } from '../../restaurants/orderHours';

/** The zone of a point comes from the menu in memory: it rarely changes, and every first page needs it. */
export function zoneRoutes(app: FastifyInstance, context: Context): void {
  addCall(app, restaurantCalls.polygon, async ({ query }) => {
    const menu = await context.menu.read();
    const zone = zoneAt(menu, query)?.row;
    if (!zone) return { success: false, timeBeforeOpening: null, restriction: null };
    const now = new Date();
    const restaurant = menu.restaurants.get(zone.restaurantId);
    const resumes = resumesAt({ restaurant, zone }, now);
    const minutes = resumes
      ? Math.ceil((resumes.getTime() - now.getTime()) / 60_000)
      : minutesToOpening(restaurant ?? { workTime: null }, now);
    // A time means that the restaurant is closed now (readings 12).
    return { success: true, timeBeforeOpening: minutes || null, restriction: restrictionOf(zone) };
  });
}
