import { integer, timestamp } from 'drizzle-orm/pg-core';

/** Whole kopecks. Roubles exist only in answers (readings 10). */
export const kopecks = (name: string) => integer(name);

/** A moment; the database keeps UTC, answers are written for Moscow. */
export const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

export const createdAt = () => moment('created_at').notNull().defaultNow();
