/** @jest-environment jsdom */
import { ApiError } from '@storefront/api-client';
import { emit, type Session, useClockOffset } from '@storefront/contracts';
import { apiError, renderInShell, deferredCall, recovering, setOnline } from '@storefront/testing';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { useBookingDraft } from '../../shared/booking/bookingDraft';
import { bookingAnswers, bookingPaths as paths, setUpBooking, wednesday } from '../../testing/booking';
import BookingPanel from './BookingPanel';

setUpBooking();
afterEach(() => {
  act(() => useClockOffset.setState(0));
  Reflect.deleteProperty(navigator, 'locks');
});

type Answers = NonNullable<NonNullable<Parameters<typeof renderInShell>[1]>['answers']>;

/** The panel, and a button that shows another restaurant in it as the shell does. */
function Shell() {
  const [slug, setSlug] = useState('1');
  return (
    <>
      <BookingPanel slug={slug} />
      <button type="button" onClick={() => setSlug('2')}>
        open another restaurant
      </button>
    </>
  );
}

function open(session: Session['status'], answers: Answers = {}) {
  const view = renderInShell(<Shell />, { session, answers: { ...bookingAnswers, ...answers } });
  return {
    ...view,
    sent: () => view.calls.filter(({ path }) => path === paths.book).map(({ body }) => body),
  };
}

const book = () => screen.findByRole('button', { name: 'Забронировать' });
const booked = (title = 'Столик забронирован') => screen.findByRole('heading', { name: title });
const choose = () => act(() => useBookingDraft.setState({ time: new Date(wednesday('19:30')) }));

async function readyToBook(answers: Answers = {}) {
  const view = open('user', answers);
  await waitFor(() => expect(screen.getByLabelText('Имя')).toHaveValue('Мария'));
  choose();
  return view;
}

describe('a guest', () => {
  async function openedLogin(answers: Answers = {}) {
    const view = open('guest', answers);
    await book();
    choose();
    await view.user.type(screen.getByLabelText('Пожелания'), 'у окна');
    await view.user.click(await book());
    expect(view.emitted('shell:panel-requested')).toEqual([{ panel: 'auth', params: {} }]);
    expect(view.sent()).toEqual([]);
    return view;
  }
  const logInAndClose = ({ logIn }: ReturnType<typeof open>) => {
    logIn();
    act(() => emit('shell:panel-closed', { panel: 'auth' }));
  };

  test('logs in, and the booking goes on with everything entered', async () => {
    const view = await openedLogin();
    logInAndClose(view);
    await booked();
    expect(view.sent()).toEqual([
      expect.objectContaining({ name: 'Мария', phone: '79162041873', comment: 'у окна', persons: 2 }),
    ]);
  });

  test('without a name books once the registration has closed, with the name entered there', async () => {
    let name: string | null = null;
    const view = await openedLogin({ [paths.user]: () => ({ id: 7, name, phone: '79162041873' }) });
    logInAndClose(view);
    await waitFor(() => expect(view.calls.some(({ path }) => path === paths.user)).toBe(true));
    await act(async () => undefined);
    expect(view.sent()).toEqual([]);
    name = 'Анна';
    await act(() => view.queryClient.refetchQueries({ queryKey: ['user'] }));
    act(() => emit('shell:panel-closed', { panel: 'registration' }));
    await booked();
    expect(view.sent()).toEqual([expect.objectContaining({ name: 'Анна' })]);
  });

  test('without a name after the login sees the missing field, and presses once more', async () => {
    const view = await openedLogin({ [paths.user]: () => ({ id: 7, name: null, phone: '79162041873' }) });
    logInAndClose(view);
    await waitFor(() => expect(view.queryClient.isFetching()).toBe(0));
    await act(async () => undefined);
    act(() => emit('shell:panel-closed', { panel: 'registration' }));
    await waitFor(() => expect(screen.getByLabelText('Имя')).toHaveAccessibleDescription('Заполните поле'));
    expect(view.sent()).toEqual([]);
    await view.user.type(screen.getByLabelText('Имя'), 'Анна');
    await view.user.click(await book());
    await booked();
    expect(view.sent()).toHaveLength(1);
  });

  test('books nothing after closing the login', async () => {
    const view = await openedLogin();
    act(() => emit('shell:panel-closed', { panel: 'auth' }));
    view.logIn();
    act(() => emit('shell:panel-closed', { panel: 'auth' }));
    await waitFor(() => expect(screen.getByLabelText('Имя')).toHaveValue('Мария'));
    expect(view.sent()).toEqual([]);
    expect(screen.getByLabelText('Пожелания')).toHaveValue('у окна');
  });
});

