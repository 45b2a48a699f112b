import { useEvent, useSession } from '@storefront/contracts';
import { useQuery, useQueryClient } from '@storefront/query';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { userQuery } from '../user/userQueries';
import { connectionOf, joinConnection, onConnectionChange } from './orderConnection';
import type { LiveConnection } from './followOrders';

/**
 * Follows the statuses of the user's orders while mounted, from when the user has a phone to a logout (spec §7,
 * Real-time). All components that follow them share one socket. `isNeeded`: whether there is an order to follow.
 */
export function useOrderStatus(isNeeded = true): LiveConnection {
  const queryClient = useQueryClient();
  const session = useSession();
  const { data: user } = useQuery({ ...userQuery(), enabled: session.status === 'user' });
  const [isLoggedOut, setLoggedOut] = useState(false);
  // The server closes the socket then. The page reloads as a guest's (decision 0012) and opens no socket until then.
  useEvent('account:logged-out', () => setLoggedOut(true));
  const isCustomer = isNeeded && session.status === 'user' && !isLoggedOut;
  const userId = isCustomer && user?.phone ? user.id : undefined;

  useEffect(
    () => (userId === undefined ? undefined : joinConnection(queryClient, userId)),
    [userId, queryClient],
  );

  return useSyncExternalStore(
    onConnectionChange,
    () => connectionOf(queryClient),
    () => 'connecting',
  );
}
