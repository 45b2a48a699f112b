import type { WeekHours } from '../../database/schema/restaurants';
import { checkPictures, type Plan, pinned, planRows, resolve } from './plan';
import type { Row } from './readFolder';
import { days } from './tables';

/** Plans the restaurants with their tags and zones. */
export function planPlaces(plan: Plan): void {
  const tags = planTags(plan);
  const restaurants = planRestaurants(plan, tags);
  planZones(plan, restaurants);
}

function planTags(plan: Plan): Map<string, number> {
  const rows = plan.tables.tags;
  if (!rows) return new Map(plan.existing.restaurantTags.map(({ name, id }) => [name, id]));
  for (const row of rows) checkPictures(plan, row, 'icon', [row.cells.icon], 'icons');
  const ids = planRows(plan, 'restaurantTags', {
    rows,
    wanted: rows.map(({ cells: { id, name, icon } }, position) => ({ ...pinned(id), name, icon, position })),
    keyOf: ({ name }) => name ?? '',
  });
  return new Map(rows.map(({ cells }, index) => [cells.name, ids[index] ?? 0]));
}

function planRestaurants(plan: Plan, tags: ReadonlyMap<string, number>): Map<string, number> {
  const rows = plan.tables.restaurants;
  if (!rows) return new Map(plan.existing.restaurants.map(({ slug, id }) => [slug, id]));
  const wanted = rows.map((row) => {
    const { cells, at } = row;
    checkPictures(plan, row, 'photos', cells.photos, 'restaurant-pictures');
    return {
      ...pinned(cells.id),
      ...(cells.external_id === null ? {} : { externalId: cells.external_id }),
      slug: cells.slug,
      name: cells.name,
      address: cells.address,
      phone: cells.phone,
      description: cells.description,
      active: cells.active ?? true,
      workTime: weekOf(plan, row),
      workTimeText: cells.hours_text,
      byCar: cells.by_car,
      bySubway: cells.by_subway,
      latitude: cells.latitude,
      longitude: cells.longitude,
      tables: cells.tables ?? 10,
      tagIds: cells.tags.map((name) =>
        resolve(plan, tags, name, { at, field: 'tags', table: 'tags', thing: 'tag' }),
      ),
      photos: cells.photos,
    };
  });
  const ids = planRows(plan, 'restaurants', {
    rows,
    wanted,
    keyOf: ({ slug }) => slug ?? '',
    retire: () => ({ active: false }),
    defaults: ({ slug = '' }) => ({ externalId: slug }),
  });
  return new Map(rows.map(({ cells }, index) => [cells.slug, ids[index] ?? 0]));
}

/** Null when all days are empty: the hours are unknown. */
function weekOf(plan: Plan, { cells, at }: Row<'restaurants'>): WeekHours | null {
  if (days.every((day) => cells[day] === null)) return null;
  for (const day of days) {
    if (cells[day] === null)
      plan.faults.push({
        ...at(day),
        reason: 'is empty: a day off is closed, and unknown hours leave all days empty',
      });
  }
  return Object.fromEntries(days.map((day) => [day, cells[day]?.hours ?? null])) as WeekHours;
}

function planZones(plan: Plan, restaurants: ReadonlyMap<string, number>): void {
  const rows = plan.tables.zones;
  if (!rows) return;
  planRows(plan, 'zones', {
    rows,
    // What the shift changes, `duration_change`, is no column of the folder and stays.
    wanted: rows.map(({ cells, at }) => ({
      ...pinned(cells.id),
      name: cells.name,
      restaurantId: resolve(plan, restaurants, cells.restaurant, {
        at,
        field: 'restaurant',
        table: 'restaurants',
        thing: 'restaurant',
      }),
      area: cells.area,
      minimalAmount: cells.minimal_amount,
      duration: cells.duration,
    })),
    keyOf: ({ name }) => name ?? '',
  });
}
