import { cartKey } from '@storefront/api-client';
import { useQueryClient } from '@storefront/query';
import { useEffect } from 'react';

/**
 * Reads the cart when the window gets the focus: another window may have changed the cart, and a window that stays
 * visible gets no `visibilitychange`. A read that is already running is joined.
 */
export function useCartOnFocus(): void {
  const queryClient = useQueryClient();
  useEffect(() => {
    const read = () =>
      void queryClient.refetchQueries({ queryKey: cartKey, exact: true }, { cancelRefetch: false });
    window.addEventListener('focus', read);
    return () => window.removeEventListener('focus', read);
  }, [queryClient]);
}
