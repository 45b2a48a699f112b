/** @jest-environment jsdom */
import { type Answer, renderInShell, recovering } from '@storefront/testing';
import { screen, waitFor } from '@testing-library/react';
import { noFilter, useRestaurantFilter } from '../../features/restaurant-filter';
import { here, mockGeolocation, removeGeolocation } from '../../testing/mockGeolocation';
import { testRestaurants } from '../../testing/testRestaurants';
import RestaurantSearchPanel from './RestaurantSearchPanel';

const path = '/api/app/restaurants/';

function open(list: Answer = testRestaurants) {
  return renderInShell(<RestaurantSearchPanel />, { answers: { [path]: list } });
}
const field = () => screen.getByRole('combobox', { name: 'Улица, метро или название' });
const option = (name: RegExp) => screen.findByRole('option', { name });
const options = () => screen.queryAllByRole('option').map(({ textContent }) => textContent);

beforeEach(() => {
  Element.prototype.scrollIntoView = jest.fn();
});
afterEach(() => {
  removeGeolocation();
  useRestaurantFilter.setState(noFilter);
});

test('the field has the focus, and the list has every restaurant at first', async () => {
  open();
  expect(field()).toHaveFocus();
  await option(/Руставели/);
  expect(options()).toHaveLength(3);
  expect(options()[0]).toContain('ул.\u00A0Руставели, 14\u00A0· Бутырская');
});

test('finds by name, street and metro station; spaces around the text do not count', async () => {
  const { user } = open();
  await option(/Руставели/);
  await user.type(field(), '  бутырская ');
  expect(options()).toEqual([expect.stringContaining('Танто на\u00A0Руставели')]);
  await waitFor(() => expect(screen.getByText(/^1\sресторан$/)).toBeInTheDocument());
});

test('the number of results is announced also after nothing was found', async () => {
  const { user } = open();
  const count = await screen.findByText(/^3\sресторана$/);
  expect(count).toHaveAttribute('role', 'status');
  await user.type(field(), 'Владивосток');
  await waitFor(() => expect(count).toBeEmptyDOMElement());
  expect(screen.getByText('Ресторан не найден')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Очистить' }));
  // A live region that appears with its text is not announced.
  await waitFor(() => expect(count).toHaveTextContent(/^3\sресторана$/));
  expect(count).toBeInTheDocument();
});

test('nothing found', async () => {
  const { user } = open();
  await option(/Руставели/);
  await user.type(field(), 'Владивосток');
  expect(await screen.findByRole('heading', { name: 'Ресторан не найден' })).toBeVisible();
  expect(options()).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Очистить' }));
  expect(options()).toHaveLength(3);
  expect(field()).toHaveFocus();
});

test('arrow keys and Enter open a restaurant', async () => {
  const { user, emitted } = open();
  const arbat = await option(/Арбате/);
  await user.keyboard('{ArrowDown}{ArrowDown}');
  expect(arbat).toHaveAttribute('aria-selected', 'true');
  expect(field()).toHaveAttribute('aria-activedescendant', arbat.id);
  await user.keyboard('{Enter}');
  expect(emitted('shell:panel-requested')).toEqual([{ panel: 'restaurant', params: { slug: 'arbat' } }]);
});

test('nearby sorts and shows the distances', async () => {
  mockGeolocation((found) => found(here));
  const { user, calls } = open();
  await option(/Руставели/);
  await user.click(screen.getByRole('button', { name: 'Рядом со мной' }));
  expect(await screen.findByText(/^7,5\sкм$/)).toBeVisible();
  expect(calls.map(({ query }) => query)).toContainEqual({ nearby: '55.8196,37.6035' });
});

test('chosen tags limit the search, and the panel shows and removes that limit', async () => {
  useRestaurantFilter.setState({ tagIds: [3] });
  const { user } = open();
  await option(/Арбате/);
  expect(options()).toHaveLength(1);
  await user.click(screen.getByRole('button', { name: 'Особенности' }));
  expect(options()).toHaveLength(3);
  expect(field()).toBeVisible();
});

test('shows five skeletons while loading', () => {
  const { container } = open(() => new Promise(() => undefined));
  expect(screen.getByText('Загружаем рестораны')).toBeInTheDocument();
  expect(container.querySelectorAll('[data-shape=row]')).toHaveLength(5);
});

test('a failed load is toasted and can be repeated', async () => {
  const call = recovering(() => testRestaurants());
  const { user, emitted } = open(call.answer);
  expect(await screen.findByRole('heading', { name: 'Не удалось получить данные' })).toBeVisible();
  expect(emitted('shell:toast-requested')).toEqual([{ text: 'Не удалось получить данные', tone: 'error' }]);
  call.recover();
  await user.click(screen.getByRole('button', { name: 'Повторить' }));
  expect(await option(/Руставели/)).toBeVisible();
});
