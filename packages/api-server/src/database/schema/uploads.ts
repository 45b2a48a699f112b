import { customType, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { createdAt } from './columns';
import { users } from './users';

const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' });

/**
 * Customers' pictures, re-encoded. They are in the database, so that every process behind the
 * balancer has them and a review never outlives its photos.
 */
export const uploads = pgTable('uploads', {
  /** Random, so that names cannot be guessed. */
  name: text('name').primaryKey(),
  userId: integer('user_id')
    .notNull()
    .references(() => users.id),
  content: bytes('content').notNull(),
  createdAt: createdAt(),
});
