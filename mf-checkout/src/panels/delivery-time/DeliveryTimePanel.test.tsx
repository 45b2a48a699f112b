/** @jest-environment jsdom */
import { emit, PanelBackProvider } from '@storefront/contracts';
import { refuse } from '@storefront/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { placeAnswers, rawCart } from '../../testing/answers';
import { openInShell } from '../../testing/openInShell';
import { pickup } from '../../testing/openOrder';
import DeliveryTimePanel from './DeliveryTimePanel';

const periodsPath = '/api/app/order/periods/';
const savePath = '/api/app/order/change-datetime/';
const day = [{ from: 600, to: 1320 }];
const week = { mon: day, tue: day, wed: day, thu: day, fri: day, sat: day, sun: day };
const closed = { success: true, timeBeforeOpening: 90, restriction: { duration: 45 } };

/** Wednesday, five past twelve in Moscow. */
const now = new Date('2026-11-18T12:05:00+03:00');
const wednesday = (time: string) => `2026-11-18T${time}:00+03:00`;

beforeEach(() => {
  jest.useFakeTimers({ now, doNotFake: ['setTimeout', 'setInterval', 'clearTimeout', 'clearInterval'] });
});
afterEach(() => jest.useRealTimers());

function open({
  datetime = null,
  answers,
  ...more
}: Parameters<typeof openInShell>[1] & { datetime?: string | null } = {}) {
  const below = { label: 'Назад', onPress: () => {} };
  const saves = ({ body }: { body: unknown }) => ({
    order: rawCart({ datetime: (body as { datetime?: string }).datetime ?? null }),
  });
  return openInShell(
    <PanelBackProvider value={below}>
      <DeliveryTimePanel />
    </PanelBackProvider>,
    {
      session: 'user',
      cart: rawCart({ datetime }),
      ...more,
      answers: { [periodsPath]: () => week, [savePath]: saves, ...answers },
    },
  );
}

const slot = (name: string | RegExp) => screen.findByRole('radio', { name });
const save = () => screen.findByRole('button', { name: 'Выбрать' });
const chosen = () =>
  screen
    .getAllByRole<HTMLInputElement>('radio', { checked: true })
    .map((radio) => radio.labels?.[0]?.textContent?.replaceAll('\u00A0', ' '));

test.each([
  [{}, 'Когда доставить'],
  [{ takeMethod: pickup }, 'Когда заберете'],
])('the head says for whom the time is', async (options, title) => {
  open(options);
  expect(await screen.findByRole('heading', { name: title })).toBeInTheDocument();
});

test('ASAP is chosen while the cart has no time; days are named as people name them', async () => {
  const { user, said, sent } = open();
  expect(await slot(/^Как можно скорее.*Привезем через 45.минут/)).toBeChecked();
  const days = within(screen.getByRole('group', { name: 'День' })).getAllByRole<HTMLInputElement>('radio');
  expect(days).toHaveLength(14);
  expect(days.slice(0, 3).map((radio) => radio.labels?.[0]?.textContent)).toEqual([
    'Сегодня с\u00A013:00',
    'Завтра с\u00A009:30',
    '20 нояб.',
  ]);
  expect(await slot('12:30')).toBeDisabled();
  expect(await slot('13:00')).toBeEnabled();
  await user.click(await save());
  expect(said('shell:panel-back-requested')).toHaveLength(1);
  expect(sent(savePath)).toEqual([]);
});

test('a slot is saved as Moscow’s time, and the order is back', async () => {
  const { user, said, sent } = open();
  await user.click(await slot('19:30'));
  expect(await screen.findByText(/Выбрано: Сегодня с\s19:30 до 20:00/)).toBeInTheDocument();
  await user.click(await save());
  await waitFor(() => expect(said('shell:panel-back-requested')).toHaveLength(1));
  expect(sent(savePath)).toEqual([expect.objectContaining({ datetime: wednesday('19:30') })]);
});

test('another day brings its first slot', async () => {
  const { user, sent } = open();
  await user.click(await slot('20 нояб.'));
  expect(chosen()).toEqual(['20 нояб.', '09:30']);
  await user.click(await save());
  await waitFor(() =>
    expect(sent(savePath)).toEqual([expect.objectContaining({ datetime: '2026-11-20T09:30:00+03:00' })]),
  );
});

test('a saved time is kept, to the minute', async () => {
  const { user, said, sent } = open({ datetime: wednesday('15:10') });
  await slot('15:00');
  expect(chosen()).toEqual(['Сегодня с 13:00', '15:00']);
  await user.click(await save());
  expect(said('shell:panel-back-requested')).toHaveLength(1);
  expect(sent(savePath)).toEqual([]);
});

test.each([
  ['has passed', wednesday('12:30'), ['Сегодня с 13:00', '13:00']],
  ['is when the doors are closed', '2026-11-19T05:00:00+03:00', ['Завтра с 09:30', '09:30']],
])(
  'a saved time that %s gives way to the first slot, of its day if it can be',
  async (_, datetime, expected) => {
    open({ datetime });
    await slot('13:00');
    expect(chosen()).toEqual(expected);
    expect(screen.getByText(/Выбранное раньше время больше недоступно/)).toBeInTheDocument();
  },
);

