import { boolean, integer, pgTable, serial, text } from 'drizzle-orm/pg-core';
import { products } from './catalogue';
import { moment } from './columns';

/** Promotions (spec §3). `description` is sanitised HTML; `picture` is the slug of a dish. */
export const promos = pgTable('promos', {
  id: serial('id').primaryKey(),
  slug: text('slug').notNull().unique(),
  name: text('name').notNull(),
  lead: text('lead'),
  description: text('description'),
  isHeader: boolean('is_header').notNull().default(false),
  picture: text('picture'),
  tint: text('tint'),
  activeFrom: moment('active_from'),
  activeTo: moment('active_to'),
  promocode: text('promocode'),
  /** The heading of the section that lists it. */
  section: text('section'),
  link: text('link'),
  button: text('button'),
  productId: integer('product_id').references(() => products.id),
  position: integer('position').notNull(),
});

/** Key-value pairs (spec §3, Settings). */
export const settings = pgTable('settings', {
  key: text('key').primaryKey(),
  value: text('value'),
});
