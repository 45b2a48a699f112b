import { type SQL, sql } from 'drizzle-orm';
import type { Stay } from './steps';

/**
 * When an order advances, by the clock of the database. All processes share that one: a process whose clock is a day ahead
 * would cancel every unpaid order, and leave those that it advances without a step until tomorrow.
 */
export const dueTime = (stay: Stay | null): SQL<Date> | null =>
  stay && sql`greatest(now() + make_interval(secs => ${stay.seconds}), ${stay.until}::timestamptz)`;
