import { QueryObserver } from '@storefront/query';
import type { Api } from '../call/createApi';
import { createQueryClient } from '../call/createQueryClient';
import { startSocketServer, until } from '../testing/socketServer';
import { followOrders, type LiveConnection } from './followOrders';
import { bonusKey, userQuery } from '../user/userQueries';
import { orderQuery, ordersQuery } from './orderQueries';

const userId = 17;
const order = { id: 48213, status_slug: 'in_progress', status_id: 3 };
const onTheWay = { order_id: 48213, status_slug: 'on_the_way', status_id: 5 };

/** The back end: its state of the order, and when its answers arrive. */
const backEnd = { order, reads: 0, userReads: 0, answer: async () => {} };

type Options = Pick<
  Parameters<typeof followOrders>[0],
  'limits' | 'quietMs' | 'reconnectDelays' | 'subscribeLimitMs'
>;
/** Options for tests in which the product's own delays do not matter. */
const quick = { reconnectDelays: { firstMs: 20, maxMs: 60 } };

/** An order that no screen shows: it is stale once the orders are read after a subscription. */
const unshown: readonly unknown[] = orderQuery(1).queryKey;
const isSubscribed = () => followed.queryClient.getQueryState(unshown)?.isInvalidated === true;

/** Follows the user's orders over a back end that has one order. */
function follow(options: Options = quick) {
  const api = {
    call: async ({ path }: { path: string }, { signal }: { signal?: AbortSignal }) => {
      backEnd.reads += path.includes('{id}') ? 1 : 0;
      backEnd.userReads += path.includes('get-data') ? 1 : 0;
      const { order: read } = backEnd;
      await backEnd.answer();
      signal?.throwIfAborted();
      return path.includes('{id}') ? read : { data: [read] };
    },
  } as unknown as Api;
  const queryClient = createQueryClient(api, { retries: 0 });
  queryClient.setQueryData(unshown, order);
  const connections: LiveConnection[] = [];
  const disconnect = followOrders({
    queryClient,
    userId,
    onConnection: (connection) => connections.push(connection),
    quietMs: 20,
    ...options,
  });
  return { queryClient, connections, disconnect };
}

let server: Awaited<ReturnType<typeof startSocketServer>>;
let followed: ReturnType<typeof follow>;

beforeEach(async () => {
  Object.assign(backEnd, { order, reads: 0, userReads: 0, answer: async () => {} });
  server = await startSocketServer();
  followed = follow();
  await until(isSubscribed);
});

afterEach(async () => {
  followed.disconnect();
  await server.close();
  jest.restoreAllMocks();
});

test('subscribes to the user’s orders on the namespace «main»', () => {
  expect(server.subscriptions).toEqual([{ user_id: userId, is_site: true }]);
  expect(followed.connections).toEqual(['live']);
});

test('subscribes again and reads open orders again after a reconnect', async () => {
  const { queryClient, connections } = followed;
  await queryClient.fetchQuery(orderQuery(order.id));
  server.sockets[0]?.conn.close();
  await until(() => queryClient.getQueryState(orderQuery(order.id).queryKey)?.isInvalidated === true);
  expect(server.subscriptions).toEqual([
    { user_id: userId, is_site: true },
    { user_id: userId, is_site: true },
  ]);
  expect(connections).toEqual(['live', 'lost', 'live']);
});

/** Follows by a socket that the back end acknowledges only when the returned function is called. */
async function followUnacknowledged(subscribeLimitMs: number) {
  followed.disconnect();
  let acknowledge = () => {};
  server.subscribing.accept = (accept) => (acknowledge = accept);
  followed = follow({ ...quick, subscribeLimitMs });
  await until(() => server.subscriptions.length === 2);
  return () => acknowledge();
}
const anHour = 3_600_000;

test('an order is read once the socket is subscribed: an event before that was missed', async () => {
  const acknowledge = await followUnacknowledged(anHour);
  const { statuses, stop } = show();
  await until(() => shownStatus() === 'in_progress');
  inBackEnd('closed');
  acknowledge();
  await until(() => shownStatus() === 'closed');
  expect(statuses).toEqual(['in_progress', 'closed']);
  stop();
});