test('a second tap while sending does nothing', async () => {
  const booking = deferredCall();
  const { user, sent } = await readyToBook({
    [paths.book]: booking.answer,
  });
  await user.click(await book());
  await waitFor(() => expect(sent()).toHaveLength(1));
  expect(await book()).toHaveAttribute('aria-busy', 'true');
  await user.click(await book());
  // A submit without the button, which blocks itself.
  fireEvent.submit(screen.getByLabelText('Имя'));
  await booking.succeed({});
  await booked();
  expect(sent()).toHaveLength(1);
});

test('a panel that closed while sending says it in a toast', async () => {
  const booking = deferredCall();
  const { user, sent, emitted } = await readyToBook({
    [paths.book]: booking.answer,
  });
  await user.click(await book());
  await waitFor(() => expect(sent()).toHaveLength(1));
  act(() => emit('shell:panel-closed', { panel: 'booking' }));
  await booking.succeed({});
  await waitFor(() =>
    expect(emitted('shell:toast-requested')).toEqual([
      { text: 'Столик забронирован: Танто на Руставели, Сегодня в\u00A019:30', tone: 'success' },
    ]),
  );
});

test('a panel that is opened again after a booking has the customer’s name and phone', async () => {
  const { user } = await readyToBook();
  await user.click(await book());
  await booked();
  act(() => emit('shell:panel-closed', { panel: 'booking' }));
  act(() => emit('shell:panel-opened', { panel: 'booking' }));
  expect(await screen.findByLabelText('Имя')).toHaveValue('Мария');
  expect(screen.getByLabelText('Телефон')).toHaveValue('916 204-18-73');
});

