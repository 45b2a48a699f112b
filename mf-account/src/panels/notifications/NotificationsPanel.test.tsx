/** @jest-environment jsdom */
import { SiteAddressesProvider } from '@storefront/contracts';
import { type Answer, apiError, renderInShell, pageOf } from '@storefront/testing';
import { screen } from '@testing-library/react';
import NotificationsPanel from './NotificationsPanel';

const path = '/api/user/notifications/';

beforeEach(() => jest.useFakeTimers({ now: new Date('2026-11-22T15:00:00+03:00'), advanceTimers: true }));
afterEach(() => jest.useRealTimers());

const message = (id: number, more: object = {}) => ({
  id,
  title: `Новость ${id}`,
  text: 'Рис уже варится',
  created_at: '2026-11-22T09:05:00+03:00',
  link: null,
  ...more,
});

const renderNotifications = (answer: Answer) =>
  renderInShell(<NotificationsPanel />, { session: 'user', answers: { [path]: answer } });

const rows = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);
const days = () => screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);

test('messages stand by day; a path of the storefront makes a link, another address does not', async () => {
  renderNotifications(() => [
    message(1, { link: '/menu/supy' }),
    message(2, { created_at: '2026-11-21 23:59:00', link: 'https://example.com/' }),
    message(3, { created_at: '2026-11-01T12:00:00+03:00', title: null, link: '//example.com' }),
    message(4, { created_at: '2025-12-31T21:30:00Z' }),
    message(5, { created_at: '2025-11-22T12:00:00+03:00' }),
    message(6, { created_at: null }),
  ]);
  await screen.findByText('Новость 1');
  expect(screen.getByRole('heading', { level: 2, name: 'Уведомления' })).toBeVisible();
  expect(days()).toEqual(['Сегодня', 'Вчера', '1 ноября', '1 января', '22 ноября 2025\u00A0г', 'Без даты']);
  expect(rows().slice(0, 3)).toEqual([
    '09:05Новость 1Рис уже варится',
    '23:59Новость 2Рис уже варится',
    '12:00Рис уже варится',
  ]);
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/menu/supy']);
});

test('an absolute address of the site makes a link to its path', async () => {
  const site = { origin: 'https://kitsune.example', pictureHosts: [] };
  renderInShell(
    <SiteAddressesProvider value={site}>
      <NotificationsPanel />
    </SiteAddressesProvider>,
    {
      session: 'user',
      answers: { [path]: () => [message(1, { link: 'https://kitsune.example/promos/mochi' })] },
    },
  );
  expect(await screen.findByRole('link')).toHaveAttribute('href', '/promos/mochi');
});

test('markup in a message is shown as text, and escaped texts are readable', async () => {
  const { container } = renderNotifications(() => [
    message(1, {
      title: '<b>Скидка</b> &amp; подарок',
      text: '<script>alert(1)</script>\n<img src=x onerror=alert(1)> &laquo;Рис&raquo;',
    }),
  ]);
  expect(await screen.findByText('<b>Скидка</b> & подарок')).toBeVisible();
  expect(screen.getByText('<script>alert(1)</script> <img src=x onerror=alert(1)> «Рис»')).toBeVisible();
  expect(container.querySelector('b, script, img')).toBeNull();
});

test('a one-letter word does not end a line', async () => {
  renderNotifications(() => [message(1, { title: 'Суши с лососем', text: 'Уже в меню' })]);
  expect((await screen.findByText('Суши с лососем')).textContent).toBe('Суши с\u00A0лососем');
  expect(screen.getByText('Уже в меню').textContent).toBe('Уже в\u00A0меню');
});

test('the next page is appended; numbers of pages may be texts beside data', async () => {
  const { user, calls } = renderNotifications((call) => ({
    data: [message(pageOf(call)), message(9)],
    current_page: String(pageOf(call)),
    total: '4',
    last_page: '2',
  }));
  await user.click(await screen.findByRole('button', { name: 'Показать еще' }));
  expect(await screen.findByText('Новость 2')).toBeVisible();
  expect(rows()).toHaveLength(3);
  expect(screen.queryByRole('button', { name: 'Показать еще' })).toBeNull();
  expect(calls.map(pageOf)).toEqual([1, 2]);
});

test('a page that is older than the one before it is read again with it', async () => {
  const { user, calls } = renderNotifications((call) => ({
    data: [message(pageOf(call))],
    meta: { current_page: pageOf(call), last_page: 3 },
  }));
  const more = () => screen.findByRole('button', { name: 'Показать еще' });
  await more();
  jest.setSystemTime(Date.now() + 30_000);
  await user.click(await more());
  expect(await screen.findByText('Новость 2')).toBeVisible();
  jest.setSystemTime(Date.now() + 40_000);
  await user.click(await more());
  expect(await screen.findByText('Новость 3')).toBeVisible();
  expect(calls.map(pageOf)).toEqual([1, 2, 1, 2, 3]);
});

test('messages without an id are shown', async () => {
  const { id: _, ...first } = message(1);
  renderNotifications(() => [first, { ...first, title: 'Новость 2' }]);
  expect(await screen.findByText('Новость 2')).toBeVisible();
  expect(rows()).toHaveLength(2);
});

test('without messages it says so', async () => {
  renderNotifications(() => ({ data: [], meta: null }));
  expect(await screen.findByRole('heading', { name: 'Уведомлений пока нет' })).toBeVisible();
});

test('while it loads, it says so', () => {
  renderNotifications(() => new Promise(() => undefined));
  expect(screen.getByText('Загружаем уведомления')).toBeInTheDocument();
});

test.each<[string, Answer]>([
  [
    'a failed load',
    () => {
      throw apiError(500);
    },
  ],
  ['an answer of another kind', () => null],
])('%s is toasted and can be retried', async (_, failing) => {
  let isDown = true;
  const { user, emittedEvents } = renderNotifications((call) => (isDown ? failing(call) : [message(1)]));
  expect(await screen.findByRole('heading', { name: 'Не удалось получить данные' })).toBeVisible();
  expect(emittedEvents.at(-1)?.payload).toEqual({ text: 'Не удалось получить данные', tone: 'error' });
  isDown = false;
  await user.click(screen.getByRole('button', { name: 'Повторить' }));
  expect(await screen.findByText('Новость 1')).toBeVisible();
});

test('a page that fails leaves the others, with «Повторить» below', async () => {
  let isDown = true;
  const { user } = renderNotifications((call) => {
    if (isDown && pageOf(call) === 2) throw apiError(500, 'Сервер отдыхает');
    return { data: [message(pageOf(call))], meta: { current_page: pageOf(call), last_page: 2 } };
  });
  await user.click(await screen.findByRole('button', { name: 'Показать еще' }));
  const retry = await screen.findByRole('button', { name: 'Повторить' });
  expect(screen.getByText('Новость 1')).toBeVisible();
  isDown = false;
  await user.click(retry);
  expect(await screen.findByText('Новость 2')).toBeVisible();
});
