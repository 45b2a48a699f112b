import { type SQL, sql } from 'drizzle-orm';
import type { Stay } from './steps';

/**
 * When an order advances, by the clock of the database, which all processes share: a process whose clock is a day ahead
 * would cancel every unpaid order, and the orders that it advances would wait for their next step until tomorrow.
 */
export const dueTime = (stay: Stay | null): SQL<Date> | null =>
  stay && sql`greatest(now() + make_interval(secs => ${stay.seconds}), ${stay.until}::timestamptz)`;
