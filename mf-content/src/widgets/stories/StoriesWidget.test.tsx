/** @jest-environment jsdom */
import { apiError, renderInShell } from '@storefront/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { markStorySeen } from '../../shared/stories/seenStories';
import StoriesWidget from './StoriesWidget';

const promos = [
  { id: 1, slug: 'ramen', name: 'Рамэн', is_header: true },
  { id: 2, slug: 'card', name: 'Карточка' },
  { id: 3, slug: 'a b', name: 'Поке', is_header: true },
  { id: 4, slug: 'over', name: 'Прошлая', is_header: true, active_to: '2020-01-01' },
  { id: 5, slug: 'later', name: 'Будущая', is_header: true, active_from: '2999-01-01' },
];
const renderWidget = (answer: () => unknown = () => promos) =>
  renderInShell(<StoriesWidget />, { answers: { '/api/promos/': answer } });

test('header promotions that are on are links that open the viewer', async () => {
  renderWidget();
  expect(await screen.findByRole('navigation', { name: 'Истории' })).toBeVisible();
  expect(
    screen
      .getAllByRole('link')
      .map((link) => [link.getAttribute('href'), link.dataset['opens'], link.dataset['slug']]),
  ).toEqual([
    ['/promos/ramen', 'stories', 'ramen'],
    ['/promos/a%20b', 'stories', 'a b'],
  ]);
});

test.each([
  ['the cut-out dish of a tinted story is shown whole', 'roll', 'contain'],
  ['a photograph fills the card of its story', undefined, 'cover'],
])('%s', async (_, tint, fit) => {
  const { container } = renderWidget(() => [{ ...promos[0], tint, image: '/storage/ramen.jpg' }]);
  await screen.findByRole('link', { name: 'Рамэн' });
  expect(container.querySelector('img')?.closest('[data-fit]')).toHaveAttribute('data-fit', fit);
});

test('only the ring of a seen story changes, at once', async () => {
  renderWidget();
  const cards = await screen.findAllByRole('listitem');
  const rings = () => cards.map((card) => getComputedStyle(card).getPropertyValue('--story-ring'));
  expect(rings()).toEqual(['', '']);
  act(() => markStorySeen('tanto', 'a b'));
  expect(rings()).toEqual(['', 'var(--c-line)']);
});

test.each([
  ['there are no stories', () => [promos[1]]],
  [
    'they fail to load',
    () => {
      throw apiError(500);
    },
  ],
])('renders nothing when %s', async (_, answer) => {
  const { container } = renderWidget(answer);
  expect(screen.getByText('Загружаем истории')).toBeInTheDocument();
  await waitFor(() => expect(container).toBeEmptyDOMElement());
});
