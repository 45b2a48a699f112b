/** @jest-environment jsdom */
import { useClockOffset } from '@storefront/contracts';
import { apiError, renderInShell } from '@storefront/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { bookingPaths as paths, setUpBooking } from '../../testing/booking';
import BookingsWidget from './BookingsWidget';

setUpBooking();
afterEach(() => act(() => useClockOffset.setState(0)));

const arbat = { id: 2, name: 'Танто на Арбате', slug: 'arbat', address: 'Арбат, 10' };
const tonight = {
  id: 5,
  restaurant: arbat,
  datetime: '2026-11-18T19:30:00+03:00',
  persons: 2,
  calendar_url: '/api/user/reservations/5/calendar/',
};
const later = { id: 6, restaurant: { id: 3, name: 'Танто в Химках' }, datetime: '2026-11-30 20:00:00' };

function open(
  list: () => unknown,
  { session = 'user', cancel }: { session?: 'user' | 'guest'; cancel?: () => unknown } = {},
) {
  const view = renderInShell(<BookingsWidget />, {
    session,
    answers: { [paths.list]: list, ...(cancel ? { [paths.cancel]: cancel } : {}) },
  });
  return {
    ...view,
    cancels: () => view.calls.filter(({ path }) => path === paths.cancel).map(({ params }) => params),
  };
}

const rows = () => screen.getAllByRole('listitem');
const row = async (name: RegExp) =>
  within((await screen.findByRole('heading', { level: 4, name })).closest('li') as HTMLElement);

test('the tables to come: when, where, for how many, and the calendar', async () => {
  const { container } = open(() => [
    later,
    { ...tonight, id: 1, datetime: '2026-11-17T19:30:00+03:00' },
    tonight,
  ]);
  expect(await screen.findByRole('region', { name: 'Мои брони' })).toBeVisible();
  expect(rows()).toHaveLength(2);
  const first = within(rows()[0] as HTMLElement);
  expect(first.getByRole('heading')).toHaveTextContent(/^Сегодня в\s19:30$/);
  expect(first.getByText('Танто на Арбате')).toBeVisible();
  expect(first.getByText('Арбат, 10')).toBeVisible();
  expect(first.getByText(/^2\sгостя$/)).toBeVisible();
  expect(first.getByRole('link', { name: /^В календарь/ })).toHaveAttribute('href', tonight.calendar_url);
  const second = within(rows()[1] as HTMLElement);
  expect(second.getByRole('heading')).toHaveTextContent(/^30 ноября в\s20:00$/);
  expect(second.queryByRole('link')).not.toBeInTheDocument();
  expect(container).not.toHaveTextContent(/undefined|NaN|null/);
});

test.each([
  ['a 404', () => Promise.reject(apiError(404))],
  ['an error', () => Promise.reject(apiError(500, 'Сломано'))],
  ['an unreadable answer', () => 'text'],
  ['an empty list', () => []],
  ['only past tables', () => [{ ...tonight, datetime: '2026-11-18T11:00:00+03:00' }]],
])('%s shows nothing at all', async (_, list) => {
  const { container, calls, queryClient, toasts } = open(list);
  expect(container).toBeEmptyDOMElement();
  await waitFor(() => expect(queryClient.isFetching()).toBe(0));
  expect(calls).toHaveLength(1);
  expect(container).toBeEmptyDOMElement();
  expect(toasts()).toEqual([]);
});

test('a guest has none, and none is requested', () => {
  const { container, calls } = open(() => [tonight], { session: 'guest' });
  expect(container).toBeEmptyDOMElement();
  expect(calls).toEqual([]);
});

test('a table is cancelled after a question', async () => {
  let list: object[] = [tonight, later];
  localStorage.setItem(
    'tantoBookedTables',
    JSON.stringify([{ userId: 7, restaurantId: 1, moment: Date.parse(tonight.datetime), persons: 2 }]),
  );
  const { user, cancels, emitted } = open(() => list, {
    cancel: () => {
      list = [later];
      return { success: true };
    },
  });
  const booking = await row(/Сегодня/);
  const cancel = { name: /^Отменить ?: Сегодня в\s19:30, Танто на Арбате$/ };
  await user.click(booking.getByRole('button', cancel));
  expect(booking.getByRole('group', { name: /^Отменить бронь\?/ })).toBeVisible();
  expect(booking.getByRole('button', { name: 'Оставить' })).toHaveFocus();
  await user.click(booking.getByRole('button', { name: 'Оставить' }));
  expect(booking.getByRole('button', cancel)).toHaveFocus();
  expect(cancels()).toEqual([]);
  await user.click(booking.getByRole('button', cancel));
  await user.click(booking.getByRole('button', { name: 'Да, отменить' }));
  await waitFor(() => expect(rows()).toHaveLength(1));
  expect(cancels()).toEqual([{ id: 5 }]);
  expect(emitted('shell:toast-requested')).toEqual([{ text: 'Бронь отменена', tone: 'success' }]);
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Мои брони' })).toHaveFocus());
  // The same table can be booked again.
  expect(localStorage.getItem('tantoBookedTables')).toBeNull();
});

test('after a table is cancelled on a device a day ahead, the other tables of today stay booked here', async () => {
  const day = 24 * 3_600_000;
  jest.setSystemTime(Date.now() + day);
  useClockOffset.setState(-day);
  const other = { userId: 7, restaurantId: 1, moment: Date.parse(tonight.datetime), checksum: 1 };
  localStorage.setItem('tantoBookedTables', JSON.stringify([other]));
  let list = [tonight];
  const { user } = open(() => list, {
    cancel: () => {
      list = [];
      return null;
    },
  });
  const booking = await row(/Сегодня/);
  await user.click(booking.getByRole('button', { name: /^Отменить/ }));
  await user.click(booking.getByRole('button', { name: 'Да, отменить' }));
  expect(await screen.findByText('Предстоящих броней нет')).toBeVisible();
  expect(JSON.parse(localStorage.getItem('tantoBookedTables') ?? '')).toEqual([other]);
});

test('the last cancelled table leaves a line in its place', async () => {
  let list = [tonight];
  const { user } = open(() => list, {
    cancel: () => {
      list = [];
      return null;
    },
  });
  const booking = await row(/Сегодня/);
  await user.click(booking.getByRole('button', { name: /^Отменить/ }));
  await user.click(booking.getByRole('button', { name: 'Да, отменить' }));
  expect(await screen.findByText('Предстоящих броней нет')).toBeVisible();
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Мои брони' })).toHaveFocus());
});

const tooLate = 'Отменить можно не позже чем за час';
test.each<[string, () => unknown, string]>([
  ['without a message', () => Promise.reject(apiError(422)), 'Не удалось отменить бронь. Попробуйте позже'],
  ['with a message', () => Promise.reject(apiError(422, tooLate)), tooLate],
  ['with status 200', () => ({ success: false, message: tooLate }), tooLate],
  ['under `data`', () => ({ data: { success: false, message: tooLate } }), tooLate],
])('a refusal %s is toasted, and the table stays', async (_, cancel, text) => {
  const { user, emitted } = open(() => [tonight], { cancel });
  const booking = await row(/Сегодня/);
  await user.click(booking.getByRole('button', { name: /^Отменить/ }));
  await user.click(booking.getByRole('button', { name: 'Да, отменить' }));
  await waitFor(() => expect(emitted('shell:toast-requested')).toEqual([{ text, tone: 'error' }]));
  expect(rows()).toHaveLength(1);
  expect(booking.getByRole('button', { name: 'Да, отменить' })).toBeVisible();
});
