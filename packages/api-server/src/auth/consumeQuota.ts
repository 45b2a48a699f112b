import type { Queryable } from '../database/connect';
import { tooManyRequests } from '../apiError';
import { quotasIn } from './quotasIn';

interface Quota {
  /** `card:17`; see `smsQuotas`. */
  key: string;
  /** Per hour. */
  max: number;
  /** Russian, for the customer. */
  message: string;
}

/** Counts one use. Throws 429 with the seconds until the hour is over when there were too many. */
export async function consumeQuota(db: Queryable, { key, max, message }: Quota): Promise<void> {
  const { uses } = await quotasIn(db).count({ uses: key });
  if (uses.used > max) throw tooManyRequests(message, uses.secondsLeft);
}
