import { and, inArray, sql } from 'drizzle-orm';
import type { Queryable } from '../database/connect';
import { smsQuotas } from '../database/schema/users';

/**
 * By the clock of the database, which all processes share. What ends in more than two hours was written while that clock
 * was wrong, and counts no longer; not one hour, since a statement may wait for another.
 */
export const isOpen = sql`(${smsQuotas.resetsAt} > now() and ${smsQuotas.resetsAt} <= now() + interval '2 hours')`;

const hourFromNow = sql`now() + interval '1 hour'`;

const columns = {
  key: smsQuotas.key,
  used: smsQuotas.used,
  secondsLeft: sql<number>`greatest(1, ceil(extract(epoch from ${smsQuotas.resetsAt} - now())))::int`,
};

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
      const rows = await db
        .insert(smsQuotas)
        .values(Object.values<string>(keys).map((key) => ({ key, used: 1, resetsAt: hourFromNow })))
        .onConflictDoUpdate({
          target: smsQuotas.key,
          set: {
            used: sql`case when ${isOpen} then ${smsQuotas.used} + 1 else 1 end`,
            resetsAt: sql`case when ${isOpen} then ${smsQuotas.resetsAt} else ${hourFromNow} end`,
          },
        })
        .returning(columns);
      return usesOf(keys, rows);
    },

    /** What `count` would return, without counting. */
    async foresee<Name extends string>(keys: Keys<Name>): Promise<Record<Name, Uses>> {
      const rows = await db
        .select(columns)
        .from(smsQuotas)
        .where(and(inArray(smsQuotas.key, Object.values<string>(keys)), isOpen));
      const next = rows.map((row) => ({ ...row, used: row.used + 1 }));
      return usesOf(keys, next);
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
  rows: readonly (Uses & { key: string })[],
): Record<Name, Uses> {
  const byKey = new Map(rows.map((row) => [row.key, row]));
  const entries = Object.entries<string>(keys).map(([name, key]) => {
    const { used = 1, secondsLeft = 3600 } = byKey.get(key) ?? {};
    return [name, { used, secondsLeft }];
  });
  return Object.fromEntries(entries) as Record<Name, Uses>;
}
