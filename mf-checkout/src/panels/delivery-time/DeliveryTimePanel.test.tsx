/** @jest-environment jsdom */
import { emit, PanelBackProvider, useClockOffset } from '@storefront/contracts';
import { keepTogether } from '@storefront/domain';
import { apiError, deferredCall, recovering } from '@storefront/testing';
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
afterEach(() => {
  jest.useRealTimers();
  act(() => useClockOffset.setState(0));
});

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
])('the title depends on the take method', async (options, title) => {
  open(options);
  expect(await screen.findByRole('heading', { name: title })).toBeInTheDocument();
});

test('slots follow the special days: a closed day has none', async () => {
  const special_days = {
    '2026-11-18': [{ from: 900, to: 1200 }],
    '2026-11-19': [],
    '2026-11-20': 'до обеда',
  };
  open({ answers: { [periodsPath]: () => ({ ...week, special_days }) } });
  await slot('14:30');
  const days = within(screen.getByRole('group', { name: 'День' })).getAllByRole<HTMLInputElement>('radio');
  expect(days.slice(0, 2).map((radio) => radio.labels?.[0]?.textContent)).toEqual([
    'Сегодня с\u00A014:30',
    '20 нояб.',
  ]);
  expect(await slot('20:00')).toBeEnabled();
  expect(screen.queryByRole('radio', { name: '20:30' })).not.toBeInTheDocument();
});

test('ASAP is chosen while the cart has no time; near days have names', async () => {
  const { user, emitted, sent } = open();
  expect(await slot(/^Как можно скорее.*Привезем за 45.минут/)).toBeChecked();
  const days = within(screen.getByRole('group', { name: 'День' })).getAllByRole<HTMLInputElement>('radio');
  expect(days).toHaveLength(14);
  expect(days.slice(0, 3).map((radio) => radio.labels?.[0]?.textContent)).toEqual([
    'Сегодня с\u00A013:00',
    'Завтра с\u00A009:30',
    '20 нояб.',
  ]);
  const times = within(screen.getByRole('group', { name: 'Время' })).getAllByRole<HTMLInputElement>('radio');
  // The times before the first available one are left out.
  expect(times.slice(1, 3).map((radio) => radio.labels?.[0]?.textContent)).toEqual(['13:00', '13:30']);
  expect(times[1]).toBeEnabled();
  await user.click(await save());
  expect(emitted('shell:panel-back-requested')).toHaveLength(1);
  expect(sent(savePath)).toEqual([]);
});

test('a slot is saved in Moscow time, and the panel closes', async () => {
  const { user, emitted, sent } = open();
  await user.click(await slot('19:30'));
  expect(await screen.findByText(/Выбрано: Сегодня с\s19:30 до 20:00/)).toBeInTheDocument();
  await user.click(await save());
  await waitFor(() => expect(emitted('shell:panel-back-requested')).toHaveLength(1));
  expect(sent(savePath)).toEqual([expect.objectContaining({ datetime: wednesday('19:30') })]);
});

test.each([
  ['a day ahead', 24 * 60],
  ['40 minutes behind', -40],
])('a device whose clock is %s is offered what the back end accepts, in Moscow time', async (_, ahead) => {
  jest.setSystemTime(now.getTime() + ahead * 60_000);
  useClockOffset.setState(-ahead * 60_000);
  const { user, sent } = open();
  const first = await slot('13:00');
  const times = within(screen.getByRole('group', { name: 'Время' })).getAllByRole<HTMLInputElement>('radio');
  expect(times[1]).toBe(first);
  await user.click(first);
  expect(await screen.findByText(/Выбрано: Сегодня с\s13:00 до 13:30/)).toBeInTheDocument();
  await user.click(await save());
  await waitFor(() =>
    expect(sent(savePath)).toEqual([expect.objectContaining({ datetime: wednesday('13:00') })]),
  );
});

test('another day chooses its first slot', async () => {
  const { user, sent } = open();
  await user.click(await slot('20 нояб.'));
  expect(chosen()).toEqual(['20 нояб.', '09:30']);
  await user.click(await save());
  await waitFor(() =>
    expect(sent(savePath)).toEqual([expect.objectContaining({ datetime: '2026-11-20T09:30:00+03:00' })]),
  );
});

