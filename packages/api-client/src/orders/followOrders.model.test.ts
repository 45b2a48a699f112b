import { QueryObserver } from '@storefront/query';
import type { Api } from '../call/createApi';
import { createQueryClient } from '../call/createQueryClient';
import { startSocketServer, until } from '../testing/socketServer';
import { followOrders } from './followOrders';
import { orderQuery } from './orderQueries';

const id = 48213;
const moving = ['wait_confirm', 'not_confirmed', 'new', 'in_progress', 'ready', 'on_the_way'];

/** Numbers from 0 to 1, the same for a seed (mulberry32). */
function randomFrom(seed: number) {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

test.each([
  [1, 'closed'],
  [2, 'canceled'],
  [3, 'on_the_way'],
])(
  'a socket that drops, repeats and reorders 1000 events ends in the server’s state (seed %d)',
  async (seed, lastStatus) => {
    const random = randomFrom(seed);
    const pick = <Item>(items: readonly Item[]) => items[Math.floor(random() * items.length)] as Item;
    const server = await startSocketServer();
    let status = 'new';
    const api = {
      // A poll may be slow: its answer holds the state at its start.
      call: async () => {
        const read = { id, status_slug: status };
        await new Promise((resolve) => setTimeout(resolve, random() * 30));
        return read;
      },
    } as unknown as Api;
    const queryClient = createQueryClient(api, { retries: 0 });
    const { queryKey } = orderQuery(id);
    const stopShowing = new QueryObserver(queryClient, orderQuery(id)).subscribe(() => {});
    const disconnect = followOrders({
      queryClient,
      userId: 17,
      onConnection: () => {},
      quietMs: 20,
      reconnectDelays: { firstMs: 20, maxMs: 60 },
    });
    await until(() => server.subscriptions.length === 1);

    const held: string[] = [];
    const deliver = (slug: string) => {
      server.sockets.at(-1)?.emit('order-status-changed', { order_id: id, status_slug: slug });
    };
    for (let count = 0; count < 1000; count += 1) {
      status = count === 999 ? lastStatus : pick(moving);
      const fate = random();
      if (fate < 0.3) held.push(status);
      else if (fate < 0.7) deliver(status);
      if (fate > 0.6 && fate < 0.75) deliver(status);
      if (random() < 0.2) deliver(held.splice(Math.floor(random() * held.length), 1)[0] ?? status);
      if (random() < 0.02) void queryClient.refetchQueries({ queryKey });
      if (count % 250 === 249) {
        const before = server.subscriptions.length;
        server.sockets.at(-1)?.conn.close();
        await until(() => server.subscriptions.length > before);
      } else if (count % 10 === 0) {
        await new Promise((resolve) => setTimeout(resolve, 2));
      }
    }
    // The events that were held back arrive last.
    held.forEach(deliver);
    const isSettled = () =>
      queryClient.isFetching() === 0 && queryClient.getQueryData(queryKey) !== undefined;
    await until(() => queryClient.getQueryData(queryKey)?.status_slug === lastStatus && isSettled());
    // No late event and no slow answer takes it back.
    await new Promise((resolve) => setTimeout(resolve, 200));
    expect(queryClient.getQueryData(queryKey)?.status_slug).toBe(lastStatus);
    stopShowing();
    disconnect();
    queryClient.clear();
    await server.close();
  },
);
