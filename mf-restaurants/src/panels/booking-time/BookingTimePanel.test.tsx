/** @jest-environment jsdom */
import { apiError, renderInShell, recovering } from '@storefront/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { useBookingDraft } from '../../shared/booking/bookingDraft';
import {
  bookableRestaurants,
  bookingAnswers,
  bookingPaths as paths,
  everyTime,
  setUpBooking,
  testNow,
  wednesday,
} from '../../testing/booking';
import BookingTimePanel from './BookingTimePanel';

setUpBooking();

type Answers = NonNullable<NonNullable<Parameters<typeof renderInShell>[1]>['answers']>;

function open({ slug = '1', answers = {} }: { slug?: string; answers?: Answers } = {}) {
  return renderInShell(<BookingTimePanel slug={slug} />, {
    answers: { ...bookingAnswers, ...answers },
  });
}

const slot = (name: string) => screen.findByRole('radio', { name });
const save = () => screen.getByRole('button', { name: 'Выбрать' });
const texts = (radios: HTMLInputElement[]) =>
  radios.map((radio) => radio.labels?.[0]?.textContent?.replaceAll('\u00A0', ' '));
const days = () =>
  texts(within(screen.getByRole('group', { name: 'День' })).getAllByRole<HTMLInputElement>('radio'));
const chosen = () => texts(screen.getAllByRole<HTMLInputElement>('radio', { checked: true }));
const time = () => useBookingDraft.getState().time;

test('fourteen days, and the first free time is chosen; times within the hour are disabled', async () => {
  const { user, emitted } = open();
  expect(await slot('13:00')).toBeDisabled();
  expect(screen.getByRole('heading', { name: 'Дата и время бронирования' })).toBeVisible();
  expect(days()).toHaveLength(14);
  expect(days().slice(0, 3)).toEqual(['ср Сегодня', 'чт Завтра', 'пт 20 нояб.']);
  expect(chosen()).toEqual(['ср Сегодня', '13:30']);
  expect(screen.getByText(/^Выбрано: Сегодня в\s13:30$/)).toBeVisible();
  expect(time()).toBeUndefined();
  await user.click(save());
  expect(time()).toEqual(new Date(wednesday('13:30')));
  expect(emitted('shell:panel-back-requested')).toHaveLength(1);
});

test('another day chooses its first free time, and any other time can be chosen', async () => {
  const { user } = open();
  await user.click(await slot('пт 20 нояб.'));
  expect(chosen()).toEqual(['пт 20 нояб.', '11:00']);
  await user.click(await slot('22:00'));
  expect(screen.queryByRole('radio', { name: '22:30' })).not.toBeInTheDocument();
  await user.click(save());
  expect(time()).toEqual(new Date('2026-11-20T22:00:00+03:00'));
});

test('a closed day is left out, and a short one ends an hour before its closing', async () => {
  const [whole] = bookableRestaurants();
  const specialDays = { '2026-11-18': { from: 600, to: 1200 }, '2026-11-19': null };
  open({ answers: { [paths.restaurants]: () => [{ ...whole, specialDays }] } });
  expect(await slot('19:00')).toBeEnabled();
  expect(screen.queryByRole('radio', { name: '19:30' })).not.toBeInTheDocument();
  expect(days().slice(0, 3)).toEqual(['ср Сегодня', 'пт 20 нояб.', 'сб 21 нояб.']);
});

test('the time chosen before is chosen', async () => {
  useBookingDraft.setState({ time: new Date('2026-11-19T19:30:00+03:00') });
  open();
  await slot('19:30');
  expect(chosen()).toEqual(['чт Завтра', '19:30']);
  expect(screen.queryByText(/больше недоступно/)).not.toBeInTheDocument();
});

test('a chosen time that becomes too soon is replaced by the next with an explanation', async () => {
  jest.useFakeTimers({
    now: testNow,
    doNotFake: ['setTimeout', 'clearTimeout', 'queueMicrotask', 'performance'],
  });
  const { user } = open();
  await user.click(await slot('14:00'));
  expect(chosen()).toEqual(['ср Сегодня', '14:00']);
  jest.setSystemTime(new Date(wednesday('13:00')));
  act(() => jest.advanceTimersByTime(30_000));
  expect(chosen()).toEqual(['ср Сегодня', '14:30']);
  expect(screen.getByText('Выбранное раньше время больше недоступно. Мы подобрали ближайшее')).toBeVisible();
});

