import { useQueryClient } from '@storefront/query';
import { useEffect } from 'react';
import { chooseDefaultAddress, loadUser } from './afterLogin';

/**
 * For a page that a customer opens logged in: it says when their data cannot be had (spec §8), and where this
 * browser remembers no address it takes the default one (spec §4, Address). Draw it once the page has come to rest.
 */
export function CustomerArrival() {
  const queryClient = useQueryClient();
  useEffect(() => {
    loadUser(queryClient);
    void chooseDefaultAddress(queryClient);
  }, [queryClient]);
  return null;
}
