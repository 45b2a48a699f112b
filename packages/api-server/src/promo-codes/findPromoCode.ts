import { eq } from 'drizzle-orm';
import type { Queryable } from '../database/connect';
import { promoCodes } from '../database/schema/promoCodes';

export type PromoCode = typeof promoCodes.$inferSelect;

/** Finds a typed code, ignoring case and outer spaces, whether it is valid or not. */
export async function findPromoCode(tx: Queryable, typed: string): Promise<PromoCode | undefined> {
  const code = typed.trim().toUpperCase();
  const [promo] = await tx.select().from(promoCodes).where(eq(promoCodes.code, code));
  return promo;
}

/** The last moment of a period does not belong to it. */
export function isInTime({ activeFrom, activeTo }: PromoCode, now: Date): boolean {
  return (!activeFrom || activeFrom <= now) && (!activeTo || now < activeTo);
}
