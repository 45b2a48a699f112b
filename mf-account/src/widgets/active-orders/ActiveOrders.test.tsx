/** @jest-environment jsdom */
import { useOrderStatus } from '@storefront/api-client';
import { SiteAddressesProvider } from '@storefront/contracts';
import { type Answer, apiError, renderInShell } from '@storefront/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { testOrder } from '../../testing/testOrder';
import ActiveOrders from './ActiveOrders';

// The socket is tested in api-client.
jest.mock('@storefront/api-client', () => ({
  ...jest.requireActual('@storefront/api-client'),
  useOrderStatus: jest.fn(() => 'live'),
}));
const followed = jest.mocked(useOrderStatus);

const path = '/api/user/orders/';

beforeEach(() => {
  followed.mockClear().mockReturnValue('live');
  jest.useFakeTimers({ now: new Date('2026-11-21T19:00:00+03:00'), advanceTimers: true });
});
afterEach(() => void jest.useRealTimers());

const show = (
  answer: Answer,
  {
    session = 'user',
    url = '/',
    answers = {},
  }: { session?: 'user' | 'guest'; url?: string; answers?: Record<string, Answer> } = {},
) =>
  renderInShell(
    <SiteAddressesProvider value={{ origin: window.location.origin, pictureHosts: [] }}>
      <ActiveOrders />
    </SiteAddressesProvider>,
    { session, url, answers: { [path]: answer, ...answers } },
  );
const cards = async () =>
  (await screen.findAllByRole('link', { name: /№/ })).map(({ textContent }) =>
    textContent?.replaceAll(/\s/g, ' '),
  );
const at = (time: string) => `2026-11-21T${time}:00+03:00`;

test.each([
  ['minutes', { delivery_date: at('19:30') }, 'Готовим заказпривезем через 30 минут · № 48 213'],
  ['hours', { delivery_date: at('22:00') }, 'Готовим заказсегодня с 22:00 до 22:30 · № 48 213'],
  ['a day', { delivery_date: '2026-11-22' }, 'Готовим заказЗавтра · № 48 213'],
  ['no time', { delivery_date: null }, 'Готовим заказ№ 48 213'],
  [
    'a pickup',
    { delivery_date: at('19:02'), is_self_service: true },
    'Готовим заказчерез 2 минуты · № 48 213',
  ],
  [
    'no payment yet',
    { delivery_date: at('19:30'), status_slug: 'wait_confirm' },
    'Ожидается подтверждение№ 48 213',
  ],
  [
    'a pickup that is ready',
    { delivery_date: at('19:02'), is_self_service: true, status_slug: 'ready' },
    'Ждет в ресторане№ 48 213',
  ],
])('the card of an order with %s', async (_, order, expected) => {
  show(() => [testOrder(order), testOrder({ id: 1, status_slug: 'closed' })]);
  expect(await cards()).toEqual([expected]);
});

test('a press opens the panel of the order; the card is a link to its page', async () => {
  const { user, emitted } = show(() => [testOrder()]);
  const card = await screen.findByRole('link', { name: /Готовим заказ/ });
  expect(card).toHaveAttribute('href', '/monitoring/48213');
  await user.click(card);
  expect(emitted('shell:panel-requested')).toEqual([{ panel: 'order-monitoring', params: { id: '48213' } }]);
});

test('several orders are a list, without the order whose page is open', async () => {
  show(() => [testOrder({ id: 3 }), testOrder({ id: 2, status_slug: 'new' }), testOrder({ id: 1 })], {
    url: '/monitoring/1',
  });
  expect((await cards()).map((text) => text?.slice(-3))).toEqual(['№ 3', '№ 2']);
  expect(screen.getByRole('region', { name: 'Текущие заказы' })).toBeVisible();
});

test('an unpaid order leads to its payment page', async () => {
  const payment = { state: 'pending', url: '/pay/token', until: at('19:05') };
  show(() => [testOrder({ id: 7, status_slug: 'wait_confirm', payment }), testOrder({ id: 6 })]);
  const links = await screen.findAllByRole('link', { name: /^Оплатить/ });
  expect(links).toHaveLength(1);
  expect(links[0]).toHaveAttribute('href', '/pay/token');
  expect(links[0]).toHaveAccessibleName(/^Оплатить заказ №\s7$/);
});

