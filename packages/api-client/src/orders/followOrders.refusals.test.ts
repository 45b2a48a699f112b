import { QueryObserver } from '@storefront/query';
import type { Api } from '../call/createApi';
import { createQueryClient } from '../call/createQueryClient';
import { startSocketServer, until } from '../testing/socketServer';
import { followOrders, type LiveConnection } from './followOrders';
import { orderQuery } from './orderQueries';

const id = 48213;
const backEnd = { reads: 0, status: 'new' };
const connections: LiveConnection[] = [];
let server: Awaited<ReturnType<typeof startSocketServer>>;
let queryClient: ReturnType<typeof createQueryClient>;
let disconnect: () => void;
let stopShowing: () => void;

/** Whether the server's middleware refuses, and how often it was asked. */
const middleware = { refuses: false, asked: 0 };

beforeEach(async () => {
  Object.assign(backEnd, { reads: 0, status: 'new' });
  Object.assign(middleware, { refuses: false, asked: 0 });
  connections.length = 0;
  server = await startSocketServer();
  server.io.of('/main').use((_socket, next) => {
    middleware.asked += 1;
    next(middleware.refuses ? new Error('unavailable') : undefined);
  });
  const api = {
    call: async () => {
      backEnd.reads += 1;
      return { id, status_slug: backEnd.status };
    },
  } as unknown as Api;
  queryClient = createQueryClient(api, { retries: 0 });
  stopShowing = new QueryObserver(queryClient, orderQuery(id)).subscribe(() => {});
});

afterEach(async () => {
  disconnect();
  stopShowing();
  queryClient.clear();
  await server.close();
});

function follow(delays: { firstMs: number; maxMs: number }) {
  disconnect = followOrders({
    queryClient,
    userId: 17,
    onConnection: (connection) => connections.push(connection),
    delays,
  });
}

const shownStatus = () => queryClient.getQueryData(orderQuery(id).queryKey)?.status_slug;
const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

test('a socket that the server disconnects comes back by itself, and the open order is read again', async () => {
  follow({ firstMs: 100, maxMs: 1000 });
  await until(() => server.subscriptions.length === 1 && shownStatus() === 'new');
  backEnd.status = 'ready';
  server.io.of('/main').disconnectSockets(true);
  await until(() => server.subscriptions.length === 2);
  expect(connections).toEqual(['live', 'lost', 'live']);
  await until(() => shownStatus() === 'ready');
});

/** The delays of the timers that are set meanwhile; each is the longest that chance gives. */
async function delaysDuring(work: () => Promise<void>) {
  jest.spyOn(Math, 'random').mockReturnValue(1);
  const timers = jest.spyOn(globalThis, 'setTimeout');
  await work();
  const delays = timers.mock.calls.map(([, milliseconds]) => milliseconds);
  jest.restoreAllMocks();
  return delays;
}

test('a server that disconnects each socket at once is asked ever more rarely', async () => {
  server.io.of('/main').on('connection', (socket) => void socket.disconnect());
  follow({ firstMs: 41, maxMs: 10_000 });
  const delays = await delaysDuring(() => until(() => middleware.asked === 5));
  expect(delays).toEqual(expect.arrayContaining([41, 82, 164, 328]));
});

test('a socket that the server refuses comes back, and the open order is read again', async () => {
  middleware.refuses = true;
  follow({ firstMs: 41, maxMs: 10_000 });
  const delays = await delaysDuring(() => until(() => middleware.asked === 4 && shownStatus() === 'new'));
  expect(delays).toEqual(expect.arrayContaining([41, 82, 164]));
  expect(new Set(connections)).toEqual(new Set(['lost']));
  backEnd.status = 'ready';
  middleware.refuses = false;
  await until(() => server.subscriptions.length === 1);
  expect(connections.at(-1)).toBe('live');
  await until(() => shownStatus() === 'ready');
});

test('a refused socket does not ask again after it was disconnected', async () => {
  middleware.refuses = true;
  follow({ firstMs: 50, maxMs: 50 });
  await until(() => connections.length === 2);
  disconnect();
  const { asked } = middleware;
  await pause(200);
  expect(middleware.asked).toBe(asked);
});

test('after a connection that lasted, the first delay counts again', async () => {
  middleware.refuses = true;
  follow({ firstMs: 20, maxMs: 400 });
  await until(() => middleware.asked === 5);
  middleware.refuses = false;
  await until(() => server.subscriptions.length === 1);
  await pause(450);
  const delays = await delaysDuring(async () => {
    server.io.of('/main').disconnectSockets();
    await until(() => server.subscriptions.length === 2);
  });
  // The sixth would be 400.
  expect(delays).toContain(20);
});
