import { reviewClaims } from '@storefront/domain';
import {
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  serial,
  smallint,
  text,
  unique,
} from 'drizzle-orm/pg-core';
import { createdAt, moment } from './columns';
import { orders } from './orders';
import { restaurants } from './restaurants';
import { users } from './users';

/** Reviews of orders, at most one per order. `images` are names of uploads. */
export const orderReviews = pgTable('order_reviews', {
  id: serial('id').primaryKey(),
  orderId: integer('order_id')
    .notNull()
    .unique()
    .references(() => orders.id),
  mark: smallint('mark').notNull(),
  claims: text('claims', { enum: reviewClaims }).array().notNull().default([]),
  comment: text('comment'),
  images: text('images').array().notNull().default([]),
  createdAt: createdAt(),
});

/** Star ratings of the dishes of a reviewed order. */
export const orderReviewRatings = pgTable(
  'order_review_ratings',
  {
    reviewId: integer('review_id')
      .notNull()
      .references(() => orderReviews.id),
    /** The product of an order line. */
    productId: integer('product_id').notNull(),
    rating: smallint('rating').notNull(),
  },
  (table) => [primaryKey({ columns: [table.reviewId, table.productId] })],
);

/** Reviews of visits (spec §3, Review of a restaurant). */
export const restaurantReviews = pgTable(
  'restaurant_reviews',
  {
    id: serial('id').primaryKey(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id),
    restaurantId: integer('restaurant_id')
      .notNull()
      .references(() => restaurants.id),
    visitedAt: moment('visited_at').notNull(),
    estimations: jsonb('estimations').$type<{ key: string; value: number }[]>().notNull(),
    comment: text('comment'),
    images: text('images').array().notNull().default([]),
    /**
     * A hash of the customer's request, so that a repeated request is kept once. Null in rows from before this column.
     */
    contentHash: text('content_hash'),
    createdAt: createdAt(),
  },
  (table) => [
    index('restaurant_reviews_by_restaurant').on(table.restaurantId),
    unique('restaurant_reviews_once').on(table.userId, table.contentHash),
  ],
);
