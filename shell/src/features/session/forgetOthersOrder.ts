import { userQuery } from '@storefront/api-client';
import { browserStorage, type storageKeys, useTakeMethod } from '@storefront/contracts';
import type { QueryClient } from '@storefront/query';

type OrderKeys = Pick<ReturnType<typeof storageKeys>, 'interruptedCustomer' | 'orderDraft' | 'orderAttempt'>;

/**
 * For a customer who logs in, or whose page was loaded: forgets what a 401 has kept, if it is another customer's
 * (decision 0012). The tab has kept the order, and the browser the places. A customer who cannot be loaded counts as
 * another one.
 *
 * @returns whether it has: the page must be left then, because its memory has it too.
 */
export async function forgetOthersOrder(queryClient: QueryClient, keys: OrderKeys): Promise<boolean> {
  const [session, local] = [browserStorage('session'), browserStorage('local')];
  const owners = [session, local].map((area) => area.getItem(keys.interruptedCustomer));
  if (owners.every((owner) => owner === null)) return false;
  const user = await queryClient.fetchQuery(userQuery()).catch(() => undefined);
  const [isOthersOrder, areOthersPlaces] = owners.map(
    (owner) => owner !== null && owner !== String(user?.id),
  );
  if (isOthersOrder) for (const key of [keys.orderDraft, keys.orderAttempt]) session.removeItem(key);
  // The draft stays: its dishes were chosen after the 401, perhaps by the customer who logs in.
  if (areOthersPlaces)
    useTakeMethod.setState({ takeMethod: 'delivery', delivery: undefined, pickup: undefined });
  for (const area of [session, local]) area.removeItem(keys.interruptedCustomer);
  return Boolean(isOthersOrder || areOthersPlaces);
}
