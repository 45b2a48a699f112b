import { and, eq } from 'drizzle-orm';
import { isOpen } from '../auth/quotasIn';
import type { Database } from '../database/connect';
import { smsQuotas } from '../database/schema/users';
import { smsOfChain } from './smsOfChain';

/** How many SMS all processes have sent in this hour. */
export async function readSmsHour(db: Database): Promise<number> {
  const [row] = await db
    .select({ used: smsQuotas.used })
    .from(smsQuotas)
    .where(and(eq(smsQuotas.key, smsOfChain), isOpen));
  return row?.used ?? 0;
}
