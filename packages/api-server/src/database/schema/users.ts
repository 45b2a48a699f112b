import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  doublePrecision,
  index,
  integer,
  pgTable,
  primaryKey,
  serial,
  smallint,
  text,
} from 'drizzle-orm/pg-core';
import { createdAt, moment } from './columns';

/**
 * Customers (spec §3, User). Bonus points are whole; one point is worth one rouble. The balance is the sum of the
 * ledger in bonus_transactions and changes only with it. `avatarUri` is the name of an upload.
 */
export const users = pgTable(
  'users',
  {
    id: serial('id').primaryKey(),
    phone: text('phone').notNull().unique(),
    name: text('name'),
    email: text('email'),
    birthdayAt: text('birthday_at'),
    newsletter: boolean('newsletter').notNull().default(false),
    smsletter: boolean('smsletter').notNull().default(false),
    avatarUri: text('avatar_uri'),
    scope: text('scope').notNull().default('customer'),
    bonusBalance: integer('bonus_balance').notNull().default(0),
    /** When the account is deleted, as the customer asked; null otherwise. */
    deletionAt: moment('deletion_at'),
    createdAt: createdAt(),
  },
  (table) => [check('users_bonus_balance_not_negative', sql`${table.bonusBalance} >= 0`)],
);

/** Login sessions. Only the hash of a token is stored. */
export const sessions = pgTable(
  'sessions',
  {
    id: serial('id').primaryKey(),
    tokenHash: text('token_hash').notNull().unique(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id),
    createdAt: createdAt(),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [index('sessions_by_user').on(table.userId)],
);

/**
 * Valid SMS codes, one per purpose and browser, so that a stranger neither overwrites nor burns the owner's code
 * (decision 0044).
 */
export const loginCodes = pgTable(
  'login_codes',
  {
    /** `login:79…`, or `phone:17` when customer 17 changes the phone number. */
    purpose: text('purpose').notNull(),
    /** The browser that requested the code; see `Requester`. Rows from before this column have an empty one. */
    browser: text('browser').notNull().default(''),
    phone: text('phone').notNull(),
    codeHash: text('code_hash').notNull(),
    triesLeft: smallint('tries_left').notNull(),
    sentAt: moment('sent_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.purpose, table.browser] })],
);

/** Uses of hourly quotas in the period that ends at `resetsAt`: SMS, attempts at cards and promo codes. */
export const smsQuotas = pgTable('sms_quotas', {
  /** `phone:79…`, `phone:79…@127.0.0.1`, `ip:127.0.0.1`, `sms`; see `limitCodes`. */
  key: text('key').primaryKey(),
  used: integer('used').notNull(),
  resetsAt: moment('resets_at').notNull(),
});

/** Messages of the embedded SMS provider, shown at /dev/sms in development. */
export const smsOutbox = pgTable('sms_outbox', {
  id: serial('id').primaryKey(),
  phone: text('phone').notNull(),
  text: text('text').notNull(),
  createdAt: createdAt(),
});

/** Saved addresses (spec §3, Address). Deletion only sets `deletedAt`. */
export const addresses = pgTable(
  'addresses',
  {
    id: serial('id').primaryKey(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id),
    isDefault: boolean('is_default').notNull().default(false),
    street: text('street').notNull(),
    home: text('home').notNull(),
    floor: text('floor'),
    apartment: text('apartment'),
    entrance: text('entrance'),
    intercom: text('intercom'),
    /** For the courier. */
    comment: text('comment'),
    /** «Дом», «Работа» or a word of the customer's own. */
    label: text('label'),
    fullAddress: text('full_address'),
    latitude: doublePrecision('latitude').notNull(),
    longitude: doublePrecision('longitude').notNull(),
    deletedAt: moment('deleted_at'),
    createdAt: createdAt(),
  },
  (table) => [index('addresses_by_user').on(table.userId)],
);