test('ASAP again takes the time off the cart', async () => {
  const { user, sent } = open({ datetime: wednesday('19:30') });
  await user.click(await slot(/^Как можно скорее/));
  await user.click(await save());
  await waitFor(() => expect(sent(savePath)).toHaveLength(1));
  expect(sent(savePath)[0]).not.toHaveProperty('datetime');
});

test('ASAP is blocked while the kitchen is closed, and another time is not', async () => {
  const { user, sent } = open({ answers: { '/api/app/get-polygon/': () => closed } });
  expect(await slot(/^Как можно скорее.*Закрыто/)).toBeChecked();
  const button = await save();
  expect(button).toHaveAttribute('aria-disabled', 'true');
  expect(button).toHaveAccessibleDescription('Сейчас закрыто. Выберите день и время');
  await user.click(button);
  expect(sent(savePath)).toEqual([]);
  await user.click(await slot('19:30'));
  expect(await save()).not.toHaveAttribute('aria-disabled');
});

test('a closed restaurant blocks ASAP for pickup', async () => {
  const at = { from: 1080, to: 1320 };
  const workTime = { mon: at, tue: at, wed: at, thu: at, fri: at, sat: at, sun: at };
  open({
    takeMethod: pickup,
    answers: { '/api/app/restaurants/': () => [{ id: 7, name: 'Р', active: true, slug: 'r', workTime }] },
  });
  expect(await slot(/^Как можно скорее.*Закрыто до 18:00/)).toBeChecked();
  expect(await save()).toHaveAttribute('aria-disabled', 'true');
});

test('a choice that is not saved stays to be tried again, and the cart falls back', async () => {
  let isBroken = true;
  const { user, toasts, said, queryClient } = open({
    answers: {
      [savePath]: () => (isBroken ? Promise.reject(refuse(500)) : { order: rawCart() }),
    },
  });
  await user.click(await slot('19:30'));
  await user.click(await save());
  await waitFor(() => expect(toasts()).toEqual(['Не удалось сохранить данные']));
  await waitFor(() => expect(queryClient.getQueryData(['cart'])).toHaveProperty('datetime', null));
  expect(said('shell:panel-back-requested')).toEqual([]);
  expect(await slot('19:30')).toBeChecked();
  isBroken = false;
  await user.click(await save());
  await waitFor(() => expect(said('shell:panel-back-requested')).toHaveLength(1));
});

test('a panel that was closed meanwhile closes no other one', async () => {
  let answer = () => {};
  const { user, said, queryClient } = open({
    answers: {
      [savePath]: () => new Promise((resolve) => (answer = () => resolve({ order: rawCart() }))),
    },
  });
  await user.click(await slot('19:30'));
  await user.click(await save());
  act(() => emit('shell:panel-closed', { panel: 'delivery-time' }));
  await act(async () => answer());
  await waitFor(() => expect(queryClient.isMutating()).toBe(0));
  expect(said('shell:panel-back-requested')).toEqual([]);
});

test('the server’s own words come first', async () => {
  const { user, toasts } = open({
    answers: { [savePath]: () => Promise.reject(refuse(422, 'Кухня занята')) },
  });
  await user.click(await slot('19:30'));
  await user.click(await save());
  await waitFor(() => expect(toasts()).toEqual(['Кухня занята']));
});

test('hours that cannot be had are told of and asked for again', async () => {
  let isBroken = true;
  const { user, toasts } = open({
    answers: { [periodsPath]: () => (isBroken ? Promise.reject(refuse(500)) : week) },
  });
  await waitFor(() => expect(toasts()).toEqual(['Не удалось получить данные']));
  expect(await screen.findByRole('heading', { name: 'Не удалось получить данные' })).toBeInTheDocument();
  isBroken = false;
  await user.click(screen.getByRole('button', { name: 'Повторить' }));
  expect(await slot('19:30')).toBeInTheDocument();
});

test('a place without hours offers ASAP alone', async () => {
  open({ answers: { [periodsPath]: () => ({ mon: null }) } });
  expect(await slot(/^Как можно скорее/)).toBeChecked();
  expect(screen.getByText('Сейчас нельзя выбрать время')).toBeInTheDocument();
  expect(screen.getAllByRole('radio')).toHaveLength(1);
});

test.each([
  ['Не выбран адрес доставки', 'Указать адрес', {}],
  ['Не выбран ресторан', 'Выбрать ресторан', { takeMethod: 'pickup' as const }],
])('without a place: %s', async (title, action, takeMethod) => {
  const { user, opened, calls } = open({ takeMethod });
  expect(await screen.findByRole('heading', { name: title })).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: action }));
  expect(opened()).toEqual(['take-method']);
  expect(calls.some(({ path }) => path === periodsPath)).toBe(false);
});

test('an empty cart leads back', async () => {
  const { said } = open({ cart: null });
  await waitFor(() => expect(said('shell:panel-back-requested')).toHaveLength(1));
});

test('periods are asked for the chosen place', async () => {
  const { calls } = open({ takeMethod: pickup, answers: placeAnswers });
  await slot('19:30').catch(() => undefined);
  expect(calls.find(({ path }) => path === periodsPath)?.query).toEqual({ organization_id: 7 });
});
