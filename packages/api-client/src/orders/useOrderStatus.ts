import { useEvent, useSession } from '@storefront/contracts';
import { useQuery, useQueryClient } from '@storefront/query';
import { useEffect, useState } from 'react';
import { userQuery } from '../user/userQueries';
import type { LiveConnection } from './followOrders';

/**
 * Follows the statuses of the user's orders while mounted, from when the user has a phone to a logout (spec §7,
 * Real-time).
 * The socket client is a chunk of its own, loaded only here.
 */
export function useOrderStatus(): LiveConnection {
  const [connection, setConnection] = useState<LiveConnection>('connecting');
  const queryClient = useQueryClient();
  const session = useSession();
  const { data: user } = useQuery({ ...userQuery(), enabled: session.status === 'user' });
  const [isLoggedOut, setLoggedOut] = useState(false);
  // The server closes the socket then. The page reloads as a guest's (decision 0012) and opens no socket until then.
  useEvent('account:logged-out', () => setLoggedOut(true));
  const isCustomer = session.status === 'user' && !isLoggedOut;
  const userId = isCustomer && user?.phone ? user.id : undefined;

  useEffect(() => {
    if (userId === undefined) return;
    let disconnect = () => {};
    let isUnmounted = false;
    import('./followOrders').then(
      ({ followOrders }) => {
        if (!isUnmounted) disconnect = followOrders({ queryClient, userId, onConnection: setConnection });
      },
      (error: unknown) => {
        console.warn('the socket client failed to load', error);
        if (!isUnmounted) setConnection('lost');
      },
    );
    return () => {
      isUnmounted = true;
      disconnect();
    };
  }, [userId, queryClient]);

  return connection;
}
