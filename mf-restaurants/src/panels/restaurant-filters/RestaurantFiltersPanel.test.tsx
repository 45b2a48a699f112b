/** @jest-environment jsdom */
import { emit } from '@storefront/contracts';
import { keepTogether } from '@storefront/domain';
import { type Answer, renderInShell, recovering } from '@storefront/testing';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { NearbyChip, noFilter, useRestaurantFilter } from '../../features/restaurant-filter';
import { denied, here, mockGeolocation, removeGeolocation } from '../../testing/mockGeolocation';
import { testTags } from '../../testing/testRestaurants';
import RestaurantFiltersPanel from './RestaurantFiltersPanel';

const tagsPath = '/api/app/restaurants/tags/';

function open(tags: Answer = testTags, element = <RestaurantFiltersPanel />) {
  const shell = renderInShell(element, { answers: { [tagsPath]: tags } });
  return { ...shell, leaves: () => shell.emitted('shell:panel-back-requested').length };
}
const check = (name: string | RegExp) => screen.findByRole('checkbox', { name });
const apply = () => screen.getByRole('button', { name: 'Применить' });
const applied = () => useRestaurantFilter.getState();

afterEach(() => {
  removeGeolocation();
  useRestaurantFilter.setState(noFilter);
});

test('has a card for nearby and for each tag with a name', async () => {
  open();
  await check('Веранда');
  expect(screen.getAllByRole('checkbox').map(({ parentElement }) => parentElement?.textContent)).toEqual([
    'Рядом со мнойСначала ближайшие рестораны',
    'Веранда',
    'Детская комната',
    'Парковка',
  ]);
  expect(screen.getByRole('heading', { name: 'Особенности' })).toBeVisible();
});

test('«Применить» is blocked until something is selected; it makes the draft the filter and closes', async () => {
  const { user, leaves } = open();
  await check('Веранда');
  expect(apply()).toHaveAccessibleDescription(keepTogether('Выберите хотя бы одну особенность'));
  await user.click(apply());
  expect(leaves()).toBe(0);
  await user.click(await check('Веранда'));
  await user.click(await check('Парковка'));
  expect(applied().tagIds).toEqual([]);
  await user.click(apply());
  expect(applied().tagIds).toEqual([1, 3]);
  expect(leaves()).toBe(1);
});

test('«Применить» closes once, however often it is pressed', async () => {
  const { user, leaves } = open();
  await user.click(await check('Веранда'));
  await user.dblClick(apply());
  expect(leaves()).toBe(1);
});

test('a selected tag is checked, and taking all away leaves «Сбросить»', async () => {
  useRestaurantFilter.setState({ tagIds: [1] });
  const { user, leaves } = open();
  expect(await check('Веранда')).toBeChecked();
  await user.click(await check('Веранда'));
  expect(apply()).toHaveAttribute('aria-disabled', 'true');
  await user.click(screen.getByRole('button', { name: 'Сбросить' }));
  expect(applied()).toEqual(noFilter);
  expect(leaves()).toBe(1);
});

test('closing drops the draft', async () => {
  const { user, unmount } = open();
  await user.click(await check('Веранда'));
  await user.click(screen.getByRole('button', { name: 'Закрыть' }));
  unmount();
  expect(applied()).toEqual(noFilter);
});

test('nearby asks for the position, and is applied with the rest', async () => {
  mockGeolocation((found) => found(here));
  const { user } = open();
  await user.click(await check(/Рядом со мной/));
  await waitFor(async () => expect(await check(/Рядом со мной/)).toBeChecked());
  expect(applied().nearby).toBeUndefined();
  await user.click(apply());
  expect(applied().nearby).toEqual({ latitude: 55.81969, longitude: 37.60359 });
});

test('a denied position leaves nearby off; a missing one has a toast', async () => {
  mockGeolocation((_, failed) => failed?.(denied));
  const { user, emitted } = open();
  await user.click(await check(/Рядом со мной/));
  expect(await check(/Рядом со мной/)).not.toBeChecked();
  expect(emitted('shell:toast-requested')).toEqual([]);
  removeGeolocation();
  await user.click(await check(/Рядом со мной/));
  await waitFor(() =>
    expect(emitted('shell:toast-requested')).toEqual([
      { text: 'Необходимо разрешить доступ к геопозиции', tone: 'error' },
    ]),
  );
  expect(await check(/Рядом со мной/)).not.toBeChecked();
});

