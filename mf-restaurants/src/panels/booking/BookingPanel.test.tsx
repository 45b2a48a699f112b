/** @jest-environment jsdom */
import { ApiError } from '@storefront/api-client';
import { emit, PanelBackProvider } from '@storefront/contracts';
import { keepTogether } from '@storefront/domain';
import { enter, apiError, renderInShell, deferredCall, recovering } from '@storefront/testing';
import { act, screen, waitFor } from '@testing-library/react';
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
import BookingPanel from './BookingPanel';

setUpBooking();

type Options = Parameters<typeof renderInShell>[1] & { slug?: string };

function open({ slug = '1', answers, ...more }: Options = {}) {
  const view = renderInShell(
    <PanelBackProvider value={{ label: 'Назад', onPress: () => {} }}>
      <BookingPanel slug={slug} />
    </PanelBackProvider>,
    { session: 'user', ...more, answers: { ...bookingAnswers, ...answers } },
  );
  return {
    ...view,
    sent: () => view.calls.filter(({ path }) => path === paths.book).map(({ body }) => body),
  };
}

const book = () => screen.findByRole('button', { name: 'Забронировать' });
/** Chooses a time, as the panel of the time does. */
const choose = (time = '19:30') => act(() => useBookingDraft.setState({ time: new Date(wednesday(time)) }));
const filled = () => waitFor(() => expect(screen.getByLabelText('Имя')).toHaveValue('Мария'));
const request = {
  organization_id: 1,
  datetime: wednesday('19:30'),
  persons: 2,
  name: 'Мария',
  phone: '79162041873',
  comment: null,
};

test('the restaurant, the customer’s name and phone, two guests, and no time yet', async () => {
  const { user, sent, emitted, container } = open();
  expect(await screen.findByRole('heading', { level: 3, name: 'Танто на Руставели' })).toBeVisible();
  expect(screen.getByText('ул. Руставели, 14')).toBeVisible();
  expect(screen.getByText('Открыто до 23:00')).toBeVisible();
  await filled();
  expect(screen.getByLabelText('Телефон')).toHaveValue('916 204-18-73');
  expect(container.querySelector('output')).toHaveTextContent('2');
  expect(await book()).toHaveAccessibleDescription(keepTogether('Выберите дату и время'));
  await user.click(await book());
  expect(sent()).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Дата и время Выберите дату и время' }));
  expect(emitted('shell:panel-requested')).toEqual([{ panel: 'booking-time', params: { slug: '1' } }]);
});

