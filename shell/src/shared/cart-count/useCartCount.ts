import { useCart } from '@storefront/api-client';
import { useSession, useTakeMethod } from '@storefront/contracts';
import { itemsCount } from '@storefront/domain';
import { useState } from 'react';

/** Items in the cart; undefined while unknown. */
function useKnownCount(): number | undefined {
  const { status } = useSession();
  const { data } = useCart();
  // A guest without a draft has an empty cart, so there is nothing to request.
  const isEmpty = useTakeMethod((state) => state.isRestored && status === 'guest' && !state.draftUuid);
  if (data) return itemsCount(data.items);
  return data === null || isEmpty ? 0 : undefined;
}

/** How many times the count has increased since it became known. */
function useIncrementCount(count: number | undefined): number {
  const [previous, setPrevious] = useState(count);
  const [increments, setIncrements] = useState(0);
  if (count !== undefined && count !== previous) {
    setPrevious(count);
    if (previous !== undefined && count > previous) setIncrements(increments + 1);
  }
  return increments;
}

/** Items in the cart, undefined while unknown, and how many times the count has increased on this page. */
export function useCartCount(): { count: number | undefined; increments: number } {
  const count = useKnownCount();
  return { count, increments: useIncrementCount(count) };
}
