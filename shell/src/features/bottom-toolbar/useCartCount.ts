import { useCart } from '@storefront/api-client';
import { useSession, useTakeMethod } from '@storefront/contracts';
import { itemsCount } from '@storefront/domain';

/** Pieces in the cart; undefined until that is known. */
export function useCartCount(): number | undefined {
  const { status } = useSession();
  const { data } = useCart();
  // A guest without a draft has an empty cart, and no call is made to learn it.
  const hasNone = useTakeMethod((state) => state.isRestored && status === 'guest' && !state.draftUuid);
  if (data) return itemsCount(data.items);
  return data === null || hasNone ? 0 : undefined;
}
