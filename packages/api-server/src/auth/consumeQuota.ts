import { eq, sql } from 'drizzle-orm';
import type { Queryable } from '../database/connect';
import { smsQuotas } from '../database/schema/users';
import { tooManyRequests } from '../apiError';

const hour = 3_600_000;

interface Quota {
  /** `phone:79…`, `ip:127.0.0.1`, `card:17`. */
  key: string;
  /** Per hour. */
  max: number;
  /** Russian, for the customer. */
  message: string;
}

/**
 * Counts one use in a row that all processes share, in one statement. Throws 429 with the seconds until the hour is
 * over.
 */
export async function consumeQuota(db: Queryable, { key, max, message }: Quota): Promise<void> {
  const now = new Date();
  const resetsAt = new Date(now.getTime() + hour);
  const isOver = sql`${smsQuotas.resetsAt} <= ${now}`;
  const counted = await db
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
    .returning({ key: smsQuotas.key });
  if (counted.length > 0) return;
  const [row] = await db.select().from(smsQuotas).where(eq(smsQuotas.key, key));
  const left = (row?.resetsAt.getTime() ?? now.getTime()) - now.getTime();
  throw tooManyRequests(message, Math.max(1, Math.ceil(left / 1000)));
}
