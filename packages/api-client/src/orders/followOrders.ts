import { orderStatusChanged } from '@storefront/api-contract';
import type { QueryClient } from '@storefront/query';
import { io } from 'socket.io-client';
import * as z from 'zod/mini';
import { acceptOrderStatus } from './orderQueries';

export type LiveConnection = 'connecting' | 'live' | 'lost';

interface FollowOptions {
  queryClient: QueryClient;
  userId: number;
  onConnection: (connection: LiveConnection) => void;
}

/**
 * Subscribes to the statuses of a user's orders over the socket namespace «main» (spec §7, Real-time). Events
 * may have been missed while disconnected, so each connect subscribes again and reads the open orders again.
 *
 * @returns a function that disconnects.
 */
export function followOrders({ queryClient, userId, onConnection }: FollowOptions): () => void {
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
