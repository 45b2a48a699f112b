import {
  demoHours,
  demoRestaurants,
  demoTags,
  demoZones,
  restaurantDetails,
  soldOut,
} from '@storefront/demo-chain';
import type { Transaction } from '../database/connect';
import { restaurants, restaurantTags, stopList, zones } from '../database/schema/restaurants';

/** Inserts the demo chain's restaurants, their tags and zones, and the dishes that they have sold out. */
export async function seedRestaurants(
  tx: Transaction,
  productIds: ReadonlyMap<string, number>,
): Promise<void> {
  await tx.insert(restaurantTags).values(demoTags.map((tag, position) => ({ ...tag, position })));
  await tx.insert(restaurants).values(restaurantRows);
  await tx.insert(zones).values(demoZones);
  await tx
    .insert(stopList)
    .values(
      soldOut.map(({ restaurantId, slug }) => ({ restaurantId, productId: productIds.get(slug) ?? 0 })),
    );
}

/** The ids are the places in the list: zones and past orders name a restaurant by its id. */
export const restaurantRows = demoRestaurants.map((restaurant, index) => {
  const { slug, name, address, latitude, longitude, metro, hours } = restaurant;
  const details = restaurantDetails[slug];
  if (!details) throw new Error(`restaurantDetails.ts does not know ${slug}`);
  return {
    id: index + 1,
    slug,
    externalId: `kitsune-${slug}`,
    name,
    address,
    latitude,
    longitude,
    ...demoHours[hours],
    phone: restaurant.hasNoPhone ? null : `+7 (495) 000-01-${String(index + 1).padStart(2, '0')}`,
    description: details.about,
    active: !restaurant.isClosed,
    byCar: details.byCar,
    bySubway: `Метро «${metro}»`,
    tables: details.tables,
    tagIds: details.tags,
    photos: restaurant.hasNoPhotos ? [] : [`${slug}-street`, `${slug}-hall`],
  };
});
