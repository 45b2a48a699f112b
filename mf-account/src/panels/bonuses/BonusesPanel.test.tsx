/** @jest-environment jsdom */
import { type Answer, apiError, renderInShell } from '@storefront/testing';
import { screen, within } from '@testing-library/react';
import BonusesPanel from './BonusesPanel';

const userPath = '/api/user/get-data/';
const transactionsPath = '/api/user/bonus/transactions/';
const buyerBonusPath = '/api/user/bonus/buyer-bonus/';

const maria = {
  id: 1,
  premium_bonus: {
    balance: 1240,
    balance_bonus_action: 350,
    balance_bonus_gifted: '250',
    balance_bonus_accumulated: 640,
  },
};
const transactions = [
  { id: 1, status: 'approved', date: '2026-11-22T12:00:00+03:00', bonus_accumulated_write_on: 95 },
  { id: 2, status: 'approved', date: '2026-11-21T23:59:00+03:00', bonus_present_write_on: 250 },
  { id: 3, status: 'approved', date: '2025-11-22T12:00:00+03:00', bonus_action_expire: 80 },
  {
    id: 4,
    status: 'approved',
    date: '2026-11-20T12:00:00+03:00',
    bonus_accumulated_write_off: 100,
    bonus_action_write_off: 20,
  },
  { id: 5, status: 'canceled', date: '2026-11-22T11:00:00+03:00', bonus_action_write_on: 777 },
];

beforeEach(() => jest.useFakeTimers({ now: new Date('2026-11-22T15:00:00+03:00'), advanceTimers: true }));
afterEach(() => jest.useRealTimers());

const renderBonuses = (answers: Record<string, Answer> = {}) =>
  renderInShell(<BonusesPanel />, {
    session: 'user',
    answers: {
      [userPath]: () => maria,
      [transactionsPath]: () => ({ data: transactions }),
      [buyerBonusPath]: () => [],
      ...answers,
    },
  });

/** The days with their rows. */
const history = () =>
  screen
    .getAllByRole('list')
    .map((list) => [
      list.parentElement?.querySelector('h3')?.textContent,
      ...within(list)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ])
    .filter(([day]) => day);

test('the total has every balance and every event, grouped by day, newest first', async () => {
  renderBonuses();
  expect(screen.getByRole('heading', { level: 2, name: 'Мой баланс' })).toBeVisible();
  expect(await screen.findByText('1 240')).toBeVisible();
  await screen.findByText('+95');
  expect(history()).toEqual([
    ['Сегодня', 'Бонусы начислены12:00+95'],
    ['Вчера', 'Бонусы подарены23:59+250'],
    ['20 ноября', 'Бонусы списаны за\u00A0заказ12:00−120'],
    ['22 ноября 2025\u00A0г', 'Бонусы сгорели12:00−80'],
  ]);
});

test.each([
  ['Акционные', '350', ['−20', '−80']],
  ['Подарочные', '250', ['+250']],
  ['Накопленные', '640', ['+95', '−100']],
])('the tab «%s» has the balance %s and only its own events', async (tab, balance, changes) => {
  const { user } = renderBonuses();
  await screen.findByText('+95');
  await user.click(screen.getByRole('radio', { name: tab }));
  expect(screen.getByRole('heading', { name: tab })).toBeVisible();
  expect(screen.getByText(balance)).toBeVisible();
  expect(screen.getAllByText(/^[+−]\d+$/).map(({ textContent }) => textContent)).toEqual(changes);
});

test('only the bonuses of promotions have the promotions below them', async () => {
  const { user } = renderBonuses();
  await screen.findByText('+95');
  const strip = () => document.querySelector('[data-widget="content:promo-strip"]');
  expect(strip()).not.toBeInTheDocument();
  await user.click(screen.getByRole('radio', { name: 'Акционные' }));
  expect(strip()).toBeInTheDocument();
});

test('the bonuses that expire next are written in words, for two days at most', async () => {
  renderBonuses({
    [buyerBonusPath]: () => [
      { bonus: 100, expire_at: '2026-11-23T23:59:00+03:00' },
      { bonus: '150', expire_at: '2026-11-30 23:59:00' },
      { bonus: 100, expire_at: '2026-12-04T23:59:00+03:00' },
    ],
  });
  expect(await screen.findByText('Сгорят 100 бонусов завтра')).toBeVisible();
  expect(screen.getByText('Сгорят 150 бонусов 30 ноября')).toBeVisible();
  expect(screen.queryByText(/4 декабря/)).toBeNull();
});

test('without transactions the list is empty', async () => {
  renderBonuses({ [transactionsPath]: () => [{ id: 1, status: 'new', bonus_action_write_on: 5 }] });
  expect(await screen.findByRole('heading', { name: 'Здесь пока пусто' })).toBeVisible();
});

test.each([[null], [[]], ['x'], [{ balance: null }]])(
  'a customer whose premium_bonus is %j has no number',
  async (premium_bonus) => {
    const { container } = renderBonuses({ [userPath]: () => ({ id: 1, premium_bonus }) });
    expect(await screen.findByText('Баланс пока неизвестен')).toBeVisible();
    await screen.findByText('+95');
    expect(container).not.toHaveTextContent(/undefined|NaN|null/);
  },
);

test('an event without a date has a group of its own, at the end', async () => {
  const undated = { id: 9, status: 'approved', date: 'давно', bonus_present_write_on: 1 };
  renderBonuses({ [transactionsPath]: () => [undated, ...transactions] });
  await screen.findByText('+95');
  expect(history().at(-1)).toEqual(['Без даты', 'Бонусы подарены+1']);
});

test('a failed load is toasted with the texts of spec §8, and each part can be retried', async () => {
  let isDown = true;
  const answer =
    (value: unknown): Answer =>
    () => {
      if (isDown) throw apiError(500);
      return value;
    };
  const { user, emittedEvents } = renderBonuses({
    [userPath]: answer(maria),
    [transactionsPath]: answer(transactions),
  });
  expect(await screen.findByRole('heading', { name: 'Не удалось получить данные' })).toBeVisible();
  expect(await screen.findByText('Не удалось получить данные пользователя')).toBeVisible();
  expect(emittedEvents.map(({ payload }) => payload)).toEqual(
    expect.arrayContaining([
      { text: 'Не удалось получить данные пользователя', tone: 'error' },
      { text: 'Не удалось получить данные', tone: 'error' },
    ]),
  );
  isDown = false;
  for (const button of screen.getAllByRole('button', { name: 'Повторить' })) await user.click(button);
  expect(await screen.findByText('1 240')).toBeVisible();
  expect(await screen.findByText('+95')).toBeVisible();
});

test('while it loads, the parts are announced', () => {
  renderBonuses({
    [userPath]: () => new Promise(() => undefined),
    [transactionsPath]: () => new Promise(() => undefined),
  });
  expect(screen.getAllByText('Загружаем бонусы')).toHaveLength(2);
});
