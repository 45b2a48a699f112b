import { randomInt } from 'node:crypto';
import { eq, lte, or } from 'drizzle-orm';
import { lockCustomer } from '../auth/lockCustomer';
import type { Transaction } from '../database/connect';
import { bonusOrderCodes } from '../database/schema/bonuses';

const ttlMinutes = 5;

/** Eight digits that a waiter reads off the customer's screen, valid for 5 minutes. Replaces the previous code. */
export async function newOrderCode(tx: Transaction, userId: number): Promise<string> {
  // Two calls of one customer at once would leave two codes.
  await lockCustomer(tx, userId);
  const now = Date.now();
  await tx
    .delete(bonusOrderCodes)
    .where(or(eq(bonusOrderCodes.userId, userId), lte(bonusOrderCodes.expiresAt, new Date(now))));
  for (;;) {
    const code = String(randomInt(10_000_000, 100_000_000));
    const expiresAt = new Date(now + ttlMinutes * 60_000);
    const written = await tx
      .insert(bonusOrderCodes)
      .values({ userId, code, expiresAt })
      .onConflictDoNothing({ target: bonusOrderCodes.code })
      .returning({ code: bonusOrderCodes.code });
    if (written.length > 0) return code;
  }
}