test('a first read that was under way at the subscription is repeated', async () => {
  const acknowledge = await followUnacknowledged(anHour);
  let answer = () => {};
  backEnd.answer = () => new Promise<void>((resolve) => (answer = resolve));
  const { statuses, stop } = show();
  await until(() => backEnd.reads === 1);
  backEnd.answer = async () => {};
  inBackEnd('closed');
  acknowledge();
  await until(isSubscribed);
  answer();
  await until(() => shownStatus() === 'closed');
  expect(statuses).toEqual(['in_progress', 'closed']);
  stop();
});

test('an order is read without an acknowledgement, and again after a late one', async () => {
  const acknowledge = await followUnacknowledged(20);
  const { statuses, stop } = show();
  await until(isSubscribed);
  await until(() => shownStatus() === 'in_progress' && followed.queryClient.isFetching() === 0);
  inBackEnd('closed');
  acknowledge();
  await until(() => shownStatus() === 'closed');
  expect(statuses).toEqual(['in_progress', 'closed']);
  stop();
});

test.each(['the page', 'the server'])(
  'a socket that %s ends before its subscription reads nothing',
  async (by) => {
    await followUnacknowledged(100);
    server.outage.isDown = true;
    if (by === 'the page') followed.disconnect();
    else server.sockets.at(-1)?.conn.close();
    await until(() => server.sockets.at(-1)?.connected === false);
    await new Promise((resolve) => setTimeout(resolve, 200));
    expect(isSubscribed()).toBe(false);
  },
);

test('the list of orders on the screen is read again after each connect', async () => {
  const { queryClient } = followed;
  const slugs = () => queryClient.getQueryData(ordersQuery().queryKey)?.data.map((one) => one.status_slug);
  const stop = new QueryObserver(queryClient, ordersQuery()).subscribe(() => {});
  await until(() => slugs() !== undefined);
  inBackEnd('on_the_way');
  server.sockets[0]?.conn.close();
  await until(() => slugs()?.[0] !== 'in_progress');
  expect(slugs()).toEqual(['on_the_way']);
  stop();
});

test('after an outage behind a proxy the live status is back once the first attempt has had its time', async () => {
  followed.disconnect();
  followed = follow({ ...quick, limits: [500, 3_600_000] });
  await until(() => server.subscriptions.length === 2);
  const { connections } = followed;
  connections.length = 0;
  server.outage.isDown = true;
  server.sockets.at(-1)?.conn.close();
  await until(() => server.outage.attempts > 0);
  server.outage.isDown = false;
  // The client does not notice that the attempt has failed.
  await until(() => server.subscriptions.length === 3);
  expect(server.outage.attempts).toBe(1);
  expect([connections[0], connections.at(-1)]).toEqual(['lost', 'live']);
});

test('the first attempt has four seconds', async () => {
  followed.disconnect();
  const timers = jest.spyOn(globalThis, 'setTimeout');
  // The product's own delays.
  followed = follow({});
  await until(() => server.subscriptions.length === 2);
  expect(timers.mock.calls.map(([, milliseconds]) => milliseconds)).toContain(4000);
});

test('a network too slow for the first attempts connects with a longer one, and each outage begins with the first', async () => {
  followed.disconnect();
  server.network.delay = 300;
  server.network.attempts = 0;
  followed = follow({ ...quick, limits: [50, 100, 60_000] });
  await until(() => server.subscriptions.length === 2);
  expect(server.network.attempts).toBe(3);
  expect(followed.connections).toEqual(['lost', 'lost', 'live']);

  server.sockets.at(-1)?.conn.close();
  await until(() => server.subscriptions.length === 3);
  expect(server.network.attempts).toBe(6);
});

