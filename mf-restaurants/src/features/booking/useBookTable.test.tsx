/** @jest-environment jsdom */
import { ApiError, createQueryClient, userQuery } from '@storefront/api-client';
import { BrandProvider, useClockOffset } from '@storefront/contracts';
import { QueryClientProvider } from '@storefront/query';
import { apiError, fakeApi, recovering, setOnline, testBrand } from '@storefront/testing';
import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { bookingAnswers, bookingPaths as paths, setUpBooking, wednesday } from '../../testing/booking';
import { useBookTable } from './useBookTable';

setUpBooking();
afterEach(() => {
  useClockOffset.setState(0);
  Reflect.deleteProperty(navigator, 'locks');
});

const key = 'tantoBookedTables';
const saved = () => JSON.parse(localStorage.getItem(key) ?? '[]') as unknown[];
const fields = {
  datetime: wednesday('19:30'),
  persons: 2,
  name: 'Мария',
  phone: '9162041873',
  comment: 'у окна',
};
/** The table in the list of bookings, which has neither name nor wish. */
const listed = (persons: number | null = 2) => ({
  id: 5,
  restaurant: { id: 1 },
  datetime: wednesday('19:30'),
  persons,
});
const lost = () => new ApiError({ kind: 'unreachable', status: 503 });

/** A tab of this browser, in which a customer is logged in. `book` books a table with these fields changed, `send` is `book` outside `act`. */
async function openTab(answers: Parameters<typeof fakeApi>[0] = {}, id = 7) {
  const { api, calls } = fakeApi({ ...bookingAnswers, [paths.user]: () => ({ id }), ...answers });
  const queryClient = createQueryClient(api, { retries: 0 });
  await queryClient.fetchQuery(userQuery());
  const { result } = renderHook(() => useBookTable(), {
    wrapper: ({ children }: { children: ReactNode }) => (
      <QueryClientProvider client={queryClient}>
        <BrandProvider value={testBrand}>{children}</BrandProvider>
      </QueryClientProvider>
    ),
  });
  const send = (changes: Partial<typeof fields> = {}, restaurantId = 1) =>
    result.current.mutateAsync({ restaurantId, fields: { ...fields, ...changes } });
  return {
    send,
    book: async (...table: Parameters<typeof send>) => act(() => send(...table)),
    sent: () => calls.filter(({ path }) => path === paths.book).map(({ body }) => body),
  };
}

/** A tab that is opened after another one has booked the table. */
async function openTabAfterBooking(...tab: Parameters<typeof openTab>) {
  const { book } = await openTab();
  await book();
  return openTab(...tab);
}

test('a table is recorded without guests, name, phone and wish', async () => {
  const { book } = await openTab();
  expect(await book()).toEqual({
    moment: new Date(wednesday('19:30')),
    persons: 2,
    outcome: 'booked',
  });
  const moment = new Date(wednesday('19:30')).getTime();
  expect(saved()).toEqual([{ userId: 7, restaurantId: 1, moment, checksum: expect.any(Number) }]);
});

