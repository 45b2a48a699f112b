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
} from 'drizzle-orm/pg-core';
import { createdAt, kopecks, moment } from './columns';
import { restaurants } from './restaurants';
import { users } from './users';

/** Where an order went, as it was when it was placed. */
export interface OrderAddress {
  street: string;
  home: string;
  floor: string | null;
  entrance: string | null;
  apartment: string | null;
  full_address: string | null;
  coordinates: string;
}

export interface OrderModifier {
  id: number;
  name: string;
  /** Kopecks. */
  price: number;
  amount: number;
}

/** Placed orders. A cart in one version becomes one order, however often it is asked for (readings 20). */
export const orders = pgTable(
  'orders',
  {
    id: serial('id').primaryKey(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id),
    /** No reference: a cart may go, its orders stay. Null for imported history. */
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
    /** What is to be paid, bonuses taken off. */
    discountSum: kopecks('discount_sum').notNull(),
    /** Points. */
    writeOff: integer('write_off').notNull().default(0),
    writeOn: integer('write_on').notNull().default(0),
    cashChange: kopecks('cash_change'),
    /** The code it was placed with, as it was then. */
    promocode: text('promocode'),
    /** When the customer wanted it; null is as soon as possible. */
    datetime: moment('datetime'),
    /** `Idempotency-Key` of the call that placed it. */
    idempotencyKey: text('idempotency_key'),
    personsCount: smallint('persons_count').notNull(),
    comment: text('comment'),
    contactless: boolean('contactless').notNull().default(false),
    needCallConfirmation: boolean('need_call_confirmation').notNull().default(false),
    deliveryDate: moment('delivery_date').notNull(),
    /** Not before this does the kitchen begin; null is at once. */
    kitchenAt: moment('kitchen_at'),
    /** When the kitchen moves it on; null when nothing is due. */
    nextAt: moment('next_at'),
    createdAt: createdAt(),
  },
  (table) => [
    unique('orders_once_per_cart_version').on(table.cartId, table.cartVersion),
    unique('orders_once_per_key').on(table.userId, table.idempotencyKey),
    index('orders_by_user').on(table.userId, table.id),
    index('orders_due').on(table.nextAt).where(sql`${table.nextAt} is not null`),
  ],
);

/** Lines as they were sold: a later change of the menu does not change them. */
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
    /** Of one portion without and with its modifiers. */
    productPrice: kopecks('product_price').notNull(),
    price: kopecks('price').notNull(),
    amount: smallint('amount').notNull(),
    /** Came with a promo code, for nothing. */
    isGift: boolean('is_gift').notNull().default(false),
    modifiers: jsonb('modifiers').$type<OrderModifier[]>().notNull().default([]),
  },
  (table) => [index('order_items_by_order').on(table.orderId)],
);

/** Every status an order had, each once. */
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

export const payments = pgTable('payments', {
  id: serial('id').primaryKey(),
  orderId: integer('order_id')
    .notNull()
    .unique()
    .references(() => orders.id),
  /** Our own secret name of the payment, in links. */
  token: text('token').notNull().unique(),
  /** Where the customer pays. */
  url: text('url').notNull(),
  amount: kopecks('amount').notNull(),
  /** `refund_due`: the money came when the order was already given up. */
  status: text('status', { enum: ['pending', 'paid', 'declined', 'refund_due'] })
    .notNull()
    .default('pending'),
  /** The provider's own number of the payment; its webhooks name it. */
  externalId: text('external_id').unique(),
  createdAt: createdAt(),
});

/** Webhooks that were taken, so that a replayed one changes nothing. */
export const paymentEvents = pgTable('payment_events', {
  id: text('id').primaryKey(),
  paymentId: integer('payment_id')
    .notNull()
    .references(() => payments.id),
  createdAt: createdAt(),
});

/** Events that wait for the sockets; a row is written with the change it tells of and deleted once told. */
export const eventOutbox = pgTable('event_outbox', {
  id: bigserial('id', { mode: 'number' }).primaryKey(),
  userId: integer('user_id').notNull(),
  name: text('name').notNull(),
  payload: jsonb('payload').$type<Record<string, unknown>>().notNull(),
  createdAt: createdAt(),
});