test('a live status changes the cached order and makes the order list stale', async () => {
  const { queryClient } = followed;
  await queryClient.fetchQuery(orderQuery(order.id));
  await queryClient.fetchQuery(ordersQuery());
  const shown = () => queryClient.getQueryData(orderQuery(order.id).queryKey);
  server.sockets[0]?.emit('order-status-changed', onTheWay);
  await until(() => shown()?.status_slug === 'on_the_way');
  expect(shown()?.status_id).toBe(5);
  await until(() => queryClient.getQueryState(ordersQuery().queryKey)?.isInvalidated === true);
});

/** Observes the order as a screen does, so that events cause reads. */
function show() {
  const { queryClient } = followed;
  const observer = new QueryObserver(queryClient, orderQuery(order.id));
  const statuses: string[] = [];
  const stop = observer.subscribe(({ data }) => {
    if (data && data.status_slug !== statuses.at(-1)) statuses.push(data.status_slug);
  });
  return { statuses, stop };
}
const shownStatus = () => followed.queryClient.getQueryData(orderQuery(order.id).queryKey)?.status_slug;
const send = (more: object) => server.sockets.at(-1)?.emit('order-status-changed', { ...onTheWay, ...more });
const inBackEnd = (status: string) => Object.assign(backEnd, { order: { ...order, status_slug: status } });

/** The customer and the bonuses as an earlier screen left them; whether each is stale now. */
function rememberAccount() {
  const { queryClient } = followed;
  const keys = [userQuery().queryKey, [...bonusKey, 'transactions'], ordersQuery().queryKey];
  for (const queryKey of keys) queryClient.setQueryData(queryKey, {});
  return () => keys.map((queryKey) => queryClient.getQueryState(queryKey)?.isInvalidated);
}

test.each(['closed', 'delivered', 'canceled', 'error', null])(
  'an order that may have ended as «%s» makes the customer and the bonuses stale',
  async (status_slug) => {
    const isStale = rememberAccount();
    send({ status_slug });
    // The burst may end with an event that is late.
    send({ status_slug: 'ready' });
    await until(() => isStale()[2] === true);
    expect(isStale()).toEqual([true, true, true]);
  },
);

test('an order on its way leaves the customer and the bonuses alone', async () => {
  const isStale = rememberAccount();
  send({});
  await until(() => isStale()[2] === true);
  expect(isStale()).toEqual([false, false, true]);
});

test('a shown customer is read once after a burst of final events', async () => {
  followed.disconnect();
  // However late the last event of the burst comes.
  followed = follow({ ...quick, quietMs: 1000 });
  await until(() => server.subscriptions.length === 2);
  const stop = new QueryObserver(followed.queryClient, userQuery()).subscribe(() => {});
  await until(() => backEnd.userReads === 1);
  send({ status_slug: 'delivered' });
  send({ status_slug: 'delivered' });
  send({ status_slug: 'closed' });
  await until(() => backEnd.userReads === 2);
  await until(() => followed.queryClient.isFetching() === 0);
  expect(backEnd.userReads).toBe(2);
  stop();
});

test('a reconnect makes the account stale without reading it: an order may have ended meanwhile', async () => {
  const isStale = rememberAccount();
  const stop = new QueryObserver(followed.queryClient, userQuery()).subscribe(() => {});
  expect(isStale()).toEqual([false, false, false]);
  server.sockets[0]?.conn.close();
  await until(() => isStale()[2] === true);
  expect(isStale()).toEqual([true, true, true]);
  expect(backEnd.userReads).toBe(0);
  stop();
});

test('a late event does not move the order back, and the order is read after it', async () => {
  const { statuses, stop } = show();
  inBackEnd('on_the_way');
  await until(() => shownStatus() === 'on_the_way');
  const { reads } = backEnd;
  send({ status_slug: 'in_progress' });
  await until(() => backEnd.reads > reads);
  expect(statuses).toEqual(['on_the_way']);
  stop();
});

test('an order that the back end moved back on purpose is shown as it reads', async () => {
  inBackEnd('on_the_way');
  const { statuses, stop } = show();
  await until(() => shownStatus() === 'on_the_way');
  inBackEnd('in_progress');
  send({ status_slug: 'in_progress' });
  await until(() => shownStatus() === 'in_progress');
  expect(statuses).toEqual(['on_the_way', 'in_progress']);
  stop();
});