test.each(['arbat', '4', '99'])('no restaurant with the slug %s', async (slug) => {
  open({ slug });
  expect(await screen.findByRole('heading', { name: 'Ресторан не найден' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Забронировать' })).not.toBeInTheDocument();
});

test('a restaurant is found by its slug; an unnamed one of nulls shows nothing odd', async () => {
  const { container } = open({
    slug: 'sign',
    answers: { [paths.restaurants]: () => [{ id: 7, slug: 'sign', active: 1, workTime: null, name: null }] },
  });
  expect(await screen.findByRole('heading', { name: 'Часы работы не указаны' })).toBeVisible();
  expect(container).not.toHaveTextContent(/undefined|NaN|null|\[object/);
});

test('loading, then a failure that is toasted once and can be repeated', async () => {
  const call = recovering(() => bookableRestaurants());
  const { user, emitted } = open({
    answers: {
      [paths.restaurants]: call.answer,
    },
  });
  expect(screen.getByRole('status')).toHaveTextContent('Загружаем ресторан');
  const retry = await screen.findByRole('button', { name: 'Повторить' });
  expect(emitted('shell:toast-requested')).toEqual([{ text: 'Не удалось получить данные', tone: 'error' }]);
  call.recover();
  await user.click(retry);
  expect(await book()).toBeVisible();
});

test('books the chosen time and says so: where, when, for how many', async () => {
  const { user, sent, emitted, toasts } = open();
  await filled();
  choose();
  expect(screen.getByText(/^Сегодня в\s19:30$/, { selector: 'p' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Больше гостей' }));
  enter(screen.getByLabelText('Пожелания'), ' у окна ');
  await user.click(await book());
  const title = await screen.findByRole('heading', { name: 'Столик забронирован' });
  expect(title).toHaveFocus();
  expect(sent()).toEqual([{ ...request, persons: 3, comment: 'у окна' }]);
  const facts = screen
    .getAllByRole('term')
    .map((term) => `${term.textContent}: ${term.nextSibling?.textContent}`);
  expect(facts).toEqual([
    'Ресторан: Танто на\u00A0Руставели',
    'Когда: Сегодня в\u00A019:30',
    'Гостей: 3',
    'Адрес: ул.\u00A0Руставели, 14',
  ]);
  expect(toasts()).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Готово' }));
  expect(emitted('shell:panel-back-requested')).toHaveLength(1);
  expect(useBookingDraft.getState()).toMatchObject({ time: undefined, persons: 2, comment: '' });
});

test('the calendar link is the back end’s', async () => {
  const listed = {
    id: 5,
    restaurant: { id: 1 },
    datetime: wednesday('19:30'),
    calendar_url: '/api/user/reservations/5/calendar/',
  };
  const { user } = open({
    answers: { [paths.list]: () => [{ ...listed, id: 4, restaurant: { id: 2 } }, listed] },
  });
  await filled();
  choose();
  await user.click(await book());
  expect(await screen.findByRole('link', { name: 'Добавить в календарь' })).toHaveAttribute(
    'href',
    '/api/user/reservations/5/calendar/',
  );
});

test.each([
  ['no body', null],
  ['success false', { success: false, message: 'Нет мест' }],
  ['another shape', [1, 2]],
])('a success status with %s is a booked table: the answer is not read', async (_, answer) => {
  const { user } = open({ answers: { [paths.book]: () => answer } });
  await filled();
  choose();
  await user.click(await book());
  expect(await screen.findByRole('heading', { name: 'Столик забронирован' })).toBeVisible();
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
});

describe('a failure keeps everything', () => {
  const failing = async (error: Error) => {
    const call = recovering(() => ({}), error);
    const view = open({
      answers: {
        [paths.book]: call.answer,
      },
    });
    await filled();
    choose();
    await view.user.click(screen.getByRole('button', { name: 'Больше гостей' }));
    enter(screen.getByLabelText('Пожелания'), 'у окна');
    await view.user.click(await book());
    await waitFor(() => expect(view.toasts()).toHaveLength(1));
    return { ...view, recover: call.recover };
  };

  test.each([
    ['no message', apiError(500), 'Не удалось забронировать. Попробуйте позже'],
    [
      'the server’s message',
      apiError(422, 'Можно забронировать не больше 5 столиков'),
      'Можно забронировать не больше 5 столиков',
    ],
    [
      'no answer',
      new ApiError({ kind: 'unreachable', status: 503 }),
      'Не удалось забронировать. Попробуйте позже',
    ],
  ])('%s: toasted and shown; a second press sends the very same', async (_, error, text) => {
    const { user, sent, emitted, recover } = await failing(error);
    expect(emitted('shell:toast-requested')).toEqual([{ text, tone: 'error' }]);
    expect(await screen.findByRole('alert')).toHaveTextContent(text);
    expect(screen.getByLabelText('Пожелания')).toHaveValue('у окна');
    expect(screen.getByText(/^Сегодня в\s19:30$/, { selector: 'p' })).toBeVisible();
    recover();
    await user.click(await book());
    expect(await screen.findByRole('heading', { name: 'Столик забронирован' })).toBeVisible();
    const [first, second, ...others] = sent();
    expect(second).toEqual(first);
    expect(others).toEqual([]);
  });

  test('the server’s messages about fields are under them', async () => {
    const errors = {
      name: ['Укажите имя полностью'],
      datetime: ['Столик уже занят'],
      persons: ['До 2 гостей'],
    };
    const { emitted } = await failing(
      new ApiError({ kind: 'refused', status: 422, body: { message: 'Проверьте поля', errors } }),
    );
    expect(emitted('shell:toast-requested')).toEqual([{ text: 'Проверьте поля', tone: 'error' }]);
    await waitFor(() =>
      expect(screen.getByLabelText('Имя')).toHaveAccessibleDescription('Укажите имя полностью'),
    );
    expect(screen.getByText('Столик уже занят')).toBeVisible();
    expect(screen.getByText('До 2 гостей')).toBeVisible();
    choose('20:00');
    expect(screen.queryByText('Столик уже занят')).not.toBeInTheDocument();
  });
});

test('without a name and a phone nothing is sent, and the first of them has the focus', async () => {
  const { user, sent } = open({ answers: { [paths.user]: () => ({ id: 7, phone: '7' }) } });
  await book();
  choose();
  await user.click(await book());
  await waitFor(() => expect(screen.getByLabelText('Имя')).toHaveAccessibleDescription('Заполните поле'));
  expect(screen.getByLabelText('Имя')).toHaveFocus();
  expect(screen.getByLabelText('Телефон')).toHaveAccessibleDescription(/Введите номер телефона полностью/);
  expect(sent()).toEqual([]);
});

test('Enter in a field does not book', async () => {
  const { user, sent } = open();
  await filled();
  choose();
  await user.type(screen.getByLabelText('Имя'), '{Enter}');
  expect(sent()).toEqual([]);
});

describe('the time', () => {
  test('is reset each time the booking opens, and everything else is kept', async () => {
    useBookingDraft.setState({
      time: new Date(wednesday('19:30')),
      persons: 5,
      name: 'Анна',
      comment: 'у окна',
    });
    const { container } = open();
    expect(await book()).toHaveAttribute('aria-disabled', 'true');
    expect(screen.getByLabelText('Имя')).toHaveValue('Анна');
    expect(screen.getByLabelText('Пожелания')).toHaveValue('у окна');
    expect(container.querySelector('output')).toHaveTextContent('5');
    choose();
    expect(await book()).not.toHaveAttribute('aria-disabled');
    act(() => emit('shell:panel-closed', { panel: 'booking' }));
    act(() => emit('shell:panel-opened', { panel: 'booking' }));
    expect(await book()).toHaveAttribute('aria-disabled', 'true');
  });

  test.each(['booking-time', 'auth'])('is kept when %s on top closes', async (panel) => {
    open();
    await book();
    act(() => emit('shell:panel-opened', { panel }));
    choose();
    act(() => emit('shell:panel-closed', { panel }));
    expect(await book()).not.toHaveAttribute('aria-disabled');
  });

  test('that has become too soon is reset with an explanation', async () => {
    jest.useFakeTimers({
      now: testNow,
      doNotFake: ['setTimeout', 'clearTimeout', 'queueMicrotask', 'performance'],
    });
    open();
    await filled();
    choose('13:30');
    expect(await book()).not.toHaveAttribute('aria-disabled');
    jest.setSystemTime(new Date(wednesday('12:30')));
    act(() => jest.advanceTimersByTime(30_000));
    expect(await book()).toHaveAttribute('aria-disabled', 'true');
    expect(screen.getByText('Выбранное время больше недоступно. Выберите другое')).toBeVisible();
  });

  test('that is busy for more guests is reset with an explanation', async () => {
    const { user } = open({
      answers: {
        [paths.busy]: ({ query }) => ({
          times: (query as { persons: number }).persons > 2 ? [wednesday('19:30')] : [],
        }),
      },
    });
    await filled();
    choose();
    expect(await book()).not.toHaveAttribute('aria-disabled');
    await user.click(screen.getByRole('button', { name: 'Больше гостей' }));
    expect(await screen.findByText('Выбранное время больше недоступно. Выберите другое')).toBeVisible();
    expect(await book()).toHaveAttribute('aria-disabled', 'true');
  });

  test('none is free for more guests: it says so, and the guests can be changed', async () => {
    const { user, container } = open({
      answers: {
        [paths.busy]: ({ query }) => ({
          times: (query as { persons: number }).persons > 2 ? everyTime() : [],
        }),
      },
    });
    await filled();
    choose();
    await user.click(screen.getByRole('button', { name: 'Больше гостей' }));
    const call = await screen.findByRole('link', { name: '+7 495 120-30-40' });
    expect(call).toBeVisible();
    expect(await book()).toHaveAccessibleDescription(
      keepTogether('На столько гостей свободного времени нет'),
    );
    expect(await book()).toHaveAttribute('aria-disabled', 'true');
    await user.click(screen.getByRole('button', { name: 'Меньше гостей' }));
    expect(await screen.findAllByText('Сегодня в 19:30')).toHaveLength(2);
    expect(call).not.toBeInTheDocument();
    expect(container.querySelector('output')).toHaveTextContent('2');
    expect(await book()).not.toHaveAttribute('aria-disabled');
  });

  test.each([
    ['unknown hours', '3', 'Часы работы не указаны', '+7 495 000-11-22'],
    ['no free time', '5', 'Свободного времени нет', '+7 495 120-30-40'],
    ['two weeks of closed days', '6', 'Ресторан пока закрыт', '+7 495 120-30-40'],
  ])('cannot be chosen with %s: there is a phone to call', async (_, slug, title, phone) => {
    const hour = { from: 600, to: 660 };
    const dates = [...Array.from({ length: 14 }, (_, day) => `2026-11-${18 + day}`), '2026-12-01'];
    const closedDays = Object.fromEntries(dates.map((date) => [date, null]));
    open({
      slug,
      answers: {
        [paths.restaurants]: () => [
          ...bookableRestaurants(),
          { id: 5, slug: '5', active: true, phone: '84951203040', workTime: { mon: hour, wed: hour } },
          { ...bookableRestaurants()[0], id: 6, slug: '6', specialDays: closedDays },
        ],
      },
    });
    expect(await screen.findByRole('heading', { name: title })).toBeVisible();
    expect(screen.getByRole('link', { name: phone })).toHaveAttribute(
      'href',
      `tel:${phone.replace(/[^\d+]/g, '')}`,
    );
    expect(screen.queryByRole('button', { name: 'Забронировать' })).not.toBeInTheDocument();
  });

  test('waits for the details where the list has no hours', async () => {
    const [whole] = bookableRestaurants();
    const details = deferredCall();
    const { calls } = open({
      answers: {
        [paths.restaurants]: () => [{ ...whole, workTime: null }],
        [paths.detail]: details.answer,
      },
    });
    await waitFor(() => expect(calls.map(({ path }) => path)).toContain(paths.detail));
    expect(screen.getByText('Загружаем ресторан')).toBeInTheDocument();
    await details.succeed(whole);
    expect(await screen.findByRole('button', { name: /^Дата и время/ })).toBeVisible();
  });
});