test('an order whose payment was declined is paid again, also when its page is gone', async () => {
  const payment = { state: 'declined', url: '/pay/token', until: null };
  const { user, calls } = show(() => [
    testOrder({ id: 7, status_slug: 'wait_confirm', payment }),
    testOrder({ id: 6, status_slug: 'wait_confirm', payment: { ...payment, url: null } }),
  ]);
  expect(await screen.findByRole('link', { name: /^Оплатить снова заказ №\s7$/ })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Оплатить снова' }));
  await waitFor(() => expect(calls.map((call) => call.path)).toContain('/api/user/orders/{id}/pay-again/'));
});

const refund = { status_slug: 'canceled', can_cancel: false, payment: { state: 'refund_due', url: null } };

test('an order is canceled after a question, and says what becomes of the money until it is removed', async () => {
  let order = testOrder({ status_slug: 'new', can_cancel: true });
  const { user, container } = show(() => [order], {
    answers: {
      '/api/user/orders/{id}/cancel/': () => {
        order = testOrder(refund);
        return { success: true };
      },
    },
  });
  await user.click(await screen.findByRole('button', { name: /^Отменить заказ №\s48\s213$/ }));
  await user.click(screen.getByRole('button', { name: 'Да, отменить' }));
  const card = await screen.findByRole('link', { name: /^Заказ отменен.*Деньги вернутся на\sкарту/ });
  expect(card).not.toHaveTextContent('через');
  expect(followed).toHaveBeenLastCalledWith(false);
  await user.click(screen.getByRole('button', { name: /^Убрать заказ №\s48\s213$/ }));
  expect(container).toBeEmptyDOMElement();
});

test('an order that has been canceled before is not shown, and one that cooks offers no cancellation', async () => {
  show(() => [testOrder({ id: 7, can_cancel: false }), testOrder({ id: 6, ...refund })]);
  expect(await cards()).toHaveLength(1);
  expect(screen.queryByRole('button')).toBeNull();
});

test('a payment page on a host that the brand does not name is not offered', async () => {
  const payment = { state: 'pending', url: 'https://shop.test/pay', until: null };
  show(() => [testOrder({ status_slug: 'wait_confirm', payment })]);
  await cards();
  expect(screen.queryByText('Оплатить')).not.toBeInTheDocument();
});

test('a new status is shown and announced, and the end of the order removes the card', async () => {
  let order = testOrder();
  const { queryClient, container } = show(() => [order]);
  await cards();
  const readAgain = () => act(() => queryClient.invalidateQueries({ queryKey: ['orders', 'list'] }));
  order = testOrder({ status_slug: 'on_the_way' });
  await readAgain();
  await waitFor(() =>
    expect(screen.getByRole('status')).toHaveTextContent(/^Заказ 48\s213: Заказ у\sкурьера$/),
  );
  order = testOrder({ status_slug: 'closed' });
  await readAgain();
  await waitFor(() => expect(container).toBeEmptyDOMElement());
});

test.each([
  ['a lost', 'lost', 2],
  ['a live', 'live', 1],
] as const)('%s connection: polls', async (_, connection, expected) => {
  followed.mockReturnValue(connection);
  const { calls } = show(() => [testOrder()]);
  await cards();
  await act(() => jest.advanceTimersByTimeAsync(31_000));
  await waitFor(() => expect(calls.filter((call) => call.path === path)).toHaveLength(expected));
});

test('a failed read is repeated after 30 s also while the connection stands', async () => {
  let order = testOrder();
  const answers = [() => [order], () => Promise.reject(apiError(500))];
  const { queryClient, container } = show(() => (answers.shift() ?? (() => [order]))());
  await cards();
  order = testOrder({ status_slug: 'closed' });
  await act(() => queryClient.invalidateQueries({ queryKey: ['orders', 'list'] }));
  expect(await cards()).toHaveLength(1);
  await act(() => jest.advanceTimersByTimeAsync(31_000));
  await waitFor(() => expect(container).toBeEmptyDOMElement());
});

test.each<[string, Answer]>([
  ['no order', () => []],
  [
    'orders that have ended',
    () => ['closed', 'canceled', 'error'].map((status_slug, id) => testOrder({ id, status_slug })),
  ],
  [
    'an order that a back end never closes',
    () => [testOrder({ delivery_date: null, created_at: '2026-11-01' })],
  ],
  ['a failure', () => Promise.reject(apiError(500))],
])('%s: nothing is shown, and no socket is opened', async (_, answer) => {
  const { container, calls, queryClient, toasts } = show(answer);
  await waitFor(() => expect(calls).toHaveLength(1));
  await waitFor(() => expect(queryClient.isFetching()).toBe(0));
  expect(container).toBeEmptyDOMElement();
  expect(followed).not.toHaveBeenCalled();
  expect(toasts()).toEqual([]);
});
