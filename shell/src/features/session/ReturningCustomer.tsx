import { loadSelectedAddress } from '@storefront/api-client';
import { useQueryClient } from '@storefront/query';
import { useEffect } from 'react';
import { loadUser } from './afterLogin';

/**
 * For a page that a customer opens while logged in: reports when their data cannot be loaded (spec §8), and chooses
 * their default address if this browser remembers none (spec §4, Address). Render it once the page is idle.
 */
export function ReturningCustomer() {
  const queryClient = useQueryClient();
  useEffect(() => {
    loadUser(queryClient);
    void loadSelectedAddress(queryClient);
  }, [queryClient]);
  return null;
}
