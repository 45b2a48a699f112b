import type { QueryClient } from '@storefront/query';
import { bonusKey, userQuery } from '../user/userQueries';

/**
 * Marks the data stale that a placed or finished order changes besides itself: the customer with the balance, the
 * bonuses and the list of orders (spec §7, get-data). Data on the screen is read again at once, or with
 * `refetchType: 'none'` when it is shown or focused again. A guest's page has none of these reads and sends nothing.
 */
export async function refreshAfterOrder(
  queryClient: QueryClient,
  { refetchType = 'active' }: { refetchType?: 'active' | 'none' } = {},
): Promise<void> {
  const keys: (readonly unknown[])[] = [userQuery().queryKey, bonusKey, ['orders', 'list']];
  await Promise.all(keys.map((queryKey) => queryClient.invalidateQueries({ queryKey, refetchType })));
}
