import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  doublePrecision,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  serial,
  smallint,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import { products } from './catalogue';
import { createdAt, moment } from './columns';
import { promoCodes } from './promoCodes';
import { restaurants } from './restaurants';
import { addresses, users } from './users';

export interface ChosenModifier {
  id: number;
  amount: number;
}

/** One cart per draft or user (spec §6). `version` counts changes of its lines and orders placed from it. */
export const carts = pgTable(
  'carts',
  {
    id: serial('id').primaryKey(),
    draftUuid: uuid('draft_uuid').unique(),
    userId: integer('user_id')
      .unique()
      .references(() => users.id),
    version: integer('version').notNull().default(1),
    takeMethod: text('take_method', { enum: ['delivery', 'pickup'] })
      .notNull()
      .default('delivery'),
    addressId: integer('address_id').references(() => addresses.id),
    organizationId: integer('organization_id').references(() => restaurants.id),
    latitude: doublePrecision('latitude'),
    longitude: doublePrecision('longitude'),
    /** The requested time; null means as soon as possible. */
    datetime: moment('datetime'),
    promoCodeId: integer('promo_code_id').references(() => promoCodes.id),
    comment: text('comment'),
    contactless: boolean('contactless').notNull().default(false),
    needCallConfirmation: boolean('need_call_confirmation').notNull().default(false),
    paymentTypeId: smallint('payment_type_id').notNull().default(1),
    personsCount: smallint('persons_count').notNull().default(1),
    createdAt: createdAt(),
    updatedAt: moment('updated_at').notNull().defaultNow(),
  },
  (table) => [check('carts_have_an_owner', sql`num_nonnulls(${table.draftUuid}, ${table.userId}) = 1`)],
);

/** A line: a product with its modifiers. Equal products with equal modifiers share a `lineKey` and are one line. */
export const cartItems = pgTable(
  'cart_items',
  {
    id: serial('id').primaryKey(),
    cartId: integer('cart_id')
      .notNull()
      .references(() => carts.id, { onDelete: 'cascade' }),
    productId: integer('product_id')
      .notNull()
      .references(() => products.id),
    lineKey: text('line_key').notNull(),
    amount: smallint('amount').notNull(),
    modifiers: jsonb('modifiers').$type<ChosenModifier[]>().notNull().default([]),
  },
  (table) => [
    unique('cart_items_line').on(table.cartId, table.lineKey),
    check('cart_items_amount', sql`${table.amount} between 1 and 20`),
  ],
);

/** `Idempotency-Key` of each call that has added a dish to a cart, for a day: a repeated call adds nothing. */
export const cartKeys = pgTable(
  'cart_keys',
  {
    cartId: integer('cart_id')
      .notNull()
      .references(() => carts.id, { onDelete: 'cascade' }),
    key: text('key').notNull(),
    /** The hash of the body of the call (the dish and its place): a key belongs to one call. */
    fingerprint: text('fingerprint').notNull(),
    createdAt: createdAt(),
  },
  (table) => [primaryKey({ columns: [table.cartId, table.key] })],
);
