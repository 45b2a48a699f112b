/** @jest-environment jsdom */
import { type Answer, apiError, headContext, renderInShell } from '@storefront/testing';
import { screen, waitFor, within } from '@testing-library/react';
import NewsTeaser, { prefetch } from './NewsTeaser';

const path = '/api/news/';
const piece = (id: number, more: object = {}) => ({
  id,
  slug: `novost-${id}`,
  name: `Новость ${id}`,
  published_at: '2026-11-20T12:00:00+03:00',
  ...more,
});
const renderTeaser = (answer: Answer) => renderInShell(<NewsTeaser />, { answers: { [path]: answer } });

beforeEach(() => jest.useFakeTimers({ now: new Date('2026-11-22T15:00:00+03:00'), advanceTimers: true }));
afterEach(() => jest.useRealTimers());

test('shows the three newest pieces with their days and a link to all', async () => {
  const { calls } = renderTeaser(() => ({
    data: [piece(4), piece(3), piece(2), piece(1)],
    meta: { last_page: 9 },
  }));
  const region = within(await screen.findByRole('region', { name: 'Новости' }));
  expect(region.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
    'Новость 4',
    'Новость 3',
    'Новость 2',
  ]);
  expect(region.getAllByText('20 ноября')).toHaveLength(3);
  expect(region.getByRole('link', { name: /Новость 4/ })).toHaveAttribute('href', '/about/news/novost-4');
  expect(region.getByRole('link', { name: 'Все новости' })).toHaveAttribute('href', '/about/news');
  expect(calls.map(({ query }) => query)).toEqual([{ page: 1, header: 2, per_page: 3 }]);
});

test('a piece without date, picture and text is a name; one without an address is left out', async () => {
  const { container } = renderTeaser(() => [
    { id: 1, slug: 'a', name: 'Открылись' },
    { id: 2, name: 'Без адреса' },
  ]);
  expect(await screen.findByRole('link', { name: 'Открылись' })).toBeVisible();
  expect(container).not.toHaveTextContent(/Без адреса|undefined|null|NaN|Invalid/);
});

test.each<[string, Answer]>([
  ['there is no news', () => []],
  ['no piece has an address', () => [{ id: 1, name: 'Открылись' }]],
  ['the answer cannot be read', () => ({ message: 'ok' })],
  [
    'they fail to load',
    () => {
      throw apiError(500);
    },
  ],
])('renders nothing when %s', async (_, answer) => {
  const { container, queryClient } = renderTeaser(answer);
  await waitFor(() => expect(queryClient.isFetching()).toBe(0));
  expect(container).toBeEmptyDOMElement();
});

test('prefetch never fails the page around it', async () => {
  const { queryClient } = headContext({
    answers: {
      [path]: () => {
        throw apiError(500);
      },
    },
  });
  await expect(prefetch({ queryClient })).resolves.toBeUndefined();
});
