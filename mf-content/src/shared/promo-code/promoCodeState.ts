import { isSameCode } from '@storefront/domain';

/** What the button of a promotion offers (spec §2, Promo card; spec §4). */
export type PromoCodeState = 'view' | 'apply' | 'applied' | 'refused';

interface Facts {
  /** The promotion's code. */
  code: string | undefined;
  /** What the cart calls this code, once it is applied: a back end may spell it in its own way. */
  alias?: string | undefined;
  /** The code of the cart. */
  appliedCode: string | undefined;
  /** The server has not applied this code: its conditions are not met (readings 8). */
  isRefused: boolean;
}

export function promoCodeState({ code, alias, appliedCode, isRefused }: Facts): PromoCodeState {
  if (!code) return 'view';
  if (isSameCode(code, appliedCode) || isSameCode(alias, appliedCode)) return 'applied';
  return isRefused ? 'refused' : 'apply';
}