test('days and times are Moscow’s, whatever the back end’s text says', async () => {
  open({ slug: '2' });
  await slot('13:30');
  expect(await slot('23:30')).toBeEnabled();
});

describe('busy times', () => {
  const busy = (times: unknown) => ({ answers: { [paths.busy]: () => ({ times }) } });

  test('are disabled; a day without a free time is left out', async () => {
    const hours = Array.from({ length: 23 }, (_, index) => {
      const minutes = 660 + index * 30;
      return `2026-11-19 ${Math.floor(minutes / 60)}:${minutes % 60 === 0 ? '00' : '30'}:00`;
    });
    const { calls } = open(busy([wednesday('13:30'), '2026-11-18T16:00:00Z', null, 'скоро', ...hours]));
    await waitFor(() => expect(days()).toHaveLength(13));
    expect(days().slice(0, 2)).toEqual(['ср Сегодня', 'пт 20 нояб.']);
    expect(chosen()).toEqual(['ср Сегодня', '14:00']);
    expect(await slot('13:30')).toBeDisabled();
    expect(await slot('19:00')).toBeDisabled();
    expect(calls.find(({ path }) => path === paths.busy)?.query).toEqual({ organization_id: 1, persons: 2 });
  });

  test('a wanted time that is busy is replaced by the first free one of its day', async () => {
    useBookingDraft.setState({ time: new Date('2026-11-19T19:30:00+03:00') });
    open(busy(['2026-11-19T19:30:00+03:00']));
    await waitFor(() => expect(chosen()).toEqual(['чт Завтра', '11:00']));
    expect(screen.getByText(/больше недоступно/)).toBeVisible();
  });

  test('all of them: a phone to call, and the way back to the guests', async () => {
    const { user, emitted } = open(busy(everyTime()));
    const title = 'На столько гостей свободного времени нет';
    expect(await screen.findByRole('heading', { name: title })).toBeVisible();
    expect(screen.getByRole('link', { name: '+7 495 120-30-40' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Изменить число гостей' }));
    expect(emitted('shell:panel-back-requested')).toHaveLength(1);
  });

  test.each([
    ['a 404', () => Promise.reject(apiError(404))],
    ['an error', () => Promise.reject(apiError(500, 'Сломано'))],
    ['an unreadable answer', () => 'text'],
  ])('after %s every time is free, without a toast and without another request', async (_, answer) => {
    const { calls, emitted, queryClient } = open({ answers: { [paths.busy]: answer } });
    expect(await slot('13:30')).toBeEnabled();
    await waitFor(() => expect(queryClient.isFetching()).toBe(0));
    act(() => void window.dispatchEvent(new Event('visibilitychange')));
    await act(async () => undefined);
    expect(calls.filter(({ path }) => path === paths.busy)).toHaveLength(1);
    expect(emitted('shell:toast-requested')).toEqual([]);
    expect(chosen()).toEqual(['ср Сегодня', '13:30']);
  });
});

test.each([
  ['unknown hours', '3', 'Часы работы не указаны'],
  ['an unknown restaurant', 'nowhere', 'Ресторан не найден'],
])('%s', async (_, slug, title) => {
  open({ slug });
  expect(await screen.findByRole('heading', { name: title })).toBeVisible();
  expect(screen.queryByRole('radio')).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Выбрать' })).not.toBeInTheDocument();
});

test('loading, then a failure that can be repeated', async () => {
  const call = recovering(() => bookingAnswers[paths.restaurants]());
  const { user } = open({
    answers: {
      [paths.restaurants]: call.answer,
    },
  });
  expect(screen.getByRole('status')).toHaveTextContent('Загружаем ресторан');
  const retry = await screen.findByRole('button', { name: 'Повторить' });
  call.recover();
  await user.click(retry);
  expect(await slot('13:30')).toBeChecked();
});
