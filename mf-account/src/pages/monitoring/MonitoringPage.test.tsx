/** @jest-environment jsdom */
import { createQueryClient, orderQuery } from '@storefront/api-client';
import { fakeApi, apiError, renderInShell, testBrand, recovering } from '@storefront/testing';
import { act, screen } from '@testing-library/react';
import { testOrder } from '../../testing/testOrder';
import MonitoringPage, { prefetch } from './MonitoringPage';

const detail = '/api/user/orders/{id}/';
const list = '/api/user/orders/';
const answers = {
  [detail]: () => testOrder(),
  [list]: () => ({ data: [testOrder()], meta: {} }),
  '/api/app/settings/': () => [],
};
const context = (params: Record<string, string>, given: Parameters<typeof fakeApi>[0] = answers) => {
  const { api, calls } = fakeApi(given);
  const queryClient = createQueryClient(api, { retries: 0 });
  return { params, search: new URLSearchParams(), queryClient, brand: testBrand, calls };
};

test('shows the order of the address and its status in the title', async () => {
  renderInShell(<MonitoringPage params={{ id: '48213' }} />, { answers, url: '/monitoring/48213' });
  expect(await screen.findByRole('heading', { level: 1, name: 'Готовим заказ' })).toBeVisible();
  expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
  expect(document.title).toBe('Готовим заказ · Заказ №\u00A048\u00A0213 — Танто');
});

test('shows the newest order without an id', async () => {
  const { calls } = renderInShell(<MonitoringPage params={{}} />, { answers });
  expect(await screen.findByRole('heading', { level: 1, name: 'Готовим заказ' })).toBeVisible();
  expect(calls.find(({ path }) => path === detail)?.params).toEqual({ id: 48213 });
});

test('shows a customer without orders a link to the menu', async () => {
  renderInShell(<MonitoringPage params={{}} />, {
    answers: { ...answers, [list]: () => ({ data: [], meta: {} }) },
  });
  expect(await screen.findByRole('heading', { level: 1, name: 'У Вас пока нет заказов...' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Смотреть меню' })).toHaveAttribute('href', '/menu');
});

test('a failed list of orders can be retried', async () => {
  const failing = recovering(answers[list]);
  const { user } = renderInShell(<MonitoringPage params={{}} />, {
    answers: { ...answers, [list]: failing.answer },
  });
  const retry = await screen.findByRole('button', { name: 'Повторить' });
  failing.recover();
  await user.click(retry);
  expect(await screen.findByRole('heading', { level: 1, name: 'Готовим заказ' })).toBeVisible();
});

test('prefetch loads the order or the newest one, and tolerates missing settings', async () => {
  const named = context({ id: '48213' });
  await prefetch(named);
  expect(named.queryClient.getQueryData(orderQuery('48213').queryKey)?.id).toBe(48213);
  const newest = context({}, { [detail]: answers[detail], [list]: answers[list] });
  await prefetch(newest);
  expect(newest.queryClient.getQueryData(orderQuery(48213).queryKey)?.id).toBe(48213);
});

test('prefetch rejects with 404 for another customer’s order', async () => {
  const foreign = context({ id: '1' }, { ...answers, [detail]: () => Promise.reject(apiError(404)) });
  await expect(prefetch(foreign)).rejects.toMatchObject({ status: 404 });
});

const sharedPath = '/api/orders/shared/{token}/';
const secret = 'b2b1c7de-0000-4000-8000-000000000000';
const shared = {
  id: 48213,
  status_slug: 'on_the_way',
  is_self_service: false,
  delivery_date: '2026-11-21T19:30:00+03:00',
  created_at: '2026-11-21T18:42:00+03:00',
};

test('a shared link shows the progress of an order to a guest, and nothing personal', async () => {
  const { calls, container } = renderInShell(<MonitoringPage params={{ id: '48213' }} />, {
    // Personal data is not shown even if a back end sends it.
    answers: { [sharedPath]: () => ({ ...testOrder(), ...shared, phone: '79001112233' }) },
    url: `/monitoring/48213?share=${secret}`,
  });
  expect(await screen.findByRole('heading', { level: 1, name: 'Заказ у\u00A0курьера' })).toBeVisible();
  expect(document.title).toBe('Заказ у\u00A0курьера · Заказ №\u00A048\u00A0213 — Танто');
  expect(screen.getByText(/Доставка/)).toBeVisible();
  expect(screen.getByText(/с\s19:30 до 20:00/)).toBeVisible();
  expect(screen.getByRole('list', { name: 'Путь заказа' })).toBeVisible();
  expect(container).not.toHaveTextContent(/Огородный|Филадельфия|905|Не звонить|1112233|Персон/);
  expect(calls.map(({ path }) => path)).toEqual([sharedPath]);
});

describe('a shared order', () => {
  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => void jest.useRealTimers());

  test('is read every 30 s until it has its final status', async () => {
    const statuses = ['on_the_way', 'closed'];
    const { calls } = renderInShell(<MonitoringPage params={{ id: '48213' }} />, {
      answers: { [sharedPath]: () => ({ ...shared, status_slug: statuses.shift() ?? 'closed' }) },
      url: `/monitoring/48213?share=${secret}`,
    });
    const pass = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));
    const status = () => screen.getByRole('heading', { level: 1 });
    await pass(0);
    expect(status()).toHaveTextContent('Заказ у курьера');
    await pass(30_500);
    expect(status()).toHaveTextContent('Заказ выполнен');
    await pass(120_000);
    expect(calls).toHaveLength(2);
  });
});