describe('a table that was booked in another tab', () => {
  test.each([
    ['without a list of bookings', {}],
    ['with a list that has it', { [paths.list]: () => [listed()] }],
    ['with a list that does not count guests', { [paths.list]: () => [listed(null)] }],
  ])('is not sent again %s', async (_, answers) => {
    const { book, sent } = await openTabAfterBooking(answers);
    expect(await book()).toHaveProperty('outcome', 'unchanged');
    expect(sent()).toEqual([]);
  });

  test('is not sent again from a device a day ahead either', async () => {
    const day = 24 * 3_600_000;
    jest.setSystemTime(Date.now() + day);
    useClockOffset.setState(-day);
    const { book } = await openTabAfterBooking();
    expect(await book()).toHaveProperty('outcome', 'unchanged');
  });

  test.each([
    ['guests', { persons: 3 }, { persons: 3 }],
    ['wish', { comment: 'у окна, пожалуйста' }, { comment: 'у окна, пожалуйста' }],
    ['name', { name: 'Мария П' }, { name: 'Мария П' }],
    ['phone', { phone: '9162041874' }, { phone: '79162041874' }],
  ])('is sent with other %s: a list that has it says that it is changed', async (_, changes, body) => {
    const { book, sent } = await openTabAfterBooking({ [paths.list]: () => [listed()] });
    expect(await book(changes)).toHaveProperty('outcome', 'changed');
    expect(sent()).toEqual([expect.objectContaining(body)]);
    expect(saved()).toHaveLength(1);
  });

  test('is one more booking with other guests if there is no list', async () => {
    const { book, sent } = await openTabAfterBooking();
    expect(await book({ persons: 3 })).toEqual(expect.objectContaining({ persons: 3, outcome: 'again' }));
    expect(sent()).toHaveLength(1);
  });

  test('is sent again when the list has it for other guests: it was changed elsewhere', async () => {
    const { book, sent } = await openTabAfterBooking({ [paths.list]: () => [listed(5)] });
    expect(await book()).toHaveProperty('outcome', 'changed');
    expect(sent()).toHaveLength(1);
  });

  test('a change without an answer does not count as sent just because the list has the table', async () => {
    const { book, sent } = await openTabAfterBooking({
      [paths.list]: () => [listed()],
      [paths.book]: () => Promise.reject(lost()),
    });
    await expect(book({ comment: 'на террасе' })).rejects.toThrow(ApiError);
    expect(sent()).toHaveLength(1);
  });

  test.each([
    ['another customer', 8, {}, 1],
    ['another restaurant', 7, {}, 2],
    ['another time', 7, { datetime: wednesday('20:00') }, 1],
  ])('does not count as the same table for %s', async (_, userId, changes, restaurantId) => {
    const { book, sent } = await openTabAfterBooking({}, userId);
    expect(await book(changes, restaurantId)).toHaveProperty('outcome', 'booked');
    expect(sent()).toHaveLength(1);
    expect(saved()).toHaveLength(2);
  });

  test('and that the back end’s list lacks was cancelled, and is booked again', async () => {
    const { book, sent } = await openTabAfterBooking({ [paths.list]: () => [] });
    expect(await book()).toHaveProperty('outcome', 'booked');
    expect(sent()).toHaveLength(1);
  });

  test('waits while another tab sends', async () => {
    let last = Promise.resolve<unknown>(undefined);
    const request = jest.fn((_: string, run: () => Promise<unknown>) => (last = last.then(run)));
    Object.defineProperty(navigator, 'locks', { value: { request }, configurable: true });
    const [other, tab] = [await openTab(), await openTab()];
    const tables = await act(() => Promise.all([other.send(), tab.send()]));
    expect(tables.map(({ outcome }) => outcome)).toEqual(['booked', 'unchanged']);
    expect(tab.sent()).toEqual([]);
    expect(request.mock.calls.map(([name]) => name)).toEqual([key, key]);
  });

  test('fails at once without a network, and is not sent when the network is back', async () => {
    const { book, sent } = await openTabAfterBooking({
      [paths.list]: () => Promise.reject(lost()),
      [paths.book]: () => Promise.reject(lost()),
    });
    await setOnline(false);
    try {
      await expect(book({ comment: 'на террасе' })).rejects.toThrow(ApiError);
    } finally {
      await setOnline(true);
    }
    expect(sent()).toHaveLength(1);
  });
});

test('a refused booking is not recorded', async () => {
  const call = recovering(() => ({}), apiError(422, 'Столик уже занят'));
  const { book, sent } = await openTab({ [paths.book]: call.answer, [paths.list]: () => [listed()] });
  await expect(book()).rejects.toThrow(ApiError);
  expect(localStorage.getItem(key)).toBeNull();
  call.recover();
  await book();
  expect(sent()).toHaveLength(2);
  expect(saved()).toHaveLength(1);
});

describe('an answer that was lost', () => {
  test.each([
    ['no answer', lost(), 2],
    ['a 5xx', apiError(502), null],
  ])('%s: the table that the list has is booked', async (_, error, persons) => {
    const { book, sent } = await openTab({
      [paths.book]: () => Promise.reject(error),
      [paths.list]: () => [listed(persons)],
    });
    expect(await book()).toHaveProperty('outcome', 'booked');
    expect(sent()).toHaveLength(1);
    expect(saved()).toHaveLength(1);
  });

  test.each([
    ['no list', () => Promise.reject(apiError(404))],
    ['a list without the table', () => []],
    ['a list with the table as it was before', () => [listed(5)]],
  ])('%s: it failed, and is sent again', async (_, list) => {
    const { book, sent } = await openTab({
      [paths.book]: () => Promise.reject(lost()),
      [paths.list]: list,
    });
    await expect(book()).rejects.toThrow(ApiError);
    expect(saved()).toEqual([]);
    await expect(book()).rejects.toThrow(ApiError);
    expect(sent()).toHaveLength(2);
    expect(sent()[1]).toEqual(sent()[0]);
  });
});
