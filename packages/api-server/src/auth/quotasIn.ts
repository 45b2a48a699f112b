import { and, gt, inArray, sql } from 'drizzle-orm';
import type { Queryable } from '../database/connect';
import { smsQuotas } from '../database/schema/users';

const hour = 3_600_000;

/** How often a key was used in the hour that began with its first use, the use in question included. */
export interface Uses {
  used: number;
  secondsLeft: number;
}

/** Keys by what they count: `{ phone: 'phone:79…', address: 'ip:127.0.0.1' }`. */
type Keys<Name extends string> = Record<Name, string>;

/** Uses per hour, in rows that all processes share. Counts of a transaction that rolls back do not stay. */
export function quotasIn(db: Queryable) {
  return {
    /**
     * Counts one use of each key, in one statement. Whoever counts the same kinds of keys names them in the same order,
     * so that no two transactions wait for each other.
     */
    async count<Name extends string>(keys: Keys<Name>): Promise<Record<Name, Uses>> {
      const now = new Date();
      const resetsAt = new Date(now.getTime() + hour);
      const isOver = sql`${smsQuotas.resetsAt} <= ${now}`;
      const rows = await db
        .insert(smsQuotas)
        .values(Object.values<string>(keys).map((key) => ({ key, used: 1, resetsAt })))
        .onConflictDoUpdate({
          target: smsQuotas.key,
          set: {
            used: sql`case when ${isOver} then 1 else ${smsQuotas.used} + 1 end`,
            resetsAt: sql`case when ${isOver} then ${resetsAt} else ${smsQuotas.resetsAt} end`,
          },
        })
        .returning();
      return usesOf(keys, rows, now);
    },

    /** What `count` would return, without counting. */
    async foresee<Name extends string>(keys: Keys<Name>): Promise<Record<Name, Uses>> {
      const now = new Date();
      const rows = await db
        .select()
        .from(smsQuotas)
        .where(and(inArray(smsQuotas.key, Object.values<string>(keys)), gt(smsQuotas.resetsAt, now)));
      const next = rows.map((row) => ({ ...row, used: row.used + 1 }));
      return usesOf(keys, next, now);
    },

    /** Takes one counted use of each key back. */
    async giveBack(keys: Keys<string>): Promise<void> {
      await db
        .update(smsQuotas)
        .set({ used: sql`greatest(${smsQuotas.used} - 1, 0)` })
        .where(inArray(smsQuotas.key, Object.values(keys)));
    },
  };
}

function usesOf<Name extends string>(
  keys: Keys<Name>,
  rows: readonly (typeof smsQuotas.$inferSelect)[],
  now: Date,
): Record<Name, Uses> {
  const byKey = new Map(rows.map((row) => [row.key, row]));
  const usesFor = (key: string): Uses => {
    const row = byKey.get(key);
    if (!row) return { used: 1, secondsLeft: hour / 1000 };
    const left = Math.ceil((row.resetsAt.getTime() - now.getTime()) / 1000);
    return { used: row.used, secondsLeft: Math.max(1, left) };
  };
  const entries = Object.entries<string>(keys).map(([name, key]) => [name, usesFor(key)]);
  return Object.fromEntries(entries) as Record<Name, Uses>;
}
