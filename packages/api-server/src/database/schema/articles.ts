import { boolean, index, integer, pgTable, serial, text, unique } from 'drizzle-orm/pg-core';
import { products } from './catalogue';
import { createdAt, moment } from './columns';
import { users } from './users';

/** Blog and news (spec §3). `content` is sanitised HTML; `picture` is the slug of a dish. */
export const articles = pgTable(
  'articles',
  {
    id: serial('id').primaryKey(),
    kind: text('kind', { enum: ['blog', 'news'] }).notNull(),
    slug: text('slug').notNull(),
    name: text('name').notNull(),
    lead: text('lead'),
    content: text('content').notNull(),
    picture: text('picture'),
    publishedAt: moment('published_at').notNull(),
  },
  (table) => [
    unique('articles_slug').on(table.kind, table.slug),
    index('articles_newest').on(table.kind, table.publishedAt),
  ],
);

/** Messages to customers. One without a user is for all customers registered before it was sent. */
export const notifications = pgTable(
  'notifications',
  {
    id: serial('id').primaryKey(),
    userId: integer('user_id').references(() => users.id),
    title: text('title'),
    text: text('text').notNull(),
    link: text('link'),
    createdAt: createdAt(),
  },
  (table) => [index('notifications_by_user').on(table.userId, table.createdAt)],
);

/** The history of the chain. */
export const historyEvents = pgTable('history_events', {
  id: serial('id').primaryKey(),
  year: integer('year').notNull(),
  name: text('name').notNull(),
  description: text('description'),
  picture: text('picture'),
});

/** Pages by SEO URL, including the legal ones (readings 7). */
export const landings = pgTable('landings', {
  id: serial('id').primaryKey(),
  /** Without a leading slash: `legal/oferta`. */
  url: text('url').notNull().unique(),
  name: text('name').notNull(),
  title: text('title'),
  description: text('description'),
  content: text('content').notNull(),
  picture: text('picture'),
  promocode: text('promocode'),
  productId: integer('product_id').references(() => products.id),
  isPublished: boolean('is_published').notNull().default(true),
});
