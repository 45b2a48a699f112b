/** @jest-environment jsdom */
import { useOrderStatus } from '@storefront/api-client';
import { useClockOffset } from '@storefront/contracts';
import { type Answer, apiError, renderInShell, pageOf } from '@storefront/testing';
import { act, screen, within } from '@testing-library/react';
import { testOrder } from '../../testing/testOrder';
import PurchasesPanel from './PurchasesPanel';

// The socket is tested in api-client.
jest.mock('@storefront/api-client', () => ({
  ...jest.requireActual('@storefront/api-client'),
  useOrderStatus: jest.fn(() => 'live'),
}));
const followed = jest.mocked(useOrderStatus);

const path = '/api/user/orders/';

beforeEach(() => jest.useFakeTimers({ now: new Date('2026-11-22T15:00:00+03:00'), advanceTimers: true }));
afterEach(() => {
  jest.useRealTimers();
  act(() => useClockOffset.setState(0));
});

/** Pages of orders, as a server sends them. */
const pages =
  (...all: object[][]): Answer =>
  (call) => ({
    data: all[pageOf(call) - 1] ?? [],
    meta: { current_page: String(pageOf(call)), last_page: all.length, total: all.flat().length },
  });

const renderPurchases = (answer: Answer) =>
  renderInShell(<PurchasesPanel />, { session: 'user', answers: { [path]: answer } });

const numbers = () => screen.getAllByRole('link').map(({ textContent }) => /№\s(\d+)/.exec(textContent)?.[1]);
// A number and its noun are joined by a no-break space.
const title = (name: string) => screen.findByRole('heading', { level: 2, name: name.replace(' ', '\u00A0') });
const more = () => screen.findByRole('button', { name: 'Показать еще' });
const field = () => screen.getByRole('textbox', { name: 'Блюдо, номер или адрес' });
const soup = { items: [{ id: 1, product_id: 1, amount: 1, price: 420, product: { name: 'Том ям' } }] };

test('orders stand by day, each with its status, sum, time, dishes and place', async () => {
  renderPurchases(
    pages([
      testOrder({ id: 3, created_at: '2026-11-22T09:05:00+03:00' }),
      testOrder({ id: 2, status_slug: 'closed', is_self_service: true, created_at: '2026-11-21 23:30:00' }),
      testOrder({ id: 1, status_slug: 'canceled', created_at: '2025-11-30', address: null }),
    ]),
  );
  expect(await title('3 заказа')).toBeVisible();
  const texts = screen.getAllByRole('link').map(({ textContent }) => textContent?.replaceAll(/\s/g, ' '));
  expect(texts).toEqual([
    'Готовим заказ1 905 ₽№ 3 · 09:05Филадельфия с лососем × 2, Рамэн тонкоцуОгородный проезд, 16, кв. 48',
    'Заказ выполнен1 905 ₽№ 2 · 23:30Филадельфия с лососем × 2, Рамэн тонкоцуТанто на Руставели, ул. Руставели, 14',
    'Заказ отменен1 905 ₽№ 1Филадельфия с лососем × 2, Рамэн тонкоцу',
  ]);
  expect(screen.getAllByRole('link')[0]?.textContent).toContain('Филадельфия с\u00A0лососем');
  expect(screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
    'Сегодня',
    'Вчера',
    '30 ноября 2025\u00A0г',
  ]);
  expect(screen.getAllByRole('link').map((card) => card.parentElement?.dataset['muted'])).toEqual([
    undefined,
    undefined,
    'true',
  ]);
});

test('a sum that the back end does not send is not shown as 0', async () => {
  renderPurchases(pages([testOrder({ full_sum: null, discount_sum: null, items: [] })]));
  expect(await screen.findByRole('link')).not.toHaveTextContent('₽');
});

test('the days are the back end’s on a device a day ahead', async () => {
  const day = 24 * 3_600_000;
  jest.setSystemTime(Date.now() + day);
  useClockOffset.setState(-day);
  renderPurchases(pages([testOrder({ created_at: '2026-11-22T09:05:00+03:00' })]));
  expect(await screen.findByRole('heading', { level: 3, name: 'Сегодня' })).toBeVisible();
});

test('a card shows four pictures and the number of the other dishes', async () => {
  const dishes = (count: number) => ({
    items: Array.from({ length: count }, (_, index) => ({ ...soup.items[0], id: index + 1 })),
  });
  renderPurchases(pages([testOrder({ id: 5, ...dishes(5) }), testOrder({ id: 4, ...dishes(4) })]));
  const [five, four] = await screen.findAllByRole('link');
  expect(five).toHaveTextContent('+1');
  expect(four).not.toHaveTextContent('+');
});

