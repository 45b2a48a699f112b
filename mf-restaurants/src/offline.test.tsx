/** @jest-environment jsdom */
import { renderInShell, setOnline } from '@storefront/testing';
import { screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import RestaurantPage from './pages/restaurant/RestaurantPage';
import BookingPanel from './panels/booking/BookingPanel';
import RestaurantPanel from './panels/restaurant/RestaurantPanel';
import RestaurantsPanel from './panels/restaurants/RestaurantsPanel';
import { bookingAnswers, setUpBooking } from './testing/booking';

jest.mock('@storefront/maps', () => jest.requireActual('@storefront/testing/fake-map'));

setUpBooking();
beforeEach(() => setOnline(false));
afterEach(() => setOnline(true));

test.each<[string, () => ReactElement]>([
  ['a restaurant’s page', () => <RestaurantPage params={{ slug: '1' }} />],
  ['a restaurant’s panel', () => <RestaurantPanel slug="1" />],
  ['the restaurants', () => <RestaurantsPanel />],
  ['the booking', () => <BookingPanel slug="1" />],
])('%s says that there is no network, and loads when it is back', async (_, view) => {
  renderInShell(view(), { session: 'user', answers: bookingAnswers });
  expect(await screen.findByText('Нет сети. Загрузим, когда она появится')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Повторить' })).toBeNull();
  await setOnline(true);
  expect((await screen.findAllByText('Танто на Руставели'))[0]).toBeVisible();
});
