import { customType, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { createdAt } from './columns';
import { users } from './users';

const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' });

/**
 * Customers' pictures, re-encoded. The database stores them, so that all processes behind the load balancer serve
 * them and no review is left without its photos.
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