test('a saved time is kept, to the minute', async () => {
  const { user, emitted, sent } = open({ datetime: wednesday('15:10') });
  await slot('15:00');
  expect(chosen()).toEqual(['Сегодня с 13:00', '15:00']);
  await user.click(await save());
  expect(emitted('shell:panel-back-requested')).toHaveLength(1);
  expect(sent(savePath)).toEqual([]);
});

test.each([
  ['has passed', wednesday('12:30'), ['Сегодня с 13:00', '13:00']],
  ['is outside the working hours', '2026-11-19T05:00:00+03:00', ['Завтра с 09:30', '09:30']],
])(
  'a saved time that %s is replaced by the first slot, of the same day if possible',
  async (_, datetime, expected) => {
    open({ datetime });
    await slot('13:00');
    expect(chosen()).toEqual(expected);
    expect(screen.getByText(/Выбранное раньше время больше недоступно/)).toBeInTheDocument();
  },
);

test('ASAP removes the time from the cart', async () => {
  const { user, sent } = open({ datetime: wednesday('19:30') });
  await user.click(await slot(/^Как можно скорее/));
  await user.click(await save());
  await waitFor(() => expect(sent(savePath)).toHaveLength(1));
  expect(sent(savePath)[0]).not.toHaveProperty('datetime');
});

test('ASAP replaces a saved time that cannot be read, for which nothing is chosen', async () => {
  const { user, emitted, sent } = open({ datetime: 'Wed, 18 Nov 2026 19:30:00 +0300' });
  const asap = await slot(/^Как можно скорее/);
  expect(chosen()).toEqual(['Сегодня с 13:00']);
  expect(await save()).toHaveAccessibleDescription(keepTogether('Выберите день и время'));
  expect(screen.queryByText(/Выбрано:/)).not.toBeInTheDocument();
  await user.click(asap);
  await user.click(await save());
  await waitFor(() => expect(emitted('shell:panel-back-requested')).toHaveLength(1));
  expect(sent(savePath)).toHaveLength(1);
  expect(sent(savePath)[0]).not.toHaveProperty('datetime');
});

test('a zero date is no saved time: ASAP is chosen', async () => {
  const { user, emitted, sent } = open({ datetime: '0000-00-00 00:00:00' });
  expect(await slot(/^Как можно скорее/)).toBeChecked();
  await user.click(await save());
  expect(emitted('shell:panel-back-requested')).toHaveLength(1);
  expect(sent(savePath)).toEqual([]);
});

