/** @jest-environment jsdom */
import { type Answer, apiError, renderInShell, recovering } from '@storefront/testing';
import { screen } from '@testing-library/react';
import { testRestaurants } from '../../testing/testRestaurants';
import RestaurantPicker from './RestaurantPicker';

const path = '/api/app/restaurants/';
const renderPicker = (chosenId?: number, list: Answer = testRestaurants) => {
  const onChoose = jest.fn();
  const props = { onChoose, ...(chosenId === undefined ? {} : { chosenId }) };
  return { onChoose, ...renderInShell(<RestaurantPicker {...props} />, { answers: { [path]: list } }) };
};

test('calls onChoose with everything the host stores', async () => {
  const { user, onChoose } = renderPicker();
  await user.click(await screen.findByRole('radio', { name: /Танто на Арбате/ }));
  expect(onChoose).toHaveBeenCalledWith({
    id: 2,
    externalId: '2',
    name: 'Танто на Арбате',
    address: 'Арбат, 10',
    coordinates: '55.7525,37.5921',
    hours: 'Открыто круглосуточно',
    isWorking: true,
  });
  await user.click(screen.getByRole('radio', { name: /Химках/ }));
  expect(onChoose).toHaveBeenLastCalledWith(
    expect.objectContaining({ id: 3, coordinates: '', hours: undefined, isWorking: false }),
  );
});

test('shows hours, address and the chosen restaurant', async () => {
  renderPicker(2);
  expect(await screen.findByText('Открыто круглосуточно · Арбат, 10')).toBeVisible();
  expect(screen.getByText('Не указано')).toBeVisible();
  expect(screen.getAllByRole('radio', { checked: true })).toEqual([
    screen.getByRole('radio', { name: /Арбат/ }),
  ]);
});

test('filters by name, street and metro station', async () => {
  const { user } = renderPicker();
  await user.type(await screen.findByRole('searchbox'), 'бутырская');
  expect(screen.getAllByRole('radio')).toEqual([screen.getByRole('radio', { name: /Руставели/ })]);
  await user.type(screen.getByRole('searchbox'), ' 99');
  expect(screen.getByRole('heading', { name: 'Ресторан не найден' })).toBeVisible();
  expect(screen.queryAllByRole('radio')).toEqual([]);
});

test('announces the number of matches', async () => {
  const { user } = renderPicker();
  await user.type(await screen.findByRole('searchbox'), 'танто');
  const count = screen.getByText(/^Найдено: 3\sресторана$/);
  expect(screen.getAllByRole('status')).toContain(count.parentElement);
  await user.type(screen.getByRole('searchbox'), ' на арбате');
  expect(count).toHaveTextContent(/^Найдено: 1\sресторан$/);
});

test.each([
  [undefined, /Руставели/],
  [2, /Арбат/],
])('the arrow down leads from the search to the chosen restaurant (%s) or the first', async (id, name) => {
  const { user, onChoose } = renderPicker(id);
  await user.click(await screen.findByRole('searchbox'));
  await user.keyboard('{ArrowDown}');
  expect(screen.getByRole('radio', { name })).toHaveFocus();
  expect(onChoose).not.toHaveBeenCalled();
});

test('shows five skeletons while loading', () => {
  const { container } = renderPicker(undefined, () => new Promise(() => undefined));
  expect(screen.getByText('Загружаем рестораны')).toBeInTheDocument();
  expect(container.querySelectorAll('[data-shape=row]')).toHaveLength(5);
});

test.each([
  ['without a message', undefined, 'Не удалось получить данные'],
  ['with one', 'Рестораны обновляются', 'Рестораны обновляются'],
])('a failed load %s is toasted', async (_, message, text) => {
  const { emittedEvents } = renderPicker(undefined, () => {
    throw apiError(500, message);
  });
  await screen.findByRole('button', { name: 'Повторить' });
  expect(emittedEvents).toEqual([{ name: 'shell:toast-requested', payload: { text, tone: 'error' } }]);
});

test('a failed load can be retried', async () => {
  const call = recovering(() => testRestaurants());
  const { user } = renderPicker(undefined, call.answer);
  const retry = await screen.findByRole('button', { name: 'Повторить' });
  call.recover();
  await user.click(retry);
  expect(await screen.findAllByRole('radio')).toHaveLength(3);
});