test('a slow search says so, and a second press cancels it', async () => {
  let answer = () => undefined as void;
  mockGeolocation((found) => {
    answer = () => found(here);
  });
  const { user } = open();
  await user.click(await check(/Рядом со мной/));
  expect(await check(/Определяем местоположение/)).toBeInTheDocument();
  await user.click(await check(/Рядом со мной/));
  await act(async () => answer());
  expect(await check('Рядом со мной Сначала ближайшие рестораны')).not.toBeChecked();
});

/** A geolocation whose answer waits for the test. */
function slowPosition() {
  let answer = () => undefined as void;
  mockGeolocation((found) => {
    answer = () => found(here);
  });
  return () => act(async () => answer());
}

test('«Применить» waits for the position that is searched for', async () => {
  const arrive = slowPosition();
  const { user, leaves } = open();
  await user.click(await check('Веранда'));
  await user.click(await check(/Рядом со мной/));
  expect(apply()).toHaveAccessibleDescription('Подождите, определяем местоположение');
  await user.click(apply());
  expect(leaves()).toBe(0);
  await arrive();
  await user.click(apply());
  expect(applied()).toEqual({ tagIds: [1], nearby: { latitude: 55.81969, longitude: 37.60359 } });
});

const withChip = (
  <>
    <NearbyChip />
    <RestaurantFiltersPanel />
  </>
);

test('«Сбросить» ends the search that the page has begun', async () => {
  const arrive = slowPosition();
  const { user } = open(testTags, withChip);
  await user.click(screen.getByRole('button', { name: 'Рядом со мной' }));
  await user.click(screen.getByRole('button', { name: 'Сбросить' }));
  expect(screen.getByRole('button', { name: 'Рядом со мной' })).not.toHaveAttribute('aria-busy');
  await arrive();
  expect(applied()).toEqual(noFilter);
});

test('a position that the page has found is in the draft', async () => {
  const arrive = slowPosition();
  const { user } = open(testTags, withChip);
  await user.click(await check('Веранда'));
  await user.click(screen.getByRole('button', { name: 'Рядом со мной' }));
  expect(await check(/Определяем местоположение/)).toBeInTheDocument();
  await arrive();
  expect(await check(/Рядом со мной/)).toBeChecked();
  await user.click(apply());
  expect(applied()).toEqual({ tagIds: [1], nearby: { latitude: 55.81969, longitude: 37.60359 } });
});

test('opened again while it slides away, it shows the filter and not the dropped draft', async () => {
  const arrive = slowPosition();
  const { user } = open();
  await user.click(await check('Веранда'));
  await user.click(await check(/Рядом со мной/));
  act(() => emit('shell:panel-opened', { panel: 'restaurant-filters' }));
  await arrive();
  expect(await check('Веранда')).not.toBeChecked();
  expect(await check(/Сначала ближайшие/)).not.toBeChecked();
});

test('an icon that does not load leaves no broken picture', async () => {
  const { container } = open();
  await check('Веранда');
  const icon = container.querySelector('img');
  expect(icon).toHaveAttribute('src', '/storage/tags/terrace.svg');
  fireEvent.error(icon as HTMLImageElement);
  expect(container.querySelector('img')).toBeNull();
  expect(await check('Веранда')).toBeInTheDocument();
});

test('nearby stands above the skeletons while the tags load', async () => {
  open(() => new Promise(() => undefined));
  expect(screen.getByText('Загружаем особенности')).toBeInTheDocument();
  expect(await check(/Рядом со мной/)).toBeInTheDocument();
});

test('tags that do not load are toasted and can be loaded again', async () => {
  const call = recovering(() => testTags());
  const { user, emitted } = open(call.answer);
  expect(await screen.findByRole('heading', { name: 'Не удалось получить данные' })).toBeVisible();
  expect(emitted('shell:toast-requested')).toEqual([{ text: 'Не удалось получить данные', tone: 'error' }]);
  call.recover();
  await user.click(screen.getByRole('button', { name: 'Повторить' }));
  expect(await check('Веранда')).toBeInTheDocument();
});
