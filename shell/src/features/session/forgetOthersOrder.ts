import { userQuery } from '@storefront/api-client';
import { browserStorage, type storageKeys, useTakeMethod } from '@storefront/contracts';
import type { QueryClient } from '@storefront/query';

type OrderKeys = Pick<ReturnType<typeof storageKeys>, 'interruptedCustomer' | 'orderDraft' | 'orderAttempt'>;

/**
 * After a login, forgets the order and the places that a 401 has kept, if they are another customer's (decision 0012).
 * A customer who cannot be loaded counts as another one.
 *
 * @returns whether it has: the page must be left then, because its memory has them too.
 */
export async function forgetOthersOrder(queryClient: QueryClient, keys: OrderKeys): Promise<boolean> {
  const owner = browserStorage('local').getItem(keys.interruptedCustomer);
  if (owner === null) return false;
  const user = await queryClient.fetchQuery(userQuery()).catch(() => undefined);
  if (owner === String(user?.id)) return false;
  const session = browserStorage('session');
  session.removeItem(keys.orderDraft);
  session.removeItem(keys.orderAttempt);
  // The draft stays: its dishes were chosen after the 401, perhaps by the customer who logs in.
  useTakeMethod.setState({ takeMethod: 'delivery', delivery: undefined, pickup: undefined });
  return true;
}
