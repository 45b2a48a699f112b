import { useSession } from '@storefront/contracts';
import { useQuery, useQueryClient } from '@storefront/query';
import { useEffect, useState } from 'react';
import { userQuery } from '../user/userQueries';
import type { LiveConnection } from './followOrders';

/**
 * Follows the statuses of the user's orders over the socket «main» (spec §7, Real-time) while mounted. After a
 * lost connection the open orders are read anew, because events may have been missed.
 */
export function useOrderStatus(): LiveConnection {
  const [connection, setConnection] = useState<LiveConnection>('connecting');
  const queryClient = useQueryClient();
  const session = useSession();
  const { data: user } = useQuery({ ...userQuery(), enabled: session.status === 'user' });
  const userId = user?.phone ? user.id : undefined;

  useEffect(() => {
    if (userId === undefined) return;
    let stop = () => {};
    let isStopped = false;
    import('./followOrders').then(
      ({ followOrders }) => {
        if (!isStopped) stop = followOrders({ queryClient, userId, onConnection: setConnection });
      },
      (error: unknown) => {
        console.warn('orders cannot be followed live', error);
        if (!isStopped) setConnection('lost');
      },
    );
    return () => {
      isStopped = true;
      stop();
    };
  }, [userId, queryClient]);

  return connection;
}
