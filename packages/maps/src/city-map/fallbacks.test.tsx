/** @jest-environment jsdom */
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createGeocoder } from '../geocoder/createGeocoder';
import { fakeYandexScript } from '../testing/fakeYandexScript';
import { CityMap } from './CityMap';

let isChunkMissing = false;
jest.mock('../embedded/EmbeddedMap', () => ({
  get EmbeddedMap() {
    if (isChunkMissing) throw new Error('the chunk is gone');
    return () => <p>the embedded map</p>;
  },
}));

const service = { apiKey: 'key', host: 'https://api-maps.yandex.ru' } as const;
const centre = { latitude: 55.75, longitude: 37.6 };
const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
afterAll(() => warn.mockRestore());
// With the chunk loaded, a test waits for the map only.
beforeAll(() => import('../yandex/adapter'), 60_000);

test('when the script of the service fails, the embedded map takes over, and the search rejects', async () => {
  const served = fakeYandexScript({ isDown: true });
  render(<CityMap label="Карта" service={service} centre={centre} zoom={10} />);
  expect(await screen.findByText('the embedded map')).toBeInTheDocument();
  const fetch = jest.fn();
  await expect(createGeocoder({ service, fetch }).suggest('арбат')).rejects.toThrow('a moment ago');
  expect(fetch).not.toHaveBeenCalled();
  // The failed script is not requested again for a while.
  expect(served.scripts).toHaveLength(1);
  served.stop();
});

test('a map that fails to load says so and can be retried', async () => {
  isChunkMissing = true;
  const user = userEvent.setup();
  render(<CityMap label="Карта" centre={centre} zoom={10} />);
  expect(await screen.findByText(/Карта не загрузилась/)).toBeInTheDocument();
  isChunkMissing = false;
  await user.click(screen.getByRole('button', { name: 'Загрузить карту еще раз' }));
  await waitFor(() => expect(screen.getByText('the embedded map')).toBeInTheDocument());
});