test.each([
  ['currentPage and totalPages', (page: number) => ({ currentPage: page, totalPages: 3 })],
  ['totalPages alone', () => ({ totalPages: 3 })],
  ['total and perPage', () => ({ total: 3, perPage: 1 })],
])('all pages of a back end with %s are loaded', async (_, numbersOf) => {
  const { user } = renderPurchases((call) => ({
    data: [testOrder({ id: 4 - pageOf(call) })],
    meta: numbersOf(pageOf(call)),
  }));
  await user.click(await more());
  await user.click(await more());
  expect(await screen.findByRole('link', { name: /№\s1/ })).toBeVisible();
  expect(numbers()).toEqual(['3', '2', '1']);
  expect(screen.queryByRole('button', { name: 'Показать еще' })).not.toBeInTheDocument();
});

test.each([
  ['one runs', ['closed', 'on_the_way'], true],
  ['all have ended', ['closed', 'canceled'], false],
])('the statuses are live while an order runs: %s', async (_, slugs, isLive) => {
  followed.mockClear();
  renderPurchases(pages(slugs.map((status_slug, index) => testOrder({ id: 9 - index, status_slug }))));
  await screen.findAllByRole('link');
  expect(followed).toHaveBeenLastCalledWith(isLive);
});

test('the header counts the loaded orders of a back end that sends no total', async () => {
  const { user } = renderPurchases((call) => ({
    data: [testOrder({ id: 9 - pageOf(call) })],
    meta: { current_page: pageOf(call), last_page: 2 },
  }));
  expect(await title('1 заказ')).toBeVisible();
  await user.click(await more());
  expect(await title('2 заказа')).toBeVisible();
});

test('a card is a link to the order; a plain click opens its panel instead', async () => {
  const { user, emittedEvents } = renderPurchases(pages([testOrder()]));
  const card = await screen.findByRole('link', { name: /Готовим заказ/ });
  expect(card).toHaveAttribute('href', '/monitoring/48213');
  await user.click(card);
  expect(emittedEvents.at(-1)).toEqual({
    name: 'shell:panel-requested',
    payload: { panel: 'order-monitoring', params: { id: '48213' } },
  });
});

test('«Повторить» of a card puts the dishes of its order into the cart', async () => {
  const { user, emitted } = renderPurchases(pages([testOrder({ id: 9 }), testOrder({ id: 8, items: [] })]));
  await screen.findAllByRole('link');
  // An order without dishes in the list has nothing to repeat.
  const [repeat, ...others] = screen.getAllByRole('button', { name: /^Повторить/ });
  expect(others).toEqual([]);
  expect(repeat).toHaveAccessibleName(/^Повторить заказ №\s9$/);
  await user.click(repeat as HTMLElement);
  expect(emitted('shell:panel-requested')).toEqual([{ panel: 'cart', params: { repeat: '9' } }]);
});

test.each([
  [1, '1 заказ'],
  [2, '2 заказа'],
  [5, '5 заказов'],
  [11, '11 заказов'],
])('the header of %d', async (total, header) => {
  renderPurchases(() => ({ data: [testOrder()], meta: { current_page: 1, last_page: 1, total } }));
  expect(await title(header)).toBeVisible();
});

test('later pages append, an order on two pages is shown once, the last page ends the list', async () => {
  const { user, calls } = renderPurchases(
    pages(
      [testOrder({ id: 9 }), testOrder({ id: 8 })],
      [testOrder({ id: 8 }), testOrder({ id: 7 })],
      [testOrder({ id: 6 })],
    ),
  );
  await user.click(await more());
  expect(await screen.findByText(/№ 7/)).toBeVisible();
  await user.click(await more());
  expect(await screen.findByText(/№ 6/)).toBeVisible();
  expect(numbers()).toEqual(['9', '8', '7', '6']);
  expect(screen.queryByRole('button', { name: 'Показать еще' })).toBeNull();
  expect(calls.map(pageOf)).toEqual([1, 2, 3]);
});

