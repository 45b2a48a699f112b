import { eq } from 'drizzle-orm';
import type { Queryable } from '../database/connect';
import { promoCodes } from '../database/schema/promoCodes';
import { unprocessable } from '../apiError';
import { promoMessages } from './messages';

export type PromoCode = typeof promoCodes.$inferSelect;

/** Finds a typed code, ignoring case and outer spaces. Throws 422 when it is unknown, not yet active or expired. */
export async function findPromoCode(tx: Queryable, typed: string, now: Date): Promise<PromoCode> {
  const code = typed.trim().toUpperCase();
  const [promo] = await tx.select().from(promoCodes).where(eq(promoCodes.code, code));
  if (!promo) throw unprocessable(promoMessages.unknown, 'code');
  if (promo.activeFrom && promo.activeFrom > now) throw unprocessable(promoMessages.notYet, 'code');
  if (!isInTime(promo, now)) throw unprocessable(promoMessages.expired, 'code');
  return promo;
}

/** The last moment of a period does not belong to it. */
export function isInTime({ activeFrom, activeTo }: PromoCode, now: Date): boolean {
  return (!activeFrom || activeFrom <= now) && (!activeTo || now < activeTo);
}
