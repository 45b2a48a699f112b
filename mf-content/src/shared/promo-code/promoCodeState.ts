import { isSameCode } from '@storefront/domain';

/** The state of a promotion's button (spec §2, Promo card; spec §4). */
export type PromoCodeState = 'view' | 'apply' | 'applied' | 'refused';

interface Facts {
  /** The promotion's code. */
  code: string | undefined;
  /** The cart's spelling of this code, once it is applied: a back end may spell it differently. */
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
