import { integer, timestamp } from 'drizzle-orm/pg-core';

/** Whole kopecks. Only responses are in roubles (readings 10). */
export const kopecks = (name: string) => integer(name);

/** A moment: UTC in the database, Moscow time in responses. */
export const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

export const createdAt = () => moment('created_at').notNull().defaultNow();
