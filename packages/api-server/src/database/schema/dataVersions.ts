import { pgTable, text, uuid } from 'drizzle-orm/pg-core';

/**
 * The state of each table that carts are priced by: a trigger of that table gives it a new version in the transaction of
 * each write (decision 0097). Two equal versions are the same rows, in whatever database.
 */
export const dataVersions = pgTable('data_versions', {
  /** Of the table. */
  name: text('name').primaryKey(),
  version: uuid('version').notNull().defaultRandom(),
});