test.each([
  ['wait_confirm', 1],
  ['new', 0],
])('a shared order that is %s leads %i times to the login, to pay it', async (status_slug, count) => {
  renderInShell(<MonitoringPage params={{ id: '48213' }} />, {
    answers: { [sharedPath]: () => ({ ...shared, status_slug }) },
    url: `/monitoring/48213?share=${secret}`,
  });
  await screen.findByRole('heading', { level: 1 });
  const links = screen.queryAllByRole('link', { name: 'Войти и оплатить' });
  expect(links.map((link) => link.getAttribute('href'))).toEqual(Array(count).fill('/monitoring/48213'));
});

test.each([
  [true, 1],
  [false, 0],
  [undefined, 0],
])('a shared order whose payment was declined (%s) says so %i times', async (is_payment_declined, count) => {
  renderInShell(<MonitoringPage params={{ id: '48213' }} />, {
    answers: { [sharedPath]: () => ({ ...shared, status_slug: 'wait_confirm', is_payment_declined }) },
    url: `/monitoring/48213?share=${secret}`,
  });
  await screen.findByRole('link', { name: 'Войти и оплатить' });
  // A friend can neither pay again nor pay on receipt.
  expect(screen.queryAllByText('Оплата не прошла, деньги не списаны. Заказ ждет оплаты.')).toHaveLength(
    count,
  );
});

test('a shared order that fails to load can be retried', async () => {
  const failing = recovering(() => shared);
  const { user } = renderInShell(<MonitoringPage params={{ id: '48213' }} />, {
    answers: { [sharedPath]: failing.answer },
    url: `/monitoring/48213?share=${secret}`,
  });
  expect(await screen.findByRole('heading', { level: 1, name: 'Не удалось получить данные' })).toBeVisible();
  failing.recover();
  await user.click(screen.getByRole('button', { name: 'Повторить' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Заказ у\u00A0курьера' })).toBeVisible();
});

test('prefetch of a shared link reads the shared order only', async () => {
  const link = context({ id: '48213' }, { [sharedPath]: () => shared, '/api/app/settings/': () => [] });
  await prefetch({ ...link, search: new URLSearchParams({ share: secret }) });
  expect(link.calls.map(({ path }) => path).toSorted()).toEqual(['/api/app/settings/', sharedPath]);
});

test.each([
  ['a wrong token', { id: '48213' }, () => Promise.reject(apiError(404))],
  ['another order’s number', { id: '7' }, () => shared],
  ['no number', {}, () => shared],
])('a shared link with %s is a 404', async (_, params, answer) => {
  const link = context(params, { [sharedPath]: answer, '/api/app/settings/': () => [] });
  await expect(prefetch({ ...link, search: new URLSearchParams({ share: secret }) })).rejects.toMatchObject({
    status: 404,
  });
});
