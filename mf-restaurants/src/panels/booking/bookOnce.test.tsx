/** @jest-environment jsdom */
import { ApiError } from '@storefront/api-client';
import { emit, type Session, SessionProvider } from '@storefront/contracts';
import { apiError, renderInShell } from '@storefront/testing';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { useBookingDraft } from '../../shared/booking/bookingDraft';
import { bookingAnswers, bookingPaths as paths, setUpBooking, wednesday } from '../../testing/booking';
import BookingPanel from './BookingPanel';

setUpBooking();
afterEach(() => {
  Reflect.deleteProperty(navigator, 'locks');
});

type Answers = NonNullable<NonNullable<Parameters<typeof renderInShell>[1]>['answers']>;

/** A guest’s panel, whose session a button updates, as the shell does. */
function Shell({ initial }: { initial: Session['status'] }) {
  const [status, setStatus] = useState(initial);
  return (
    <SessionProvider value={{ status }}>
      <BookingPanel slug="1" />
      <button type="button" onClick={() => setStatus('user')}>
        update the session
      </button>
    </SessionProvider>
  );
}

function open(session: Session['status'], answers: Answers = {}) {
  const view = renderInShell(<Shell initial={session} />, { answers: { ...bookingAnswers, ...answers } });
  const emitted = (name: string) =>
    view.emittedEvents.filter((event) => event.name === name).map(({ payload }) => payload);
  return {
    ...view,
    emitted,
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
  const logIn = async ({ user }: ReturnType<typeof open>) => {
    act(() => emit('account:logged-in', {}));
    await user.click(screen.getByText('update the session'));
    act(() => emit('shell:panel-closed', { panel: 'auth' }));
  };

  test('logs in, and the booking goes on with everything entered', async () => {
    const view = await openedLogin();
    await logIn(view);
    await booked();
    expect(view.sent()).toEqual([
      expect.objectContaining({ name: 'Мария', phone: '79162041873', comment: 'у окна', persons: 2 }),
    ]);
  });

  test('who is new books once the registration has closed, with the name from it', async () => {
    let name: string | null = null;
    const view = await openedLogin({ [paths.user]: () => ({ id: 7, name, phone: '79162041873' }) });
    await logIn(view);
    await waitFor(() => expect(view.calls.some(({ path }) => path === paths.user)).toBe(true));
    await act(async () => undefined);
    expect(view.sent()).toEqual([]);
    name = 'Анна';
    await act(() => view.queryClient.refetchQueries({ queryKey: ['user'] }));
    act(() => emit('shell:panel-closed', { panel: 'registration' }));
    await booked();
    expect(view.sent()).toEqual([expect.objectContaining({ name: 'Анна' })]);
  });

  test('without a name after the login sees what is missing, and presses once more', async () => {
    const view = await openedLogin({ [paths.user]: () => ({ id: 7, name: null, phone: '79162041873' }) });
    await logIn(view);
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

  test('who closes the login books nothing', async () => {
    const view = await openedLogin();
    act(() => emit('shell:panel-closed', { panel: 'auth' }));
    act(() => emit('account:logged-in', {}));
    await view.user.click(screen.getByText('update the session'));
    act(() => emit('shell:panel-closed', { panel: 'auth' }));
    await waitFor(() => expect(screen.getByLabelText('Имя')).toHaveValue('Мария'));
    expect(view.sent()).toEqual([]);
    expect(screen.getByLabelText('Пожелания')).toHaveValue('у окна');
  });
});

test('a second tap while sending does nothing', async () => {
  let answer: (value: unknown) => void = () => {};
  const { user, sent } = await readyToBook({
    [paths.book]: () => new Promise((resolve) => (answer = resolve)),
  });
  await user.click(await book());
  await waitFor(() => expect(sent()).toHaveLength(1));
  expect(await book()).toHaveAttribute('aria-busy', 'true');
  await user.click(await book());
  // Not through the button, which is blocked by itself.
  fireEvent.submit(screen.getByLabelText('Имя'));
  await act(async () => answer({}));
  await booked();
  expect(sent()).toHaveLength(1);
});

test('a panel that closed while sending says it in a toast', async () => {
  let answer: (value: unknown) => void = () => {};
  const { user, sent, emitted } = await readyToBook({
    [paths.book]: () => new Promise((resolve) => (answer = resolve)),
  });
  await user.click(await book());
  await waitFor(() => expect(sent()).toHaveLength(1));
  act(() => emit('shell:panel-closed', { panel: 'booking' }));
  await act(async () => answer({}));
  await waitFor(() =>
    expect(emitted('shell:toast-requested')).toEqual([
      { text: 'Столик забронирован: Танто на Руставели, Сегодня в\u00A019:30', tone: 'success' },
    ]),
  );
});

describe('another tab of this customer', () => {
  const moment = new Date(wednesday('19:30')).getTime();
  const saveTable = (more: object = {}) =>
    localStorage.setItem(
      'tantoBookedTables',
      JSON.stringify([{ userId: 7, restaurantId: 1, moment, persons: 4, ...more }]),
    );

  test('that has booked the table is noticed: nothing is sent', async () => {
    const { user, sent } = await readyToBook();
    await user.type(screen.getByLabelText('Пожелания'), 'у окна');
    saveTable();
    await user.click(await book());
    await booked('Вы уже забронировали этот столик');
    expect(screen.getByText('4')).toBeVisible();
    // A change that was not sent is not lost.
    expect(useBookingDraft.getState().comment).toBe('у окна');
    expect(screen.getByRole('link', { name: '+7 495 120-30-40' })).toBeVisible();
    expect(sent()).toEqual([]);
  });

  test.each([
    ['another customer', { userId: 8 }],
    ['another restaurant', { restaurantId: 2 }],
    ['another time', { moment: moment + 1_800_000 }],
  ])('%s is another table', async (_, more) => {
    const { user, sent } = await readyToBook();
    saveTable(more);
    await user.click(await book());
    await booked();
    expect(sent()).toHaveLength(1);
  });

  test('a table that the back end’s list lacks was cancelled, and is booked again', async () => {
    const { user, sent } = await readyToBook({ [paths.list]: () => [] });
    saveTable();
    await user.click(await book());
    await booked();
    expect(sent()).toHaveLength(1);
  });

  test('waits while the first one sends', async () => {
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
    const { user, sent } = await readyToBook();
    await user.click(await book());
    await waitFor(() => expect(requested).toEqual(['tantoBookedTables']));
    expect(sent()).toEqual([]);
    saveTable();
    release();
    await booked('Вы уже забронировали этот столик');
    expect(sent()).toEqual([]);
  });

  test('a refused booking is not remembered', async () => {
    let isDown = true;
    const { user, sent } = await readyToBook({
      [paths.book]: () => {
        if (isDown) throw apiError(422, 'Столик уже занят');
        return {};
      },
    });
    await user.click(await book());
    expect(await screen.findByRole('alert')).toHaveTextContent('Столик уже занят');
    expect(localStorage.getItem('tantoBookedTables')).toBeNull();
    isDown = false;
    await user.click(await book());
    await booked();
    expect(sent()).toHaveLength(2);
    expect(JSON.parse(localStorage.getItem('tantoBookedTables') ?? '')).toEqual([
      { userId: 7, restaurantId: 1, moment, persons: 2 },
    ]);
  });
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
      // They count the customer's own table.
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

  test.each([
    ['no list', () => Promise.reject(apiError(404))],
    ['a list without the table', () => []],
    ['a list with the table as it was before', () => [listed(5)]],
  ])('%s: it failed, and the chosen time stays', async (_, list) => {
    const { user, queryClient, sent } = await bookLosing(lost(), list);
    expect(await screen.findByRole('alert')).toHaveTextContent('Не удалось забронировать');
    await waitFor(() => expect(queryClient.isFetching()).toBe(0));
    expect(await book()).not.toHaveAttribute('aria-disabled');
    expect(screen.queryByText(/больше недоступно/)).not.toBeInTheDocument();
    await user.click(await book());
    await waitFor(() => expect(sent()).toHaveLength(2));
    expect(sent()[1]).toEqual(sent()[0]);
  });
});
