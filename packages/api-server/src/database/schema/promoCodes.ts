import { lookAlikes } from '@storefront/domain';
import { type SQLWrapper, sql } from 'drizzle-orm';
import { boolean, check, index, integer, pgTable, serial, text, unique } from 'drizzle-orm/pg-core';
import { groups, products } from './catalogue';
import { kopecks, moment } from './columns';
import { orders } from './orders';
import { users } from './users';

/** `promoCodeKey` of a stored code, in SQL: operators insert codes by SQL. The space has no partner, so it is removed. */
export const storedCodeKey = (code: SQLWrapper) =>
  sql`translate(upper(${code}), ${sql.raw(`'${lookAlikes.cyrillic} '`)}, ${sql.raw(`'${lookAlikes.latin}'`)})`;

/** Promo codes and the conditions under which they work (spec §3, Promo). Codes are upper case. */
export const promoCodes = pgTable(
  'promo_codes',
  {
    id: serial('id').primaryKey(),
    code: text('code').notNull().unique(),
    name: text('name').notNull(),
    kind: text('kind', { enum: ['percent', 'sum', 'gift'] }).notNull(),
    /** Percent or kopecks; 0 for a gift. */
    value: integer('value').notNull().default(0),
    giftProductId: integer('gift_product_id').references(() => products.id),
    /** Only dishes of this group count towards the minimum and are discounted. */
    groupId: integer('group_id').references(() => groups.id),
    minimalAmount: kopecks('minimal_amount').notNull().default(0),
    takeMethod: text('take_method', { enum: ['delivery', 'pickup'] }),
    isForFirstOrder: boolean('is_for_first_order').notNull().default(false),
    activeFrom: moment('active_from'),
    activeTo: moment('active_to'),
    /** How many more orders may use the code; null means any number. */
    usesLeft: integer('uses_left'),
    isOncePerUser: boolean('is_once_per_user').notNull().default(true),
  },
  (table) => [
    check('promo_codes_uses_not_negative', sql`${table.usesLeft} >= 0`),
    index('promo_codes_by_key').on(storedCodeKey(table.code)),
  ],
);

/** Orders placed with a code. A canceled order gives its use back. */
export const promoUses = pgTable(
  'promo_uses',
  {
    id: serial('id').primaryKey(),
    promoCodeId: integer('promo_code_id')
      .notNull()
      .references(() => promoCodes.id),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id),
    orderId: integer('order_id')
      .notNull()
      .references(() => orders.id),
    /** The user's id when the code is once per user, otherwise null. */
    onceKey: integer('once_key'),
  },
  (table) => [
    unique('promo_uses_once_per_order').on(table.orderId),
    unique('promo_uses_once_per_user').on(table.promoCodeId, table.onceKey),
    index('promo_uses_by_user').on(table.userId),
  ],
);
