/** @jest-environment jsdom */
import { orderQuery, userQuery, useOrderStatus } from '@storefront/api-client';
import { apiError, renderInShell } from '@storefront/testing';
import { act, screen } from '@testing-library/react';
import { testOrder } from '../../testing/testOrder';
import { OrderMonitoring, useFollowedOrder } from './index';

// The socket is tested in api-client.
jest.mock('@storefront/api-client', () => ({
  ...jest.requireActual('@storefront/api-client'),
  useOrderStatus: jest.fn(),
}));
const connection = jest.mocked(useOrderStatus);
beforeEach(() => void connection.mockReturnValue('live'));

const path = '/api/user/orders/{id}/';

function Harness() {
  return <OrderMonitoring followed={useFollowedOrder(48213)} titleAs="h1" />;
}

let orders = 0;
const renderOrder = () =>
  renderInShell(<Harness />, { answers: { [path]: () => testOrder({ persons_count: (orders += 1) }) } });

test('the live label appears only once the connection stands', async () => {
  connection.mockReturnValue('connecting');
  const { queryClient } = renderOrder();
  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('Готовим заказ');
  expect(screen.queryByText(/Обновляется/)).not.toBeInTheDocument();
  connection.mockReturnValue('live');
  await act(() => queryClient.refetchQueries());
  expect(screen.getByText('Обновляется сейчас')).toBeVisible();
});

test('the way of the money back is announced, also when the status stays', async () => {
  const states = ['pending', 'refund_due', 'refunded'];
  const { queryClient } = renderInShell(<Harness />, {
    answers: {
      [path]: () => {
        const state = states.shift() ?? 'refunded';
        const status_slug = state === 'pending' ? 'new' : 'canceled';
        return testOrder({ status_slug, payment: { state, url: null, until: null } });
      },
    },
  });
  await screen.findByRole('heading', { level: 1, name: 'Заказ создан' });
  const status = screen.getByRole('status');
  const said = () => status.textContent?.replaceAll('\u00A0', ' ');
  expect(said()).toBe('Заказ 48 213: Заказ создан');
  await act(() => queryClient.refetchQueries());
  expect(said()).toBe(
    'Заказ 48 213: Заказ отменен. Деньги вернутся на карту. Срок зависит от банка, обычно это несколько дней',
  );
  await act(() => queryClient.refetchQueries());
  expect(said()).toBe('Заказ 48 213: Заказ отменен. Деньги возвращены на карту');
  // A region that is added with its text is not announced.
  expect(screen.getByRole('status')).toBe(status);
});

describe('over midnight, with a live connection that nothing is sent over', () => {
  beforeEach(() => {
    jest.useFakeTimers({ now: new Date('2026-11-20T23:50:00+03:00') });
  });
  afterEach(() => void jest.useRealTimers());
  const pass = (minutes: number) => act(() => jest.advanceTimersByTimeAsync(minutes * 60_000));
  const renderStatus = (status_slug: string) =>
    renderInShell(<Harness />, { answers: { [path]: () => testOrder({ status_slug }) } });

  test('«завтра» becomes «сегодня»', async () => {
    const { calls } = renderStatus('in_progress');
    await pass(0);
    expect(screen.getByText(/завтра/)).toHaveTextContent(/с\s19:30 до 20:00/);
    await pass(9);
    expect(screen.getByText(/завтра/)).toBeVisible();
    await pass(2);
    expect(screen.getByText(/сегодня/)).toHaveTextContent(/с\s19:30 до 20:00/);
    expect(screen.queryByText(/завтра/)).not.toBeInTheDocument();
    expect(calls.filter((call) => call.path === path)).toHaveLength(1);
  });

  test('the time of a finished order follows too', async () => {
    renderStatus('closed');
    await pass(0);
    expect(screen.getByText(/Завтра/)).toBeVisible();
    await pass(11);
    expect(screen.getByText(/Сегодня/)).toBeVisible();
  });
});

describe('while sockets are blocked', () => {
  beforeEach(() => {
    jest.useFakeTimers();
    connection.mockReturnValue('lost');
  });
  afterEach(() => {
    jest.useRealTimers();
    jest.restoreAllMocks();
    Reflect.deleteProperty(window, 'Notification');
  });
  const pass = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));

  test('an unfinished order is polled every 30 s and arrives at its end', async () => {
    const statuses = ['in_progress', 'on_the_way', 'closed'];
    const { calls } = renderInShell(<Harness />, {
      answers: { [path]: () => testOrder({ status_slug: statuses.shift() ?? 'closed' }) },
    });
    const reads = () => calls.filter((call) => call.path === path).length;
    await pass(0);
    expect(screen.getByText('Обновляется раз в 30 секунд')).toBeVisible();
    expect(screen.getByText(/^Привезем/)).toBeVisible();
    expect(screen.queryByText('Обновляется сейчас')).not.toBeInTheDocument();
    await pass(29_000);
    expect(reads()).toBe(1);
    await pass(1_500);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Заказ у курьера');
    await pass(30_500);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Заказ выполнен');
    expect(screen.queryByText(/^Обновляется/)).not.toBeInTheDocument();
    expect(screen.queryByText(/^Привезем/)).not.toBeInTheDocument();
    await pass(120_000);
    expect(reads()).toBe(3);
  });

  test.each([
    ['under way', ['in_progress', 'on_the_way'], false],
    ['that has ended', ['in_progress', 'closed'], true],
    ['that had ended before', ['closed', 'closed'], false],
  ])('a poll of an order %s: %j makes the balance stale: %p', async (_, [first, next], isStale) => {
    let status = first;
    const { queryClient } = renderInShell(<Harness />, {
      answers: { [path]: () => testOrder({ status_slug: status }) },
    });
    const balance: readonly unknown[] = userQuery().queryKey;
    queryClient.setQueryData(balance, {});
    await pass(0);
    status = next;
    await pass(30_500);
    await act(() => queryClient.refetchQueries({ queryKey: orderQuery(48213).queryKey }));
    expect(queryClient.getQueryState(balance)?.isInvalidated).toBe(isStale);
  });

  test.each([
    ['granted', 2],
    ['denied', 1],
  ])('reads by a hidden tab after 30 s, with notifications %s: %d', async (permission, reads) => {
    jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    Object.assign(window, { Notification: { permission } });
    const { calls } = renderOrder();
    await pass(0);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Готовим заказ');
    await pass(30_500);
    expect(calls.filter((call) => call.path === path)).toHaveLength(reads);
  });

  test('a failed read is repeated after 30 s also while the connection stands', async () => {
    connection.mockReturnValue('live');
    let reads = 0;
    const { queryClient } = renderInShell(<Harness />, {
      answers: {
        [path]: () => {
          reads += 1;
          if (reads === 2) throw apiError(503);
          return testOrder({ status_slug: reads === 1 ? 'on_the_way' : 'closed' });
        },
      },
    });
    const balance: readonly unknown[] = userQuery().queryKey;
    queryClient.setQueryData(balance, {});
    await pass(0);
    await act(() => queryClient.refetchQueries({ queryKey: orderQuery(48213).queryKey }));
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Заказ у курьера');
    await pass(30_500);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Заказ выполнен');
    expect(reads).toBe(3);
    expect(queryClient.getQueryState(balance)?.isInvalidated).toBe(true);
  });

  test('a connection that stands needs no polls', async () => {
    connection.mockReturnValue('live');
    const { calls } = renderOrder();
    await pass(120_000);
    expect(calls.filter((call) => call.path === path)).toHaveLength(1);
  });
});
