import { orderStatusChanged } from '@storefront/api-contract';
import { useSession } from '@storefront/contracts';
import { useQuery, useQueryClient } from '@storefront/query';
import { useEffect, useState } from 'react';
import * as z from 'zod/mini';
import { userQuery } from '../user/userQueries';
import { acceptOrderStatus } from './orderQueries';

export type LiveConnection = 'connecting' | 'live' | 'lost';

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
    void import('socket.io-client').then(({ io }) => {
      if (isStopped) return;
      const socket = io('/main', { transports: ['websocket'] });
      socket.on('connect', () => {
        setConnection('live');
        socket.emit('subscribe', { user_id: userId, is_site: true });
        void queryClient.invalidateQueries({ queryKey: ['orders', 'detail'] });
      });
      socket.on('disconnect', () => setConnection('lost'));
      socket.on('connect_error', () => setConnection('lost'));
      socket.on('order-status-changed', (payload: unknown) => {
        const change = z.safeParse(orderStatusChanged, payload);
        if (change.success) acceptOrderStatus(queryClient, change.data);
      });
      stop = () => socket.disconnect();
    });
    return () => {
      isStopped = true;
      stop();
    };
  }, [userId, queryClient]);

  return connection;
}