test('a page that is older than the one before it is read again with it', async () => {
  const { user, calls } = renderPurchases(
    pages([testOrder({ id: 9 })], [testOrder({ id: 8 })], [testOrder({ id: 7 })]),
  );
  await more();
  jest.setSystemTime(Date.now() + 30_000);
  await user.click(await more());
  expect(await screen.findByText(/№ 8/)).toBeVisible();
  jest.setSystemTime(Date.now() + 40_000);
  await user.click(await more());
  expect(await screen.findByText(/№ 7/)).toBeVisible();
  expect(calls.map(pageOf)).toEqual([1, 2, 1, 2, 3]);
});

test('a page that fails leaves the others and is requested again by «Повторить»', async () => {
  let isDown = true;
  const answer = pages([testOrder({ id: 9 })], [testOrder({ id: 8 })]);
  const { user, emittedEvents } = renderPurchases((call) => {
    if (isDown && pageOf(call) === 2) throw apiError(500);
    return answer(call);
  });
  await user.click(await more());
  const retry = await screen.findByRole('button', { name: 'Повторить' });
  expect(numbers()).toEqual(['9']);
  expect(emittedEvents.at(-1)?.payload).toEqual({ text: 'Не удалось получить данные', tone: 'error' });
  isDown = false;
  await user.click(retry);
  expect(await screen.findByText(/№ 8/)).toBeVisible();
  expect(numbers()).toEqual(['9', '8']);
});

test('a new status reads the pages again', async () => {
  let status = 'in_progress';
  const { queryClient } = renderPurchases(() => [testOrder({ status_slug: status })]);
  await screen.findByText('Готовим заказ');
  status = 'on_the_way';
  await act(() => queryClient.invalidateQueries({ queryKey: ['orders', 'list'] }));
  expect(await screen.findByText('Заказ у курьера')).toBeVisible();
});

test('without orders it leads to the menu', async () => {
  const { user, emittedEvents } = renderPurchases(() => ({ data: [], meta: [] }));
  expect(await screen.findByRole('heading', { name: 'У Вас пока нет заказов...' })).toBeVisible();
  expect(screen.queryByRole('textbox')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Смотреть меню' }));
  expect(emittedEvents.slice(-2)).toEqual([
    { name: 'shell:panels-close-requested', payload: {} },
    { name: 'shell:panel-requested', payload: { panel: 'menu-groups', params: {} } },
  ]);
});

test.each<[string, Answer]>([
  [
    'a failed load',
    () => {
      throw apiError(500);
    },
  ],
  ['an answer of another kind', () => '<html>'],
])('%s is toasted and can be retried', async (_, failing) => {
  let isDown = true;
  const { user, emittedEvents } = renderPurchases((call) => (isDown ? failing(call) : [testOrder()]));
  expect(await screen.findByRole('heading', { name: 'Не удалось получить данные' })).toBeVisible();
  expect(emittedEvents.at(-1)?.payload).toEqual({ text: 'Не удалось получить данные', tone: 'error' });
  isDown = false;
  await user.click(screen.getByRole('button', { name: 'Повторить' }));
  expect(await title('1 заказ')).toBeVisible();
});

test('while it loads, it says so', () => {
  renderPurchases(() => new Promise(() => undefined));
  expect(screen.getByText('Загружаем заказы')).toBeInTheDocument();
  expect(screen.getByRole('heading', { level: 2, name: 'Мои заказы' })).toBeVisible();
});

test('the search covers the loaded orders, says so, and goes on', async () => {
  const { user } = renderPurchases(
    pages([testOrder({ id: 9 }), testOrder({ id: 8, ...soup })], [testOrder({ id: 7, ...soup })]),
  );
  await user.type(await screen.findByRole('textbox'), 'том ям');
  expect(numbers()).toEqual(['8']);
  expect(screen.getByText('Найдено: 1 заказ, проверено 2 из 3')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Искать дальше' }));
  expect(await screen.findByText('Найдено: 2 заказа')).toBeVisible();
  expect(numbers()).toEqual(['8', '7']);

  await user.clear(field());
  await user.type(field(), 'пицца');
  expect(screen.getByRole('heading', { name: 'Ничего не нашлось' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Очистить поиск' }));
  expect(field()).toHaveFocus();
  expect(numbers()).toEqual(['9', '8', '7']);
});

test('an order of nulls shows no undefined', async () => {
  const { container } = renderPurchases(() => [
    { id: 5, status_slug: null, items: null, created_at: 'давно' },
  ]);
  const card = await screen.findByRole('link');
  expect(within(card).getByText('Заказ принят')).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Без даты' })).toBeVisible();
  expect(container).not.toHaveTextContent(/undefined|NaN|null|Invalid/);
});
