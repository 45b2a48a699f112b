/** @jest-environment jsdom */
import { ApiError } from '@storefront/api-client';
import { emit, type Session } from '@storefront/contracts';
import { renderInShell, deferredCall } from '@storefront/testing';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { useBookingDraft } from '../../shared/booking/bookingDraft';
import { bookingAnswers, bookingPaths as paths, setUpBooking, wednesday } from '../../testing/booking';
import BookingPanel from './BookingPanel';

setUpBooking();
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
const fill = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
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
    fill('Пожелания', 'у окна');
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
    fill('Имя', 'Анна');
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

const listed = { id: 5, restaurant: { id: 1 }, datetime: wednesday('19:30'), persons: 2 };
const isIdle = ({ queryClient }: ReturnType<typeof open>) =>
  waitFor(() => expect(queryClient.isFetching()).toBe(0));

test('opened again after a booking, it has the customer’s name and phone, and does not send the same again', async () => {
  const { user, sent } = await readyToBook();
  await user.click(await book());
  await booked();
  act(() => emit('shell:panel-closed', { panel: 'booking' }));
  act(() => emit('shell:panel-opened', { panel: 'booking' }));
  expect(await screen.findByLabelText('Имя')).toHaveValue('Мария');
  expect(screen.getByLabelText('Телефон')).toHaveValue('916 204-18-73');
  choose();
  await user.click(await book());
  await booked('Вы уже забронировали этот столик');
  expect(screen.getByRole('link', { name: '+7 495 120-30-40' })).toBeVisible();
  expect(sent()).toHaveLength(1);
});

describe('a table that was booked in this browser', () => {
  const moment = new Date(wednesday('19:30')).getTime();
  beforeEach(() =>
    localStorage.setItem(
      'tantoBookedTables',
      JSON.stringify([{ userId: 7, restaurantId: 1, moment, checksum: 33 }]),
    ),
  );

  test('is one more booking without a list, and the phone cancels the one before', async () => {
    const { user } = await readyToBook();
    await user.click(await book());
    await booked();
    expect(screen.getByText(/вы уже бронировали здесь столик/)).toBeVisible();
    expect(screen.getByRole('link', { name: '+7 495 120-30-40' })).toBeVisible();
  });

  test('keeps its time free, which the back end counts as busy, and is changed', async () => {
    const view = await readyToBook({
      [paths.busy]: () => ({ times: [wednesday('19:30')] }),
      [paths.list]: () => [listed],
    });
    await waitFor(() => expect(view.calls.map(({ path }) => path)).toContain(paths.busy));
    await isIdle(view);
    const button = await book();
    expect(button).not.toHaveAttribute('aria-disabled');
    await view.user.click(button);
    await booked('Бронь изменена');
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
  fill('Пожелания', 'на террасе');
  await booking.succeed({});
  await waitFor(() => expect(emitted('shell:toast-requested')).toHaveLength(1));
  expect(useBookingDraft.getState()).toMatchObject({
    comment: 'на террасе',
    time: new Date(wednesday('19:30')),
  });
  expect(await book()).not.toHaveAttribute('aria-disabled');
});

test('without an answer the chosen time stays free, and the next press sends the same', async () => {
  let wasSent = false;
  const view = await readyToBook({
    [paths.book]: () => {
      wasSent = true;
      throw new ApiError({ kind: 'unreachable', status: 503 });
    },
    // The busy times include the customer's own table.
    [paths.busy]: () => ({ times: wasSent ? [wednesday('19:30')] : [] }),
  });
  await view.user.click(await book());
  expect(await screen.findByRole('alert')).toHaveTextContent('Не удалось забронировать');
  // The busy times are read again, as they are in a focused window and for another number of guests.
  await waitFor(() => expect(view.calls.filter(({ path }) => path === paths.busy)).toHaveLength(2));
  await isIdle(view);
  const button = await book();
  expect(button).not.toHaveAttribute('aria-disabled');
  expect(screen.queryByText(/больше недоступно/)).not.toBeInTheDocument();
  await view.user.click(button);
  await waitFor(() => expect(view.sent()).toHaveLength(2));
  expect(view.sent()[1]).toEqual(view.sent()[0]);
});
