import { bigserial, index, integer, pgTable, serial, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { createdAt, moment } from './columns';
import { sessions, users } from './users';

/**
 * Devices that get messages about their customer's orders. However a session ends, its subscription ends with it: whoever
 * uses the device next reads nothing about the customer's orders.
 */
export const pushSubscriptions = pgTable(
  'push_subscriptions',
  {
    id: serial('id').primaryKey(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id),
    sessionId: integer('session_id')
      .notNull()
      .references(() => sessions.id, { onDelete: 'cascade' }),
    /** The address at the browser's push service. Whoever knows it can send, so it is in no log. */
    endpoint: text('endpoint').notNull().unique(),
    p256dh: text('p256dh').notNull(),
    auth: text('auth').notNull(),
    /** The push service knows the address no more. The row stays for a while, so that the device can renew it. */
    expiredAt: moment('expired_at'),
    createdAt: createdAt(),
  },
  (table) => [
    index('push_subscriptions_by_user').on(table.userId),
    index('push_subscriptions_by_session').on(table.sessionId),
  ],
);

/**
 * Messages that wait for a device: the newest status of each order. A row is written in the transaction of the status, and
 * deleted once the push service has taken it.
 */
export const pushOutbox = pgTable(
  'push_outbox',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    subscriptionId: integer('subscription_id')
      .notNull()
      .references(() => pushSubscriptions.id, { onDelete: 'cascade' }),
    orderId: integer('order_id').notNull(),
    statusSlug: text('status_slug').notNull(),
    /** How often it was sent. */
    attempts: integer('attempts').notNull().default(0),
    nextAttemptAt: moment('next_attempt_at').notNull().defaultNow(),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex('push_outbox_once').on(table.subscriptionId, table.orderId),
    index('push_outbox_by_next_attempt').on(table.nextAttemptAt),
  ],
);
