import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Queryable } from '../database/connect';
import { smsQuotas } from '../database/schema/users';

/**
 * Whether a quota counts, by the clock of the database, which all processes share. A quota that ends in more than two
 * hours was written while that clock was wrong, and counts no longer. The bound is not one hour, since a statement may
 * wait for another statement.
 */
export const isOpen = sql`(${smsQuotas.resetsAt} > now() and ${smsQuotas.resetsAt} <= now() + interval '2 hours')`;

const hourFromNow = sql`now() + interval '1 hour'`;

const columns = {
  key: smsQuotas.key,
  used: smsQuotas.used,
  secondsLeft: sql<number>`greatest(1, ceil(extract(epoch from ${smsQuotas.resetsAt} - now())))::int`,
};

/** How often a key was used in the hour that began with its first use, including the current use. */
export interface Uses {
  used: number;
  secondsLeft: number;
}

/** Keys by the name of their quota: `{ phone: 'phone:79…', address: 'ip:127.0.0.1' }`. */
type Keys<Name extends string> = Record<Name, string>;

/** Counts uses per hour, in rows that all processes share. A rollback undoes the counts of its transaction. */
export function quotasIn(db: Queryable) {
  return {
    /**
     * Counts one use of each key, in one statement. Callers that count the same kinds of keys pass them in the same
     * order, so that no two transactions wait for each other.
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

    /** Returns the answer of `count` without counting. */
    async foresee<Name extends string>(keys: Keys<Name>): Promise<Record<Name, Uses>> {
      const rows = await db
        .select(columns)
        .from(smsQuotas)
        .where(and(inArray(smsQuotas.key, Object.values<string>(keys)), isOpen));
      const next = rows.map((row) => ({ ...row, used: row.used + 1 }));
      return usesOf(keys, next);
    },

    /** Takes one counted use of each key back, in statements of their own: `count` locks the rows in another order. */
    async giveBack(keys: Keys<string>): Promise<void> {
      for (const key of Object.values(keys)) {
        await db
          .update(smsQuotas)
          .set({ used: sql`greatest(${smsQuotas.used} - 1, 0)` })
          .where(eq(smsQuotas.key, key));
      }
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
