import { sql } from 'drizzle-orm';
import { check, index, integer, jsonb, pgTable, serial, text, unique } from 'drizzle-orm/pg-core';
import { createdAt, moment } from './columns';
import { users } from './users';

/** Sources of points (spec §3, Bonus): orders, promotions, presents. */
export const bonusKinds = ['accumulated', 'action', 'present'] as const;

/** Points that an order spent from one lot, recorded so that a cancellation returns the same ones. */
export interface TakenPoints {
  kind: (typeof bonusKinds)[number];
  points: number;
  /** ISO; null means never. */
  expiresAt: string | null;
}

/**
 * The ledger: every change of a balance is one row, and the unique `key` prevents applying it twice. The sum of a
 * customer's rows is `users.bonusBalance`. Deltas are in points; all deltas of a row have the same sign.
 */
export const bonusTransactions = pgTable(
  'bonus_transactions',
  {
    id: serial('id').primaryKey(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id),
    /** `order:17:earned`, `card:123`, `lot:5:burned`. */
    key: text('key').notNull().unique(),
    reason: text('reason', { enum: ['earned', 'spent', 'returned', 'given', 'burned'] }).notNull(),
    accumulated: integer('accumulated').notNull().default(0),
    action: integer('action').notNull().default(0),
    present: integer('present').notNull().default(0),
    taken: jsonb('taken').$type<TakenPoints[]>(),
    createdAt: createdAt(),
  },
  (table) => [index('bonus_transactions_by_user').on(table.userId, table.id)],
);

/** Points that expire together. Spending reduces `remaining`, starting with the lot that expires first. */
export const bonusLots = pgTable(
  'bonus_lots',
  {
    id: serial('id').primaryKey(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id),
    kind: text('kind', { enum: bonusKinds }).notNull(),
    remaining: integer('remaining').notNull(),
    /** Null means never. */
    expiresAt: moment('expires_at'),
    createdAt: createdAt(),
  },
  (table) => [
    index('bonus_lots_by_user').on(table.userId),
    index('bonus_lots_to_burn').on(table.expiresAt).where(sql`${table.remaining} > 0`),
    check('bonus_lots_not_negative', sql`${table.remaining} >= 0`),
  ],
);

/** Printed cards; one without a user is not bound yet. */
export const bonusCards = pgTable('bonus_cards', {
  id: serial('id').primaryKey(),
  number: text('number').notNull().unique(),
  userId: integer('user_id').references(() => users.id),
  /** Points given when the card is bound. */
  points: integer('points').notNull().default(0),
  boundAt: moment('bound_at'),
});

/** Codes that customers show to a waiter (spec §7, generate-order-code). */
export const bonusOrderCodes = pgTable(
  'bonus_order_codes',
  {
    id: serial('id').primaryKey(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id),
    code: text('code').notNull(),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [unique('bonus_order_codes_once').on(table.code)],
);
