import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Server, type Socket } from 'socket.io';
import type { Api } from '../call/createApi';
import { createQueryClient } from '../call/createQueryClient';
import { followOrders, type LiveConnection } from './followOrders';
import { orderQuery, ordersQuery } from './orderQueries';

const userId = 17;
const order = { id: 48213, status_slug: 'in_progress', status_id: 3 };
const onTheWay = { order_id: 48213, status_slug: 'on_the_way', status_id: 5 };

/**
 * A socket server on loopback in the place of the page's origin; records the sockets and their subscriptions.
 */
async function startServer() {
  const http = createServer();
  const io = new Server(http);
  const sockets: Socket[] = [];
  const subscriptions: unknown[] = [];
  io.of('/main').on('connection', (socket) => {
    sockets.push(socket);
    socket.on('subscribe', (payload: unknown) => subscriptions.push(payload));
  });
  await new Promise<void>((resolve) => void http.listen(0, '127.0.0.1', resolve));
  const { port } = http.address() as AddressInfo;
  Object.assign(globalThis, { location: new URL(`http://127.0.0.1:${port}/monitoring`) });
  return { io, sockets, subscriptions };
}

/** Waits until `condition` holds. */
async function until(condition: () => boolean) {
  while (!condition()) await new Promise((resolve) => setTimeout(resolve, 10));
}

/** Follows the user's orders over a back end that has one order. */
function follow() {
  const api = {
    call: async ({ path }: { path: string }) => (path.includes('{id}') ? order : { data: [order] }),
  } as unknown as Api;
  const queryClient = createQueryClient(api, { retries: 0 });
  const connections: LiveConnection[] = [];
  const disconnect = followOrders({
    queryClient,
    userId,
    onConnection: (connection) => connections.push(connection),
  });
  return { queryClient, connections, disconnect };
}

let server: Awaited<ReturnType<typeof startServer>>;
let followed: ReturnType<typeof follow>;

beforeEach(async () => {
  server = await startServer();
  followed = follow();
  await until(() => server.subscriptions.length === 1);
});

afterEach(async () => {
  followed.disconnect();
  await server.io.close();
  Reflect.deleteProperty(globalThis, 'location');
});

test('subscribes to the user’s orders on the namespace «main»', () => {
  expect(server.subscriptions).toEqual([{ user_id: userId, is_site: true }]);
  expect(followed.connections).toEqual(['live']);
});

test('subscribes again and reads open orders again after a reconnect', async () => {
  const { queryClient, connections } = followed;
  await queryClient.fetchQuery(orderQuery(order.id));
  server.sockets[0]?.conn.close();
  await until(() => server.subscriptions.length === 2);
  expect(server.subscriptions[1]).toEqual({ user_id: userId, is_site: true });
  expect(connections).toEqual(['live', 'lost', 'live']);
  expect(queryClient.getQueryState(orderQuery(order.id).queryKey)?.isInvalidated).toBe(true);
});

test('a live status changes the cached order and makes the order list stale', async () => {
  const { queryClient } = followed;
  await queryClient.fetchQuery(orderQuery(order.id));
  await queryClient.fetchQuery(ordersQuery());
  const shown = () => queryClient.getQueryData(orderQuery(order.id).queryKey);
  server.sockets[0]?.emit('order-status-changed', onTheWay);
  await until(() => shown()?.status_slug === 'on_the_way');
  expect(shown()?.status_id).toBe(5);
  expect(queryClient.getQueryState(ordersQuery().queryKey)?.isInvalidated).toBe(true);
});

test('an unreadable status is ignored', async () => {
  const { queryClient } = followed;
  await queryClient.fetchQuery(orderQuery(order.id));
  const shown = () => queryClient.getQueryData(orderQuery(order.id).queryKey);
  server.sockets[0]?.emit('order-status-changed', { order_id: 'none' });
  server.sockets[0]?.emit('order-status-changed', { ...onTheWay, status_slug: 'ready' });
  await until(() => shown()?.status_slug !== order.status_slug);
  expect(shown()?.status_slug).toBe('ready');
});

test('disconnects for good', async () => {
  followed.disconnect();
  await until(() => server.sockets[0]?.connected === false);
  expect(server.io.of('/main').sockets.size).toBe(0);
  expect(server.subscriptions).toHaveLength(1);
});
