import { bigserial, boolean, index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { createdAt, moment } from './columns';

/**
 * Messages that wait for the kitchen (docs/integrating.md). A row is written in the transaction of its order's status and
 * deleted once the kitchen has taken it. Rows of one restaurant leave in the order of their ids.
 */
export const kitchenOutbox = pgTable(
  'kitchen_outbox',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    /** The same each time the message is sent. */
    eventId: uuid('event_id').notNull().defaultRandom(),
    restaurantId: integer('restaurant_id').notNull(),
    orderId: integer('order_id').notNull(),
    kind: text('kind', { enum: ['order', 'canceled'] }).notNull(),
    payload: jsonb('payload').$type<Record<string, unknown>>().notNull(),
    /** How often it was sent. */
    attempts: integer('attempts').notNull().default(0),
    /** The kitchen has refused this message itself: it holds up no other order. */
    isRefused: boolean('is_refused').notNull().default(false),
    nextAttemptAt: moment('next_attempt_at').notNull().defaultNow(),
    createdAt: createdAt(),
  },
  (table) => [
    index('kitchen_outbox_by_restaurant').on(table.restaurantId, table.id),
    index('kitchen_outbox_by_order').on(table.orderId),
  ],
);

/** Events of the kitchen that were applied, so that a repeated one changes nothing. */
export const kitchenEvents = pgTable('kitchen_events', {
  id: text('id').primaryKey(),
  createdAt: createdAt(),
});
