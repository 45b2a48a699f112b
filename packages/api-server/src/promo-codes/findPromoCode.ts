import { cleanPromoCode, promoCodeKey } from '@storefront/domain';
import { eq } from 'drizzle-orm';
import type { Queryable } from '../database/connect';
import { promoCodes, storedCodeKey } from '../database/schema/promoCodes';

export type PromoCode = typeof promoCodes.$inferSelect;

/** Finds a typed code, whether it is valid or not. Of codes that look alike the one that was typed exactly wins. */
export async function findPromoCode(tx: Queryable, typed: string): Promise<PromoCode | undefined> {
  const found = await tx
    .select()
    .from(promoCodes)
    .where(eq(storedCodeKey(promoCodes.code), promoCodeKey(typed)))
    .orderBy(promoCodes.id);
  return found.find(({ code }) => cleanPromoCode(code) === cleanPromoCode(typed)) ?? found[0];
}

/** The last moment of a period does not belong to it. */
export function isInTime({ activeFrom, activeTo }: PromoCode, now: Date): boolean {
  return (!activeFrom || activeFrom <= now) && (!activeTo || now < activeTo);
}
