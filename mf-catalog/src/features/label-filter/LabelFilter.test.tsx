/** @jest-environment jsdom */
import { type Answer, apiError, renderInShell } from '@storefront/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { address, paths } from '../../testing/menuFixture';
import { ActiveLabels } from './ActiveLabels';
import { EmptyMenu } from './EmptyMenu';
import { LabelFilter } from './LabelFilter';

const labels = [
  { id: 1, name: 'Хит', show_name: true, icon: 'flame', product_count: 11 },
  { id: 3, name: 'Острое', show_name: true, icon: '/storage/hot.svg', product_count: '4' },
  { id: 5, name: 'Редкое', show_name: true, product_count: 0 },
  { id: 6, name: 'Без счета', show_name: true },
];
const open = (url = '/', answer: Answer = () => labels, element = <LabelFilter />) =>
  renderInShell(element, { answers: { [paths.labels]: answer }, url, takeMethod: { delivery: address } });
const filter = () => screen.findByRole('navigation', { name: 'Отбор по меткам' });

test('each label is a link that chooses it, with the number of its products', async () => {
  const { calls } = open('/menu');
  const row = await filter();
  const links = within(row).getAllByRole('link');
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Хит 11', '/menu?labels=1'],
    ['Острое 4', '/menu?labels=3'],
    ['Без счета', '/menu?labels=6'],
  ]);
  expect(row).toHaveAttribute('data-counts', 'done');
  expect(calls[0]?.query).toEqual({ latitude: 55.8196, longitude: 37.6035, label: 'show' });
});

test('a chosen label is marked, its link removes it, and all can be cleared', async () => {
  const { calls } = open('/?labels=5&labels=1');
  const row = await filter();
  const rare = await within(row).findByRole('link', { name: /Редкое/ });
  expect(rare).toHaveAttribute('aria-current', 'true');
  expect(rare).toHaveAttribute('href', '/?labels=1');
  expect(within(row).getByRole('link', { name: /Острое/ })).toHaveAttribute(
    'href',
    '/?labels=1&labels=3&labels=5',
  );
  expect(within(row).getByRole('link', { name: 'Сбросить' })).toHaveAttribute('href', '/');
  expect(calls[0]?.query).toMatchObject({ labels: [1, 5] });
});

test('a page may pass its own counts', async () => {
  open('/', undefined, <LabelFilter counts={{ 3: 2 }} />);
  const row = await filter();
  expect(within(row).getAllByRole('link')).toHaveLength(1);
  expect(within(row).getByRole('link', { name: 'Острое 2' })).toBeVisible();
});

test('labels that fail to load are only logged', async () => {
  const log = jest.spyOn(console, 'warn').mockImplementation(() => {});
  const { container, emittedEvents } = open('/', () => {
    throw apiError(500, 'нет');
  });
  await waitFor(() => expect(log).toHaveBeenCalledWith('the labels could not be loaded', expect.anything()));
  expect(container).toBeEmptyDOMElement();
  expect(emittedEvents).toEqual([]);
});

test('an empty filtered menu says so and links to the whole menu', () => {
  open('/menu/rolly?labels=1', undefined, <EmptyMenu />);
  expect(screen.getByRole('heading', { level: 2, name: 'Таких блюд нет' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Сбросить метки' })).toHaveAttribute('href', '/menu/rolly');
});

test('beside the tabs the number of chosen labels is shown, and a press clears them', () => {
  open('/menu?labels=1&labels=3', () => labels, <ActiveLabels />);
  const link = screen.getByRole('link', { name: 'Сбросить метки: 2' });
  expect(link).toHaveTextContent('Метки: 2');
  expect(link).toHaveAttribute('href', '/menu');
});

test('without a chosen label nothing is beside the tabs', () => {
  open('/menu', () => labels, <ActiveLabels />);
  expect(screen.queryByRole('link')).toBeNull();
});