describe('a table that was booked in this browser', () => {
  const key = 'tantoBookedTables';
  const moment = new Date(wednesday('19:30')).getTime();
  const saved = () => JSON.parse(localStorage.getItem(key) ?? '[]') as Record<string, unknown>[];
  const savedAs = (more: object) => localStorage.setItem(key, JSON.stringify([{ ...saved()[0], ...more }]));
  const listed = (party = 2) => [
    { id: 5, restaurant: { id: 1 }, datetime: wednesday('19:30'), persons: party },
  ];

  /** Books the table as another tab would, and opens the panel again. */
  async function bookedBefore(answers: Answers = {}) {
    const { user, unmount } = await readyToBook();
    await user.type(screen.getByLabelText('Пожелания'), 'у окна');
    await user.click(await book());
    await booked();
    unmount();
    const view = await readyToBook(answers);
    await view.user.type(screen.getByLabelText('Пожелания'), 'у окна');
    return view;
  }

  test('is recorded without guests, name, phone and wish', async () => {
    await bookedBefore();
    expect(saved()).toEqual([{ userId: 7, restaurantId: 1, moment, checksum: expect.any(Number) }]);
  });

  test('is not sent again', async () => {
    const { user, sent } = await bookedBefore();
    await user.click(await book());
    await booked('Вы уже забронировали этот столик');
    expect(screen.getByRole('link', { name: '+7 495 120-30-40' })).toBeVisible();
    expect(sent()).toEqual([]);
  });

  test('is not sent again from a device a day ahead either', async () => {
    const day = 24 * 3_600_000;
    jest.setSystemTime(Date.now() + day);
    useClockOffset.setState(-day);
    const { user, sent } = await bookedBefore();
    await user.click(await book());
    await booked('Вы уже забронировали этот столик');
    expect(sent()).toEqual([]);
  });

  const changes = [
    [
      'guests',
      { persons: 3 },
      ({ user }) => user.click(screen.getByRole('button', { name: 'Больше гостей' })),
    ],
    [
      'wish',
      { comment: 'у окна, пожалуйста' },
      ({ user }) => user.type(screen.getByLabelText('Пожелания'), ', пожалуйста'),
    ],
    ['name', { name: 'Мария П' }, ({ user }) => user.type(screen.getByLabelText('Имя'), ' П')],
    [
      'phone',
      { phone: '79162041874' },
      ({ user }) => user.type(screen.getByLabelText('Телефон'), '{Backspace}4'),
    ],
  ] as const satisfies [string, object, (view: ReturnType<typeof open>) => Promise<void>][];

  test.each(changes)(
    'is sent with other %s: a list that has the table says that it is changed',
    async (_, expected, change) => {
      const { sent, user, ...view } = await bookedBefore({ [paths.list]: () => listed() });
      await change({ sent, user, ...view });
      await user.click(await book());
      await booked('Бронь изменена');
      expect(sent()).toEqual([expect.objectContaining(expected)]);
      expect(saved()).toHaveLength(1);
      expect(useBookingDraft.getState().comment).toBe('');
    },
  );

  test('is sent with other guests; without a list it is one more booking, and the phone cancels the one before', async () => {
    const { user, sent } = await bookedBefore();
    await user.click(screen.getByRole('button', { name: 'Больше гостей' }));
    await user.click(await book());
    await booked();
    expect(screen.getByText(/вы уже бронировали здесь столик/)).toBeVisible();
    expect(screen.getByRole('link', { name: '+7 495 120-30-40' })).toBeVisible();
    expect(sent()).toHaveLength(1);
  });

  test('is sent again when the list has it for other guests: it was changed elsewhere', async () => {
    const { user, sent } = await bookedBefore({ [paths.list]: () => listed(5) });
    await user.click(await book());
    await booked('Бронь изменена');
    expect(sent()).toHaveLength(1);
  });

  test('a change without an answer does not count as sent just because the list has the table', async () => {
    const { user, sent } = await bookedBefore({
      [paths.list]: () => listed(),
      [paths.book]: () => Promise.reject(new ApiError({ kind: 'unreachable', status: 503 })),
    });
    await user.type(screen.getByLabelText('Пожелания'), ', пожалуйста');
    await user.click(await book());
    expect(await screen.findByRole('alert')).toHaveTextContent('Не удалось забронировать');
    expect(sent()).toHaveLength(1);
  });

  test.each([
    ['another customer', { userId: 8 }],
    ['another restaurant', { restaurantId: 2 }],
    ['another time', { moment: moment + 1_800_000 }],
  ])('does not count as the same table for %s', async (_, more) => {
    const { user, sent } = await bookedBefore();
    savedAs(more);
    await user.click(await book());
    await booked();
    expect(sent()).toHaveLength(1);
  });

  test('and that the back end’s list lacks was cancelled, and is booked again', async () => {
    const { user, sent } = await bookedBefore({ [paths.list]: () => [] });
    await user.click(await book());
    await booked();
    expect(sent()).toHaveLength(1);
  });

  test('waits while another tab sends', async () => {
    const { user, sent } = await bookedBefore();
    const record = localStorage.getItem(key) ?? '';
    localStorage.clear();
    const requested: string[] = [];
    let release: () => void = () => {};
    const locks = {
      request: async (name: string, run: () => unknown) => {
        requested.push(name);
        await new Promise<void>((resolve) => (release = resolve));
        return run();
      },
    };
    Object.defineProperty(navigator, 'locks', { value: locks, configurable: true });
    await user.click(await book());
    await waitFor(() => expect(requested).toEqual([key]));
    expect(sent()).toEqual([]);
    localStorage.setItem(key, record);
    release();
    await booked('Вы уже забронировали этот столик');
    expect(sent()).toEqual([]);
  });

  test('keeps its time free: the back end counts it as busy', async () => {
    const { user, sent, calls, queryClient } = await bookedBefore({
      [paths.busy]: () => ({ times: [wednesday('19:30')] }),
      [paths.list]: () => listed(),
    });
    await waitFor(() => expect(calls.map(({ path }) => path)).toContain(paths.busy));
    await waitFor(() => expect(queryClient.isFetching()).toBe(0));
    expect(await book()).not.toHaveAttribute('aria-disabled');
    await user.click(screen.getByRole('button', { name: 'Больше гостей' }));
    await user.click(await book());
    await booked('Бронь изменена');
    expect(sent()).toHaveLength(1);
  });

  test('fails at once without a network, and is not sent when the network is back', async () => {
    const { user, sent } = await bookedBefore({
      [paths.list]: () => Promise.reject(new ApiError({ kind: 'unreachable', status: 503 })),
      [paths.book]: () => Promise.reject(new ApiError({ kind: 'unreachable', status: 503 })),
    });
    await user.type(screen.getByLabelText('Пожелания'), ', пожалуйста');
    await setOnline(false);
    try {
      await user.click(await book());
      expect(await screen.findByRole('alert')).toHaveTextContent('Не удалось забронировать');
      expect(sent()).toHaveLength(1);
    } finally {
      await setOnline(true);
    }
    expect(sent()).toHaveLength(1);
  });

  test('a refused booking is not recorded', async () => {
    const call = recovering(() => ({}), apiError(422, 'Столик уже занят'));
    const { user, sent } = await readyToBook({
      [paths.book]: call.answer,
    });
    await user.click(await book());
    expect(await screen.findByRole('alert')).toHaveTextContent('Столик уже занят');
    expect(localStorage.getItem(key)).toBeNull();
    call.recover();
    await user.click(await book());
    await booked();
    expect(sent()).toHaveLength(2);
    expect(saved()).toHaveLength(1);
  });
});

