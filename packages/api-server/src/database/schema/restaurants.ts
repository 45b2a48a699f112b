import {
  boolean,
  doublePrecision,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  serial,
  smallint,
  text,
} from 'drizzle-orm/pg-core';
import { products } from './catalogue';
import { kopecks, moment } from './columns';

export interface DayHours {
  /** Minutes from midnight; `to` before `from` is after midnight, `from == to` means round the clock (readings 11). */
  from: number;
  to: number;
}

export type WeekHours = Record<'mon' | 'tue' | 'wed' | 'thu' | 'fri' | 'sat' | 'sun', DayHours | null>;

/** Restaurants (spec §3). A null `workTime` means unknown hours. */
export const restaurants = pgTable('restaurants', {
  id: serial('id').primaryKey(),
  slug: text('slug').notNull().unique(),
  externalId: text('external_id').notNull(),
  name: text('name').notNull(),
  address: text('address').notNull(),
  phone: text('phone'),
  description: text('description'),
  active: boolean('active').notNull().default(true),
  workTime: jsonb('work_time').$type<WeekHours>(),
  workTimeText: text('work_time_text'),
  /** Hours of dates that differ from the week's, by `YYYY-MM-DD`; null is a closed day. */
  specialDays: jsonb('special_days').$type<Record<string, DayHours | null>>().notNull().default({}),
  /** No orders before this moment; UNTIL_RESUMED for a pause until staff end it. */
  pausedUntil: moment('paused_until'),
  byCar: text('by_car'),
  bySubway: text('by_subway'),
  latitude: doublePrecision('latitude').notNull(),
  longitude: doublePrecision('longitude').notNull(),
  /** Tables of four that can be booked (decision 0049). */
  tables: smallint('tables').notNull().default(10),
  tagIds: integer('tag_ids').array().notNull().default([]),
  /** Names of files in `restaurant-pictures` of CHAIN_DIR, without size and extension. */
  photos: text('photos').array().notNull().default([]),
});

/** Tags of the restaurant filter (spec §3, Filter tag); `icon` is the name of a file under /storage/tags. */
export const restaurantTags = pgTable('restaurant_tags', {
  id: serial('id').primaryKey(),
  name: text('name').notNull(),
  icon: text('icon'),
  position: integer('position').notNull(),
});

/** Delivery zones (spec §3); `area` is a list of [latitude, longitude]. The restaurant delivers to the zone. */
export const zones = pgTable('zones', {
  id: serial('id').primaryKey(),
  name: text('name').notNull(),
  restaurantId: integer('restaurant_id')
    .notNull()
    .references(() => restaurants.id),
  area: jsonb('area').$type<[number, number][]>().notNull(),
  minimalAmount: kopecks('minimal_amount').notNull(),
  /** Minutes. */
  duration: integer('duration').notNull(),
  durationChange: integer('duration_change'),
  /** No deliveries to the zone before this moment, as for a restaurant. */
  pausedUntil: moment('paused_until'),
});

/** Dishes that are sold out in a restaurant. */
export const stopList = pgTable(
  'stop_list',
  {
    restaurantId: integer('restaurant_id')
      .notNull()
      .references(() => restaurants.id),
    productId: integer('product_id')
      .notNull()
      .references(() => products.id),
  },
  (table) => [primaryKey({ columns: [table.restaurantId, table.productId] })],
);