test('an answer that was read before an event does not replace its status', async () => {
  const { statuses, stop } = show();
  await until(() => shownStatus() === 'in_progress');
  let answer = () => {};
  backEnd.answer = () => new Promise<void>((resolve) => (answer = resolve));
  const slow = followed.queryClient.refetchQueries({ queryKey: orderQuery(order.id).queryKey });
  await until(() => backEnd.reads === 2);
  backEnd.answer = async () => {};
  inBackEnd('on_the_way');
  send({});
  await until(() => shownStatus() === 'on_the_way');
  answer();
  await slow;
  await until(() => backEnd.reads === 3);
  expect(statuses).toEqual(['in_progress', 'on_the_way']);
  stop();
});

test('an event during the first read of an order is not lost', async () => {
  let answer = () => {};
  backEnd.answer = () => new Promise<void>((resolve) => (answer = resolve));
  const { statuses, stop } = show();
  await until(() => backEnd.reads === 1);
  backEnd.answer = async () => {};
  inBackEnd('on_the_way');
  send({});
  // An event of another order comes over the same socket after it, so the first event has been handled.
  send({ order_id: 1 });
  await new Promise((resolve) => setTimeout(resolve, 60));
  answer();
  await until(() => shownStatus() === 'on_the_way');
  expect(statuses).toEqual(['in_progress', 'on_the_way']);
  stop();
});

test.each([{ status_slug: undefined }, { status_slug: null }, { status_slug: ' ' }])(
  'an event with %j keeps the shown status until the order is read',
  async (nameless) => {
    const { statuses, stop } = show();
    await until(() => shownStatus() === 'in_progress');
    inBackEnd('on_the_way');
    const { reads } = backEnd;
    let answer = () => {};
    backEnd.answer = () => new Promise<void>((resolve) => (answer = resolve));
    send({ ...nameless, status_id: 5, delivery_date: '2026-11-18T19:30:00+03:00' });
    await until(() => backEnd.reads > reads);
    expect(followed.queryClient.getQueryData(orderQuery(order.id).queryKey)).toMatchObject({
      status_slug: 'in_progress',
      status_id: 5,
      delivery_date: '2026-11-18T19:30:00+03:00',
    });
    answer();
    await until(() => shownStatus() === 'on_the_way');
    expect(statuses).toEqual(['in_progress', 'on_the_way']);
    stop();
  },
);

test('an event with an id alone moves the order at once when another order had that status', async () => {
  const { statuses, stop } = show();
  await until(() => shownStatus() === 'in_progress');
  Object.assign(backEnd, { order: { ...order, id: 1, status_slug: 'on_the_way', status_id: 5 } });
  await followed.queryClient.fetchQuery(ordersQuery());
  let answer = () => {};
  backEnd.answer = () => new Promise<void>((resolve) => (answer = resolve));
  const { reads } = backEnd;
  send({ status_slug: null });
  await until(() => shownStatus() === 'on_the_way');
  expect(backEnd.reads).toBe(reads);
  await until(() => backEnd.reads > reads);
  answer();
  expect(statuses).toEqual(['in_progress', 'on_the_way']);
  stop();
});

test.each([JSON.stringify(onTheWay), { data: onTheWay }, { order_id: 'none' }, null])(
  'after the unreadable event %j the shown order is read again',
  async (payload) => {
    const { statuses, stop } = show();
    await until(() => shownStatus() === 'in_progress');
    inBackEnd('on_the_way');
    server.sockets[0]?.emit('order-status-changed', payload);
    await until(() => shownStatus() === 'on_the_way');
    expect(statuses).toEqual(['in_progress', 'on_the_way']);
    stop();
  },
);

test('disconnects for good', async () => {
  followed.disconnect();
  await until(() => server.sockets[0]?.connected === false);
  expect(server.io.of('/main').sockets.size).toBe(0);
  expect(server.subscriptions).toHaveLength(1);
});
