import { browserStorage } from '@storefront/contracts';
import { parseJson } from '@storefront/domain';
import * as z from 'zod/mini';

const tableSchema = z.object({
  userId: z.number(),
  restaurantId: z.number(),
  /** Milliseconds since 1970. */
  moment: z.number(),
  /** The checksum of the request with its guests, name, phone and wish. */
  checksum: z.number(),
});

/** A table that was booked in this browser. */
export type SavedTable = z.output<typeof tableSchema>;

const tablesSchema = z.array(z.catch(z.nullable(tableSchema), null));

const storage = browserStorage('local');

function savedTables(key: string): SavedTable[] {
  const { data = [] } = z.safeParse(tablesSchema, parseJson(storage.getItem(key)));
  return data.filter((table) => table !== null);
}

/** The tables booked in this browser, under a key of the brand. Each change removes past tables. */
export function bookedTables(key: string) {
  const write = (tables: SavedTable[], now: number) => {
    const coming = tables.filter(({ moment }) => moment > now);
    if (coming.length > 0) storage.setItem(key, JSON.stringify(coming));
    else storage.removeItem(key);
  };
  const of = (userId: number, restaurantId: number) =>
    savedTables(key).filter((table) => table.userId === userId && table.restaurantId === restaurantId);
  return {
    /** The customer's tables of a restaurant. */
    of,
    find: ({ userId, restaurantId, moment }: Omit<SavedTable, 'checksum'>): SavedTable | undefined =>
      of(userId, restaurantId).find((table) => table.moment === moment),
    /** Replaces the customer's table of the same restaurant and moment. */
    save: (table: SavedTable, now: number) => {
      const { userId, restaurantId, moment } = table;
      const others = savedTables(key).filter(
        (one) => one.userId !== userId || one.restaurantId !== restaurantId || one.moment !== moment,
      );
      write([...others, table], now);
    },
    /** Removes a cancelled table for every customer of this browser, so that it can be booked again. */
    remove: (restaurantId: number, moment: number, now: number) =>
      write(
        savedTables(key).filter((table) => table.restaurantId !== restaurantId || table.moment !== moment),
        now,
      ),
  };
}
