import { orderStatusChanged } from '@storefront/api-contract';
import type { QueryClient } from '@storefront/query';
import { io } from 'socket.io-client';
import * as z from 'zod/mini';
import { acceptOrderStatus } from './orderQueries';

export type LiveConnection = 'connecting' | 'live' | 'lost';

interface Follower {
  queryClient: QueryClient;
  userId: number;
  onConnection: (connection: LiveConnection) => void;
}

/** Subscribes to the statuses of a user's orders; what it returns hangs up. Loaded where orders are followed only. */
export function followOrders({ queryClient, userId, onConnection }: Follower): () => void {
  const socket = io('/main', { transports: ['websocket'] });
  socket.on('connect', () => {
    onConnection('live');
    socket.emit('subscribe', { user_id: userId, is_site: true });
    void queryClient.invalidateQueries({ queryKey: ['orders', 'detail'] });
  });
  socket.on('disconnect', () => onConnection('lost'));
  socket.on('connect_error', () => onConnection('lost'));
  socket.on('order-status-changed', (payload: unknown) => {
    const change = z.safeParse(orderStatusChanged, payload);
    if (change.success) acceptOrderStatus(queryClient, change.data);
  });
  return () => void socket.disconnect();
}