test('a late answer leaves the fields that were entered for another restaurant since', async () => {
  const booking = deferredCall();
  const { user, sent, emitted } = await readyToBook({
    [paths.book]: booking.answer,
  });
  await user.click(await book());
  await waitFor(() => expect(sent()).toHaveLength(1));
  await user.click(screen.getByText('open another restaurant'));
  expect(await screen.findByRole('heading', { name: 'Танто на Арбате' })).toBeVisible();
  choose();
  await user.type(screen.getByLabelText('Пожелания'), 'на террасе');
  await booking.succeed({});
  await waitFor(() => expect(emitted('shell:toast-requested')).toHaveLength(1));
  expect(useBookingDraft.getState()).toMatchObject({
    comment: 'на террасе',
    time: new Date(wednesday('19:30')),
  });
  expect(await book()).not.toHaveAttribute('aria-disabled');
});

describe('an answer that was lost', () => {
  const lost = () => new ApiError({ kind: 'unreachable', status: 503 });
  const listed = (persons: number | null) => ({
    id: 5,
    restaurant: { id: 1 },
    datetime: wednesday('19:30'),
    persons,
  });

  async function bookLosing(error: Error, list: () => unknown) {
    let wasSent = false;
    const view = await readyToBook({
      [paths.book]: () => {
        wasSent = true;
        throw error;
      },
      // The busy times include the customer's own table.
      [paths.busy]: () => ({ times: wasSent ? [wednesday('19:30')] : [] }),
      [paths.list]: list,
    });
    await view.user.click(await book());
    return view;
  }

  test.each([
    ['no answer', lost(), 2],
    ['a 5xx', apiError(502), null],
  ])('%s: the table that the list has is booked', async (_, error, persons) => {
    const { sent, emitted } = await bookLosing(error, () => [listed(persons)]);
    await booked();
    expect(sent()).toHaveLength(1);
    expect(emitted('shell:toast-requested')).toEqual([]);
    expect(localStorage.getItem('tantoBookedTables')).toContain('"restaurantId":1');
  });

  test('without a network: it failed at once, although the list cannot be read', async () => {
    const view = await readyToBook({ [paths.book]: () => Promise.reject(lost()) });
    await setOnline(false);
    try {
      await view.user.click(await book());
      expect(await screen.findByRole('alert')).toHaveTextContent('Не удалось забронировать');
    } finally {
      await setOnline(true);
    }
  });

  test.each([
    ['no list', () => Promise.reject(apiError(404))],
    ['a list without the table', () => []],
    ['a list with the table as it was before', () => [listed(5)]],
  ])('%s: it failed, and the chosen time stays', async (_, list) => {
    const { user, queryClient, sent, calls } = await bookLosing(lost(), list);
    expect(await screen.findByRole('alert')).toHaveTextContent('Не удалось забронировать');
    // The busy times are read again, as they are in a focused window and for another number of guests.
    await waitFor(() => expect(calls.filter(({ path }) => path === paths.busy)).toHaveLength(2));
    await waitFor(() => expect(queryClient.isFetching()).toBe(0));
    expect(await book()).not.toHaveAttribute('aria-disabled');
    expect(screen.queryByText(/больше недоступно/)).not.toBeInTheDocument();
    await user.click(await book());
    await waitFor(() => expect(sent()).toHaveLength(2));
    expect(sent()[1]).toEqual(sent()[0]);
  });
});
