import { sql } from 'drizzle-orm';
import {
  bigserial,
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  serial,
  smallint,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import { createdAt, kopecks, moment } from './columns';
import { restaurants } from './restaurants';
import { users } from './users';

/** The delivery address, copied when the order is placed. */
export interface OrderAddress {
  street: string;
  home: string;
  floor: string | null;
  entrance: string | null;
  apartment: string | null;
  full_address: string | null;
  coordinates: string;
  /** Absent in orders placed before addresses had them. */
  intercom?: string | null;
  comment?: string | null;
}

export interface OrderModifier {
  id: number;
  name: string;
  /** Kopecks. */
  price: number;
  amount: number;
}

/** Placed orders. A cart version becomes one order, however often the request is repeated (readings 20). */
export const orders = pgTable(
  'orders',
  {
    id: serial('id').primaryKey(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id),
    /** Not a foreign key: orders outlive their cart. Null for imported history. */
    cartId: integer('cart_id'),
    cartVersion: integer('cart_version'),
    statusSlug: text('status_slug').notNull(),
    takeMethod: text('take_method', { enum: ['delivery', 'pickup'] }).notNull(),
    organizationId: integer('organization_id')
      .notNull()
      .references(() => restaurants.id),
    address: jsonb('address').$type<OrderAddress>(),
    paymentTypeId: smallint('payment_type_id').notNull(),
    fullSum: kopecks('full_sum').notNull(),
    /** The amount to pay, after discounts and written-off points. */
    discountSum: kopecks('discount_sum').notNull(),
    /** Points. */
    writeOff: integer('write_off').notNull().default(0),
    writeOn: integer('write_on').notNull().default(0),
    cashChange: kopecks('cash_change'),
    /** The promo code, copied when the order is placed. */
    promocode: text('promocode'),
    /** The requested time; null means as soon as possible. */
    datetime: moment('datetime'),
    /** `Idempotency-Key` of the request that placed the order. */
    idempotencyKey: text('idempotency_key'),
    personsCount: smallint('persons_count').notNull(),
    comment: text('comment'),
    contactless: boolean('contactless').notNull().default(false),
    needCallConfirmation: boolean('need_call_confirmation').notNull().default(false),
    deliveryDate: moment('delivery_date').notNull(),
    /** When the kitchen may begin; null means at once. */
    kitchenAt: moment('kitchen_at'),
    /** When the next status is due; null means none is. */
    nextAt: moment('next_at'),
    createdAt: createdAt(),
    /** The secret of the link that shows the order's progress to anyone; random, from the database's own source. */
    shareToken: uuid('share_token').notNull().defaultRandom().unique('orders_by_share_token'),
  },
  (table) => [
    unique('orders_once_per_cart_version').on(table.cartId, table.cartVersion),
    unique('orders_once_per_key').on(table.userId, table.idempotencyKey),
    index('orders_by_user').on(table.userId, table.id),
    index('orders_by_delivery').on(table.organizationId, table.deliveryDate),
    index('orders_due').on(table.nextAt).where(sql`${table.nextAt} is not null`),
  ],
);

/** Lines, copied when the order is placed: later changes of the menu do not affect them. */
export const orderItems = pgTable(
  'order_items',
  {
    id: serial('id').primaryKey(),
    orderId: integer('order_id')
      .notNull()
      .references(() => orders.id),
    productId: integer('product_id').notNull(),
    slug: text('slug').notNull(),
    name: text('name').notNull(),
    groupId: integer('group_id').notNull(),
    weight: integer('weight'),
    pieces: integer('pieces'),
    /** The price of one portion without modifiers; `price` includes them. */
    productPrice: kopecks('product_price').notNull(),
    price: kopecks('price').notNull(),
    amount: smallint('amount').notNull(),
    /** Free, added by a promo code. */
    isGift: boolean('is_gift').notNull().default(false),
    modifiers: jsonb('modifiers').$type<OrderModifier[]>().notNull().default([]),
  },
  (table) => [index('order_items_by_order').on(table.orderId)],
);

/** Statuses that an order has had, each at most once. */
export const orderHistory = pgTable(
  'order_history',
  {
    id: serial('id').primaryKey(),
    orderId: integer('order_id')
      .notNull()
      .references(() => orders.id),
    statusSlug: text('status_slug').notNull(),
    at: moment('at').notNull().defaultNow(),
  },
  (table) => [unique('order_history_once').on(table.orderId, table.statusSlug)],
);

/** Attempts to pay an order; only the newest may be open. */
export const payments = pgTable(
  'payments',
  {
    id: serial('id').primaryKey(),
    orderId: integer('order_id')
      .notNull()
      .references(() => orders.id),
    /** Our secret id of the payment, used in links. */
    token: text('token').notNull().unique(),
    /** The page on which the customer pays. */
    url: text('url').notNull(),
    amount: kopecks('amount').notNull(),
    /**
     * `declined`: the last attempt failed, and the payment can still be made; `failed`: it can never be made, and the order
     * waits for another one; `closed`: the order does not wait for it any more; `refund_due`: the chain owes the money of
     * such an order; `refunded`: the acquirer has paid it back.
     */
    status: text('status', {
      enum: ['pending', 'paid', 'declined', 'failed', 'closed', 'refund_due', 'refunded'],
    })
      .notNull()
      .default('pending'),
    /** The provider's id of the payment, used in its webhooks. */
    externalId: text('external_id').unique(),
    /** When the acquirer is asked again about the payment or its refund; null before the first time. */
    nextCheckAt: moment('next_check_at'),
    createdAt: createdAt(),
  },
  (table) => [
    index('payments_by_created').on(table.createdAt),
    index('payments_by_order').on(table.orderId, table.id),
    index('payments_refund_due').on(table.id).where(sql`${table.status} = 'refund_due'`),
  ],
);

/** Webhooks that were applied, so that a replayed one changes nothing. */
export const paymentEvents = pgTable('payment_events', {
  id: text('id').primaryKey(),
  paymentId: integer('payment_id')
    .notNull()
    .references(() => payments.id),
  createdAt: createdAt(),
});

/** Events to emit on the sockets. A row is written in the transaction of its change and deleted once emitted. */
export const eventOutbox = pgTable('event_outbox', {
  id: bigserial('id', { mode: 'number' }).primaryKey(),
  userId: integer('user_id').notNull(),
  name: text('name').notNull(),
  payload: jsonb('payload').$type<Record<string, unknown>>().notNull(),
  createdAt: createdAt(),
});
