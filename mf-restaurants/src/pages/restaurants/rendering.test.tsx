/** @jest-environment jsdom */
import type { CityMapProps } from '@storefront/maps';
import { renderInShell } from '@storefront/testing';
import { screen } from '@testing-library/react';
import { testRestaurants, testTags } from '../../testing/testRestaurants';
import RestaurantsPage from './RestaurantsPage';

const mockMaps: CityMapProps[] = [];
const mockFacade = jest.fn((_restaurant: string) => null);
jest.mock('@storefront/maps', () => ({
  ...jest.requireActual('@storefront/maps'),
  CityMap: (props: CityMapProps) => {
    mockMaps.push(props);
    return null;
  },
}));
// Each card renders one facade, so calls of the mock count rendered cards.
jest.mock('../../shared/restaurant/Facade', () => ({
  Facade: ({ restaurant }: { restaurant: { name: string } }) => mockFacade(restaurant.name),
}));

test('a mouse over a card renders neither the cards nor the markers again', async () => {
  const { user } = renderInShell(<RestaurantsPage />, {
    url: '/restaurants',
    answers: { '/api/app/restaurants/': testRestaurants, '/api/app/restaurants/tags/': testTags },
  });
  const second = await screen.findByRole('button', { name: 'Выбрать ресторан: Танто на Арбате' });
  await screen.findByRole('button', { name: 'Детская комната' });
  const before = mockMaps.at(-1);
  mockFacade.mockClear();
  await user.hover(second);
  const after = mockMaps.at(-1);
  expect(after?.chosenMarkerId).toBe('2');
  expect(after?.markers).toBe(before?.markers);
  expect(after?.onMarkerChoose).toBe(before?.onMarkerChoose);
  expect(mockFacade).not.toHaveBeenCalled();
  await user.click(second);
  expect(mockFacade.mock.calls).toEqual([['Танто на Руставели'], ['Танто на Арбате']]);
});
