import { sql } from 'drizzle-orm';
import { index, integer, pgTable, serial, smallint, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { createdAt, moment } from './columns';
import { restaurants } from './restaurants';
import { users } from './users';

/** Booked tables. A customer has at most one booking per restaurant and moment, apart from cancelled bookings. */
export const reservations = pgTable(
  'reservations',
  {
    id: serial('id').primaryKey(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id),
    restaurantId: integer('restaurant_id')
      .notNull()
      .references(() => restaurants.id),
    at: moment('at').notNull(),
    persons: smallint('persons').notNull(),
    name: text('name').notNull(),
    phone: text('phone').notNull(),
    comment: text('comment'),
    /** Null while the table is kept. */
    cancelledAt: moment('cancelled_at'),
    /** The secret of the link to the booking's calendar file; random, from the database's own source. */
    calendarToken: uuid('calendar_token').notNull().defaultRandom().unique('reservations_by_calendar_token'),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex('reservations_once')
      .on(table.userId, table.restaurantId, table.at)
      .where(sql`${table.cancelledAt} is null`),
    index('reservations_by_restaurant').on(table.restaurantId, table.at),
  ],
);

/** Messages to the chain: feedback and franchise requests. */
export const inquiries = pgTable(
  'inquiries',
  {
    id: serial('id').primaryKey(),
    kind: text('kind', { enum: ['feedback', 'franchise'] }).notNull(),
    name: text('name').notNull(),
    phone: text('phone'),
    email: text('email'),
    city: text('city'),
    message: text('message'),
    createdAt: createdAt(),
  },
  (table) => [index('inquiries_by_kind').on(table.kind, table.id)],
);

/** Phones and e-mails of the chain (spec §3, Contacts). */
export const contacts = pgTable('contacts', {
  id: serial('id').primaryKey(),
  kind: text('kind', { enum: ['phone', 'email'] }).notNull(),
  /** The city of a phone or the purpose of an e-mail. */
  label: text('label').notNull(),
  value: text('value').notNull(),
  position: integer('position').notNull(),
});
