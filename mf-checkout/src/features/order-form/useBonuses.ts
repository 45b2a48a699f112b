import { userQuery } from '@storefront/api-client';
import type { Cart } from '@storefront/api-contract';
import { bonusBound, bonusLimit, formatRoubles, spentBonuses } from '@storefront/domain';
import { useQuery } from '@storefront/query';
import { setUsedBonuses, useUsedBonuses } from '../../shared/bonuses/usedBonuses';
import type { PlaceTerms } from '../../shared/place/usePlaceTerms';
import { messages } from './messages';

interface Options {
  cart: Pick<Cart, 'discount_sum' | 'discounts'>;
  terms: Pick<PlaceTerms, 'takeMethod' | 'minimum' | 'bonusPercent'>;
}

/** The customer's bonuses: how many may be spent on this order, and how many the customer spends (spec §5). */
export function useBonuses({ cart, terms }: Options) {
  const user = useQuery(userQuery()).data;
  const balance = cart.discounts?.total_points ?? user?.premium_bonus?.balance ?? 0;
  const order = {
    takeMethod: terms.takeMethod,
    amount: cart.discount_sum,
    balance,
    available: cart.discounts?.available_points ?? null,
    percent: terms.bonusPercent,
    minimum: terms.minimum,
  };
  const limit = bonusLimit(order);
  const bound = bonusBound(order);
  return {
    balance,
    limit,
    /** Why not all bonuses may be spent. */
    limitReason: bound && messages.bonusBounds[bound](terms.bonusPercent ?? 0, formatRoubles(terms.minimum)),
    spent: spentBonuses(useUsedBonuses(), limit),
    spend: setUsedBonuses,
  };
}
