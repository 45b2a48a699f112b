/** @jest-environment jsdom */
import { truncateCoordinate } from '@storefront/domain';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { StrictMode } from 'react';
import { CityMap, type CityMapProps } from '../city-map/CityMap';

const centre = { latitude: 55.75, longitude: 37.6 };
const markers = [
  { id: '1', label: 'На Руставели', point: { latitude: 55.81, longitude: 37.59 } },
  { id: '2', label: 'На Покровке', point: { latitude: 55.76, longitude: 37.65 }, isMuted: true },
  { id: '3', label: 'На Маросейке', point: { latitude: 55.7601, longitude: 37.6501 } },
];

beforeAll(() => {
  globalThis.ResizeObserver = class {
    observe() {}
    unobserve() {}
    disconnect() {}
  };
  // jsdom lays nothing out.
  for (const side of ['clientWidth', 'clientHeight'] as const) {
    jest.spyOn(HTMLElement.prototype, side, 'get').mockReturnValue(800);
  }
  // jsdom draws nothing; what is drawn is tested by drawing.test.ts.
  jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
});

// The chunk is there: a test waits for the map alone.
beforeAll(() => import('./EmbeddedMap'), 60_000);

const draw = (props: Partial<CityMapProps> = {}) => (
  <StrictMode>
    <CityMap label="Карта" centre={centre} zoom={11} {...props} />
  </StrictMode>
);

test('is named, says where it is from, and leaves nothing behind', async () => {
  const { container, unmount } = render(draw());
  expect(await screen.findByText(/Собственные данные/)).toBeInTheDocument();
  expect(screen.getByRole('region', { name: 'Карта' })).toBeInTheDocument();
  expect(container.querySelectorAll('.leaflet-map-pane')).toHaveLength(1);
  unmount();
  expect(document.querySelector('.leaflet-map-pane')).toBeNull();
});

test('markers are buttons, near ones a cluster that zooms in, the chosen one stands alone', async () => {
  const user = userEvent.setup();
  const onMarkerChoose = jest.fn();
  const { rerender } = render(draw({ markers, onMarkerChoose }));
  await user.click(await screen.findByRole('button', { name: 'На Руставели' }));
  expect(onMarkerChoose).toHaveBeenLastCalledWith('1');
  expect(screen.queryByRole('button', { name: 'На Покровке' })).not.toBeInTheDocument();
  rerender(draw({ markers, onMarkerChoose, chosenMarkerId: '3' }));
  const chosen = await screen.findByRole('button', { name: 'На Маросейке' });
  expect(chosen).toHaveAttribute('aria-pressed', 'true');
  expect(screen.getByRole('button', { name: 'На Покровке' })).toHaveAttribute('data-look', 'muted');
  rerender(draw({ markers, onMarkerChoose }));
  await user.click(await screen.findByRole('button', { name: /^Мест рядом: 2\. Приблизить: На Покровке/ }));
  await user.click(await screen.findByRole('button', { name: 'На Маросейке' }));
  expect(onMarkerChoose).toHaveBeenLastCalledWith('3');
});

test('the pin moves by arrows and by dragging', async () => {
  const user = userEvent.setup();
  const onPinMove = jest.fn();
  render(draw({ pin: { point: centre, title: 'Арбат, 1', note: 'Привезем за 45 минут' }, onPinMove }));
  const pin = await screen.findByRole('button', { name: 'Метка: Арбат, 1' });
  expect(screen.getByText('Привезем за 45 минут')).toBeInTheDocument();
  pin.focus();
  await user.keyboard('{ArrowUp}');
  expect(onPinMove.mock.lastCall[0].latitude).toBeGreaterThan(centre.latitude);
  expect(onPinMove.mock.lastCall[0].longitude).toBeCloseTo(centre.longitude, 3);
  fireEvent(pin, new MouseEvent('pointerdown', { bubbles: true, clientX: 10, clientY: 10 }));
  fireEvent(pin, new MouseEvent('pointermove', { bubbles: true, clientX: 60, clientY: 10 }));
  expect(screen.queryByText('Привезем за 45 минут')).not.toBeInTheDocument();
  fireEvent(pin, new MouseEvent('pointerup', { bubbles: true, clientX: 60, clientY: 10 }));
  expect(onPinMove).toHaveBeenCalledTimes(2);
  expect(onPinMove.mock.lastCall[0].longitude).toBeGreaterThan(centre.longitude);
});

test('a press on the pin is no move, however the finger trembles', async () => {
  const onPinMove = jest.fn();
  render(draw({ pin: { point: centre }, onPinMove }));
  const pin = await screen.findByRole('button', { name: 'Метка на карте' });
  fireEvent(pin, new MouseEvent('pointerdown', { bubbles: true, clientX: 10, clientY: 10 }));
  fireEvent(pin, new MouseEvent('pointermove', { bubbles: true, clientX: 12, clientY: 9 }));
  fireEvent(pin, new MouseEvent('pointerup', { bubbles: true, clientX: 12, clientY: 9 }));
  expect(onPinMove).not.toHaveBeenCalled();
});

test('an arrow moves the pin at the nearest zoom, even once its coordinates are cut', async () => {
  const user = userEvent.setup();
  const onPinMove = jest.fn();
  render(draw({ zoom: 17, pin: { point: centre }, onPinMove }));
  (await screen.findByRole('button', { name: 'Метка на карте' })).focus();
  await user.keyboard('{ArrowUp}{ArrowRight}');
  const [up, right] = onPinMove.mock.calls.map(([point]) => point);
  expect(truncateCoordinate(up.latitude)).toBeGreaterThan(centre.latitude);
  expect(truncateCoordinate(right.longitude)).toBeGreaterThan(centre.longitude);
});

test('keys pan and zoom the map, and Enter puts the pin into its middle', async () => {
  const user = userEvent.setup();
  const onPinMove = jest.fn();
  render(draw({ onPinMove }));
  const surface = await screen.findByRole('application', { name: /Enter ставит метку/ });
  await screen.findByText(/Собственные данные/);
  surface.focus();
  await user.keyboard('{Enter}');
  expect(onPinMove.mock.lastCall[0].latitude).toBeCloseTo(centre.latitude, 2);
  await user.keyboard('{ArrowUp}');
  await waitFor(async () => {
    await user.keyboard('{Enter}');
    expect(onPinMove.mock.lastCall[0].latitude).toBeGreaterThan(centre.latitude + 0.01);
  });
});
