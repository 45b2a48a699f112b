import { orderStatusChanged } from '@storefront/api-contract';
import { mayBeOrderEnd } from '@storefront/domain';
import type { QueryClient } from '@storefront/query';
import { io } from 'socket.io-client';
import * as z from 'zod/mini';
import { acceptOrderStatus } from './acceptOrderStatus';
import { orderQuery } from './orderQueries';
import { refreshAfterOrder } from './refreshAfterOrder';
import { type RetryDelays, retryWithDelay } from './retryWithDelay';

export type LiveConnection = 'connecting' | 'live' | 'lost';

/**
 * Time limits of the attempts to connect, ms, from the first on; the last limit holds for all later attempts. While the
 * back end is down, the proxy in front of it accepts a connection and closes it before the handshake. The client does
 * not notice: it makes the next attempt when its time limit is over. So the first limit is short; a very slow network
 * needs more.
 */
const attemptLimits = [4000, 8000] as const;
/** Delays of the attempts after the network failed an attempt or ended the connection. */
const networkDelays: RetryDelays = { firstMs: 1000, maxMs: 3000 };
/** Delays of the attempts after the server itself refused or ended the connection: it is up, and did so on purpose. */
const refusalDelays: RetryDelays = { firstMs: 1000, maxMs: 30_000 };

interface FollowOptions {
  queryClient: QueryClient;
  userId: number;
  onConnection: (connection: LiveConnection) => void;
  /** The longest pause between two events of a burst; the order is read after the burst. */
  quietMs?: number;
  /** After this time the orders are read without an acknowledgement, which the specification does not promise. */
  subscribeLimitMs?: number;
  /** The time limit of each attempt to connect, ms. */
  limits?: readonly [number, ...number[]];
  /** Delays before the attempts that follow a failure of the network. */
  reconnectDelays?: RetryDelays;
  /** Delays before the attempts that follow a refusal by the server. */
  delays?: RetryDelays;
}

/**
 * Subscribes to the statuses of a user's orders over the socket namespace «main» (spec §7, Real-time). Events may be
 * lost, repeated and late, so they only show a change at once: the order is read again after each burst of events, and
 * after each subscription. A read that started after the last event is right, whatever statuses the events had.
 *
 * @returns a function that disconnects.
 */
export function followOrders({
  queryClient,
  userId,
  onConnection,
  quietMs = 500,
  subscribeLimitMs = 1000,
  limits = attemptLimits,
  reconnectDelays = networkDelays,
  delays = refusalDelays,
}: FollowOptions): () => void {
  const socket = io('/main', {
    transports: ['websocket'],
    timeout: limits[0],
    reconnectionDelay: reconnectDelays.firstMs,
    reconnectionDelayMax: reconnectDelays.maxMs,
  });
  let failures = 0;
  const setLimit = () => socket.io.timeout(limits[failures] ?? limits.at(-1));
  let connectedAt = 0;
  let unacknowledged: ReturnType<typeof setTimeout> | undefined;
  // The client reconnects after a failure of the network, but not after a refusal or a disconnect by the server. A
  // restart of the back end disconnects every page.
  const retries = retryWithDelay(() => socket.connect(), delays);
  const bursts = new Map<number, { mayBeEnd: boolean; timer: ReturnType<typeof setTimeout> }>();

  function readAfterBurst(id: number, slug: string | null) {
    const burst = bursts.get(id);
    clearTimeout(burst?.timer);
    const mayBeEnd = burst?.mayBeEnd === true || mayBeOrderEnd(slug);
    const timer = setTimeout(() => {
      bursts.delete(id);
      void readAgain(queryClient, id, mayBeEnd);
    }, quietMs);
    bursts.set(id, { mayBeEnd, timer });
  }

  /** An event that cannot be read may be of any order that is shown. */
  function readShownOrders() {
    const shown = queryClient.getQueryCache().findAll({ queryKey: ['orders', 'detail'], type: 'active' });
    for (const { queryKey } of shown) readAfterBurst(Number(queryKey[2]), null);
  }

  function readAfterSubscription(isReconnect: boolean) {
    void readFresh(queryClient, { queryKey: ['orders', 'detail'] });
    // An order may have ended meanwhile. Every page reconnects at once after a restart of the back end, so only the
    // orders that are shown are read then, and the rest when it is next shown.
    if (isReconnect) void refreshAfterOrder(queryClient, { refetchType: 'none' });
    void readFresh(queryClient, { queryKey: ['orders', 'list'], type: 'active' });
  }

  socket.on('connect', () => {
    onConnection('live');
    const isReconnect = connectedAt > 0;
    connectedAt = performance.now();
    failures = 0;
    setLimit();
    // A read that overtakes the subscription would miss an event between the two.
    const read = () => {
      clearTimeout(unacknowledged);
      readAfterSubscription(isReconnect);
    };
    unacknowledged = setTimeout(read, subscribeLimitMs);
    socket.emit('subscribe', { user_id: userId, is_site: true }, read);
  });
  socket.on('disconnect', (reason) => {
    clearTimeout(unacknowledged);
    onConnection('lost');
    if (reason !== 'io server disconnect') return;
    // A server that accepts and disconnects at once has refused.
    if (performance.now() - connectedAt > delays.maxMs) retries.reset();
    retries.schedule();
  });
  socket.on('connect_error', () => {
    onConnection('lost');
    if (!socket.active) return retries.schedule();
    failures += 1;
    setLimit();
  });
  socket.on('order-status-changed', (payload: unknown) => {
    const change = z.safeParse(orderStatusChanged, payload);
    if (!change.success) return readShownOrders();
    acceptOrderStatus(queryClient, change.data);
    readAfterBurst(change.data.order_id, change.data.status_slug);
  });
  return () => {
    for (const { timer } of bursts.values()) clearTimeout(timer);
    retries.stop();
    socket.disconnect();
  };
}

/** Reads an order and the list of orders again; after the order's end also the customer, for the new balance. */
async function readAgain(queryClient: QueryClient, id: number, mayBeEnd: boolean): Promise<void> {
  if (mayBeEnd) void refreshAfterOrder(queryClient);
  else void queryClient.invalidateQueries({ queryKey: ['orders', 'list'] });
  await readFresh(queryClient, { queryKey: orderQuery(id).queryKey });
}

/**
 * Makes queries stale and reads those that are shown. A first read that was under way is joined, not restarted. It may have
 * started before the change, so it is repeated.
 */
async function readFresh(
  queryClient: QueryClient,
  filters: { queryKey: readonly unknown[]; type?: 'active' },
): Promise<void> {
  const unread = queryClient
    .getQueryCache()
    .findAll(filters)
    .filter(({ state }) => state.data === undefined);
  await queryClient.invalidateQueries(filters);
  await Promise.all(unread.map(({ queryKey }) => queryClient.invalidateQueries({ queryKey, exact: true })));
}
