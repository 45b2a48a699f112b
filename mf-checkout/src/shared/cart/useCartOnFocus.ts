import { cartKey } from '@storefront/api-client';
import { useQueryClient } from '@storefront/query';
import { useEffect } from 'react';

/**
 * Reads the cart when the window gets the focus. A window beside this one may have changed it, and a window that stays
 * visible is not shown again. A read that is under way is joined.
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
