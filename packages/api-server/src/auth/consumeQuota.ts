import { eq, sql } from 'drizzle-orm';
import type { Queryable } from '../database/connect';
import { smsQuotas } from '../database/schema/users';
import { tooManyRequests } from '../apiError';

const hour = 3_600_000;

interface Quota {
  /** `phone:79…`, `ip:127.0.0.1`, `card:17`; see `consumeCodeQuotas`. */
  key: string;
  /** Per hour. */
  max: number;
  /** Russian, for the customer. */
  message: string;
}

/**
 * Counts one use in a row that all processes share, in one statement. Returns the uses of the hour, this one
 * included. Throws 429 with the seconds until the hour is over.
 */
export async function consumeQuota(db: Queryable, { key, max, message }: Quota): Promise<number> {
  const now = new Date();
  const resetsAt = new Date(now.getTime() + hour);
  const isOver = sql`${smsQuotas.resetsAt} <= ${now}`;
  const [counted] = await db
    .insert(smsQuotas)
    .values({ key, used: 1, resetsAt })
    .onConflictDoUpdate({
      target: smsQuotas.key,
      set: {
        used: sql`case when ${isOver} then 1 else ${smsQuotas.used} + 1 end`,
        resetsAt: sql`case when ${isOver} then ${resetsAt} else ${smsQuotas.resetsAt} end`,
      },
      setWhere: sql`${isOver} or ${smsQuotas.used} < ${max}`,
    })
    .returning({ used: smsQuotas.used });
  if (counted) return counted.used;
  const [row] = await db.select().from(smsQuotas).where(eq(smsQuotas.key, key));
  const left = (row?.resetsAt.getTime() ?? now.getTime()) - now.getTime();
  throw tooManyRequests(message, Math.max(1, Math.ceil(left / 1000)));
}
