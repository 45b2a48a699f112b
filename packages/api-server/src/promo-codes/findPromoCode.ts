import { eq } from 'drizzle-orm';
import type { Queryable } from '../database/connect';
import { promoCodes } from '../database/schema/promoCodes';
import { refuse } from '../failure';
import { promoMessages } from './messages';

export type PromoCode = typeof promoCodes.$inferSelect;

/** A code as it was typed: case and spaces around do not matter. Throws 422 when there is none or its time is not now. */
export async function findPromoCode(tx: Queryable, typed: string, now: Date): Promise<PromoCode> {
  const code = typed.trim().toUpperCase();
  const [promo] = await tx.select().from(promoCodes).where(eq(promoCodes.code, code));
  if (!promo) throw refuse(promoMessages.unknown, 'code');
  if (promo.activeFrom && promo.activeFrom > now) throw refuse(promoMessages.notYet, 'code');
  if (!isInTime(promo, now)) throw refuse(promoMessages.expired, 'code');
  return promo;
}

/** The last moment of a period does not belong to it. */
export function isInTime({ activeFrom, activeTo }: PromoCode, now: Date): boolean {
  return (!activeFrom || activeFrom <= now) && (!activeTo || now < activeTo);
}
