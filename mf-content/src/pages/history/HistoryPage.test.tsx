/** @jest-environment jsdom */
import { type Answer, apiError, headContext, renderInShell } from '@storefront/testing';
import { screen } from '@testing-library/react';
import HistoryPage, { head, prefetch, schema } from './HistoryPage';

const path = '/api/history-all/';
const events = [
  { id: 3, year: '2011', name: 'Второй зал', description: null },
  { id: 1, year: 2009, name: 'Первый зал', description: '<p>Двенадцать <script>x</script>мест</p>' },
  { id: 2, year: 2009, name: 'Доставка', image: { original: '/storage/a.jpg' } },
  { id: 4, name: 'Когда-то', year: null },
];
const renderHistory = (answer: Answer) => renderInShell(<HistoryPage />, { answers: { [path]: answer } });

test('events stand by year, the oldest first, events without a year last', async () => {
  const { container } = renderHistory(() => events);
  expect(await screen.findByRole('heading', { level: 2, name: '2009' })).toBeVisible();
  const titles = screen.getAllByRole('heading').map(({ textContent }) => textContent);
  expect(titles).toEqual([
    'История',
    '2009',
    'Первый зал',
    'Доставка',
    '2011',
    'Второй зал',
    'Без даты',
    'Когда-то',
  ]);
  expect(screen.getByText('Двенадцать мест')).toBeVisible();
  expect(container.querySelector('script')).toBeNull();
  expect(container.querySelectorAll('img')).toHaveLength(1);
});

test('without events it says so', async () => {
  renderHistory(() => []);
  expect(await screen.findByRole('heading', { name: 'Историю мы еще пишем' })).toBeVisible();
});

test.each<[string, Answer]>([
  [
    'a failed load',
    () => {
      throw apiError(500);
    },
  ],
  ['an answer that is no list', () => ({ message: 'ok' })],
])('%s can be retried', async (_, failing) => {
  let isDown = true;
  const { user } = renderHistory((call) => (isDown ? failing(call) : events));
  expect(screen.getByText('Загружаем историю')).toBeInTheDocument();
  expect(await screen.findByRole('heading', { name: 'Не удалось получить данные' })).toBeVisible();
  isDown = false;
  await user.click(screen.getByRole('button', { name: 'Повторить' }));
  expect(await screen.findByRole('heading', { name: '2011' })).toBeVisible();
});

test('has its head and breadcrumbs, and fails with the status of its data', async () => {
  expect(head(headContext())).toMatchObject({ title: 'История — Танто' });
  expect(await schema(headContext())).toMatchObject([{ '@type': 'BreadcrumbList' }]);
  const answers = {
    [path]: () => {
      throw apiError(503);
    },
  };
  await expect(prefetch(headContext({ answers }))).rejects.toMatchObject({ status: 503 });
});