test('ASAP is blocked while the kitchen is closed, and another time is not', async () => {
  const { user, sent } = open({ answers: { '/api/app/get-polygon/': () => closed } });
  expect(await slot(/^Как можно скорее.*Закрыто/)).toBeChecked();
  const button = await save();
  expect(button).toHaveAttribute('aria-disabled', 'true');
  expect(button).toHaveAccessibleDescription(keepTogether('Сейчас закрыто. Выберите день и время'));
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

test('a paused restaurant blocks ASAP for pickup until the pause ends', async () => {
  const all = { from: 0, to: 0 };
  const workTime = { mon: all, tue: all, wed: all, thu: all, fri: all, sat: all, sun: all };
  const restaurant = { id: 7, name: 'Р', active: true, slug: 'r', workTime, pausedUntil: wednesday('12:40') };
  open({ takeMethod: pickup, answers: { '/api/app/restaurants/': () => [restaurant] } });
  expect(await slot(/^Как можно скорее.*Закрыто до 12:40/)).toBeChecked();
  expect(await save()).toHaveAttribute('aria-disabled', 'true');
});

test('a choice that is not saved can be saved again, and the cart falls back', async () => {
  const call = deferredCall();
  const { user, toasts, emitted, queryClient } = open({ answers: { [savePath]: call.answer } });
  const cartTime = () => queryClient.getQueryData<{ datetime: string | null }>(['cart'])?.datetime;
  await user.click(await slot('19:30'));
  await user.click(await save());
  await call.isSent();
  expect(cartTime()).toBe(wednesday('19:30'));
  await call.fail();
  await waitFor(() => expect(toasts()).toEqual(['Не удалось сохранить данные']));
  await waitFor(() => expect(cartTime()).toBeNull());
  await waitFor(() => expect(queryClient.isMutating()).toBe(0));
  expect(emitted('shell:panel-back-requested')).toEqual([]);
  expect(await slot('19:30')).toBeChecked();
  await user.click(await save());
  await waitFor(() => expect(queryClient.isMutating()).toBe(1));
  await call.succeed({ order: rawCart() });
  await waitFor(() => expect(emitted('shell:panel-back-requested')).toHaveLength(1));
});

test('a panel that was closed meanwhile does not close the one below', async () => {
  const call = deferredCall();
  const { user, emitted, queryClient } = open({ answers: { [savePath]: call.answer } });
  await user.click(await slot('19:30'));
  await user.click(await save());
  await call.isSent();
  act(() => emit('shell:panel-closed', { panel: 'delivery-time' }));
  await call.succeed({ order: rawCart() });
  await waitFor(() => expect(queryClient.isMutating()).toBe(0));
  expect(emitted('shell:panel-back-requested')).toEqual([]);
});

test('the server’s own message is preferred', async () => {
  const { user, toasts } = open({
    answers: { [savePath]: () => Promise.reject(apiError(422, 'Кухня занята')) },
  });
  await user.click(await slot('19:30'));
  await user.click(await save());
  await waitFor(() => expect(toasts()).toEqual(['Кухня занята']));
});

test('a full slot is disabled, and one that has filled up meanwhile gives way to the next', async () => {
  const full = [wednesday('13:30'), 'упс', wednesday('15:00')];
  const text = 'Это время уже занято. Выберите другое';
  const { user, toasts, sent } = open({
    answers: {
      [periodsPath]: () => ({ ...week, full_slots: full }),
      [savePath]: () => {
        full.push(wednesday('19:30'));
        return Promise.reject(apiError(422, text, { errors: { datetime: [text] } }));
      },
    },
  });
  expect(await slot('15:00')).toBeDisabled();
  expect(await slot('13:30')).toBeDisabled();
  expect(await slot('15:30')).toBeEnabled();
  await user.click(await slot('19:30'));
  await user.click(await save());
  await waitFor(() => expect(toasts()).toEqual([text]));
  await waitFor(async () => expect(await slot('19:30')).toBeDisabled());
  expect(chosen()).toEqual(['Сегодня с 13:00', '13:00']);
  expect(screen.getByText(/Выбранное раньше время больше недоступно/)).toBeInTheDocument();
  expect(sent(periodsPath)).toHaveLength(2);
});

test('no slot before the end of a pause can be chosen', async () => {
  open({ answers: { [periodsPath]: () => ({ ...week, slots_from: wednesday('15:10') }) } });
  expect(await slot('15:30')).toBeEnabled();
  expect(screen.queryByRole('radio', { name: '15:00' })).not.toBeInTheDocument();
});

test('a saved time whose slot is full is replaced', async () => {
  open({
    datetime: wednesday('15:10'),
    answers: { [periodsPath]: () => ({ ...week, full_slots: [wednesday('15:00')] }) },
  });
  await slot('13:00');
  expect(chosen()).toEqual(['Сегодня с 13:00', '13:00']);
  expect(screen.getByText(/Выбранное раньше время больше недоступно/)).toBeInTheDocument();
});

test('hours that cannot be loaded are reported and can be loaded again', async () => {
  const call = recovering(() => week);
  const { user, toasts } = open({
    answers: { [periodsPath]: call.answer },
  });
  await waitFor(() => expect(toasts()).toEqual(['Не удалось получить данные']));
  expect(await screen.findByRole('heading', { name: 'Не удалось получить данные' })).toBeInTheDocument();
  call.recover();
  await user.click(screen.getByRole('button', { name: 'Повторить' }));
  expect(await slot('19:30')).toBeInTheDocument();
});

test('a place without hours offers ASAP only', async () => {
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
  const { emitted, opened } = open({ cart: null });
  await waitFor(() => expect(emitted('shell:panel-back-requested')).toHaveLength(1));
  expect(opened()).toEqual([]);
});

test('restored without a panel below it, it gives way to the empty cart, which says so', async () => {
  const { emitted } = openInShell(<DeliveryTimePanel />, { session: 'user', cart: null });
  await waitFor(() =>
    expect(emitted('shell:panel-replace-requested')).toEqual([expect.objectContaining({ panel: 'cart' })]),
  );
  expect(emitted('shell:panel-back-requested')).toEqual([]);
});

test('the periods of the chosen place are requested', async () => {
  const { calls } = open({ takeMethod: pickup, answers: placeAnswers });
  await slot('19:30');
  expect(calls.find(({ path }) => path === periodsPath)?.query).toEqual({ organization_id: 7 });
});
