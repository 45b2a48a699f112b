/** @jest-environment jsdom */
import { ApiError } from './ApiError';
import type { Api } from './createApi';
import { createQueryClient } from './createQueryClient';

const unused: Api = { call: () => Promise.reject(new Error('not called')) };
const failing = (status: number) =>
  jest.fn(() => Promise.reject(new ApiError({ kind: status === 503 ? 'unreachable' : 'refused', status })));

/** The times at which a failing read is tried, in milliseconds from its start. */
async function triesOf(read: jest.Mock, options?: { retries?: number }) {
  const queryClient = createQueryClient(unused, options);
  const starts: number[] = [];
  const startedAt = Date.now();
  const query = queryClient
    .fetchQuery({
      queryKey: ['x'],
      queryFn: () => {
        starts.push(Date.now() - startedAt);
        return read() as Promise<unknown>;
      },
      // `fetchQuery` ignores the default retry rule, so the test passes it on.
      retry: queryClient.getDefaultOptions().queries?.retry ?? false,
    })
    .catch((error: unknown) => error);
  await jest.advanceTimersByTimeAsync(60_000);
  expect(await query).toBeInstanceOf(ApiError);
  return starts;
}

const goOffline = (isOffline: boolean) => {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(!isOffline);
  window.dispatchEvent(new Event(isOffline ? 'offline' : 'online'));
};

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  goOffline(false);
  jest.restoreAllMocks();
  jest.useRealTimers();
});

test.each([503, 500, 502])(
  'a read that failed with %p is retried twice, with growing delays',
  async (status) => {
    expect(await triesOf(failing(status))).toEqual([0, 300, 1200]);
  },
);

test.each([400, 401, 404, 422, 429])('a read refused with %p is not retried', async (status) => {
  expect(await triesOf(failing(status))).toEqual([0]);
});

test('a client without retries tries once', async () => {
  expect(await triesOf(failing(503), { retries: 0 })).toEqual([0]);
});

test('a write is never retried', async () => {
  const queryClient = createQueryClient(unused);
  const write = failing(503);
  const mutation = queryClient.getMutationCache().build(queryClient, { mutationFn: write });
  const outcome = mutation.execute(undefined).catch((error: unknown) => error);
  await jest.advanceTimersByTimeAsync(60_000);
  expect(await outcome).toBeInstanceOf(ApiError);
  expect(write).toHaveBeenCalledTimes(1);
});

test('an offline write fails at once and is not sent after reconnecting', async () => {
  const queryClient = createQueryClient(unused);
  queryClient.mount();
  goOffline(true);
  const write = failing(503);
  const mutation = queryClient.getMutationCache().build(queryClient, { mutationFn: write });
  const outcome = mutation.execute(undefined).catch((error: unknown) => error);
  await jest.advanceTimersByTimeAsync(0);
  expect(await outcome).toBeInstanceOf(ApiError);
  goOffline(false);
  await jest.advanceTimersByTimeAsync(60_000);
  expect(write).toHaveBeenCalledTimes(1);
  queryClient.unmount();
});

test('an offline read waits for the network, and cached data stays', async () => {
  const queryClient = createQueryClient(unused);
  queryClient.mount();
  const read = jest.fn(() => Promise.resolve('cart'));
  await queryClient.fetchQuery({ queryKey: ['cart'], queryFn: read });
  goOffline(true);
  const again = queryClient.fetchQuery({ queryKey: ['cart'], queryFn: read, staleTime: 0 });
  await jest.advanceTimersByTimeAsync(60_000);
  expect(read).toHaveBeenCalledTimes(1);
  expect(queryClient.getQueryData(['cart'])).toBe('cart');
  goOffline(false);
  await jest.advanceTimersByTimeAsync(0);
  expect(await again).toBe('cart');
  expect(read).toHaveBeenCalledTimes(2);
  queryClient.unmount();
});
