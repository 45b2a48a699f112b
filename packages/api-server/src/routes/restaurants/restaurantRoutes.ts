import type { Restaurant } from '@storefront/api-contract';
import { restaurantCalls } from '@storefront/api-contract/server';
import { type Coordinates, parseCoordinates } from '@storefront/domain';
import { asc } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../../context';
import { restaurants } from '../../database/schema/restaurants';
import { addCachedCall } from '../../plugins/call';
import { distance } from './distance';

export function restaurantRoutes(app: FastifyInstance, context: Context): void {
  addCachedCall(app, context, restaurantCalls.list, async ({ query }) => ({
    key: query.nearby ?? '',
    load: async () => {
      const rows = await context.db.select().from(restaurants).orderBy(asc(restaurants.id));
      const point = parseCoordinates(query.nearby);
      return (point ? nearestFirst(rows, point) : rows).map(toRestaurant);
    },
  }));
}

function nearestFirst<Row extends Coordinates>(rows: Row[], point: Coordinates): Row[] {
  return rows.toSorted((first, second) => distance(first, point) - distance(second, point));
}

function toRestaurant(row: typeof restaurants.$inferSelect): Restaurant {
  return {
    id: row.id,
    name: row.name,
    address: row.address,
    phone: row.phone,
    slug: row.slug,
    description: row.description,
    active: row.active,
    externalId: row.externalId,
    workTime: row.workTime,
    workTimeStr: row.workTimeText,
    howCome: { auto: row.byCar, subway: row.bySubway },
    mediaList: [],
    tags: row.tagIds.map((id) => ({ id })),
    latitude: row.latitude,
    longitude: row.longitude,
  };
}
