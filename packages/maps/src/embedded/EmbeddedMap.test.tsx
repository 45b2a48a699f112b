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
  // jsdom has no layout.
  for (const side of ['clientWidth', 'clientHeight'] as const) {
    jest.spyOn(HTMLElement.prototype, side, 'get').mockReturnValue(800);
  }
  // jsdom has no canvas; drawing.test.ts tests what is drawn.
  jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
});

// With the chunk loaded, a test waits for the map only.
beforeAll(() => import('./EmbeddedMap'), 60_000);

const cityMap = (props: Partial<CityMapProps> = {}) => (
  <StrictMode>
    <CityMap label="Карта" centre={centre} zoom={11} {...props} />
  </StrictMode>
);

test('has a name, names its source, and removes itself when it unmounts', async () => {
  const { container, unmount } = render(cityMap());
  expect(await screen.findByText(/Собственные данные/)).toBeInTheDocument();
  expect(screen.getByRole('region', { name: 'Карта' })).toBeInTheDocument();
  expect(container.querySelectorAll('.leaflet-map-pane')).toHaveLength(1);
  unmount();
  expect(document.querySelector('.leaflet-map-pane')).toBeNull();
});

test('markers are buttons; near ones form a cluster that zooms in; the chosen one is never clustered', async () => {
  const user = userEvent.setup();
  const onMarkerChoose = jest.fn();
  const { rerender } = render(cityMap({ markers, onMarkerChoose }));
  await user.click(await screen.findByRole('button', { name: 'На Руставели' }));
  expect(onMarkerChoose).toHaveBeenLastCalledWith('1');
  expect(screen.queryByRole('button', { name: 'На Покровке' })).not.toBeInTheDocument();
  rerender(cityMap({ markers, onMarkerChoose, chosenMarkerId: '3' }));
  const chosen = await screen.findByRole('button', { name: 'На Маросейке' });
  expect(chosen).toHaveAttribute('aria-pressed', 'true');
  expect(screen.getByRole('button', { name: 'На Покровке' })).toHaveAttribute('data-look', 'muted');
  rerender(cityMap({ markers, onMarkerChoose }));
  await user.click(await screen.findByRole('button', { name: /^Мест рядом: 2\. Приблизить: На Покровке/ }));
  await user.click(await screen.findByRole('button', { name: 'На Маросейке' }));
  expect(onMarkerChoose).toHaveBeenLastCalledWith('3');
});

test('arrows and dragging move the pin', async () => {
  const user = userEvent.setup();
  const onPinMove = jest.fn();
  render(cityMap({ pin: { point: centre, title: 'Арбат, 1', note: 'Привезем за 45 минут' }, onPinMove }));
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

test('a press on the pin does not move it, even when the finger trembles', async () => {
  const onPinMove = jest.fn();
  render(cityMap({ pin: { point: centre }, onPinMove }));
  const pin = await screen.findByRole('button', { name: 'Метка на карте' });
  fireEvent(pin, new MouseEvent('pointerdown', { bubbles: true, clientX: 10, clientY: 10 }));
  fireEvent(pin, new MouseEvent('pointermove', { bubbles: true, clientX: 12, clientY: 9 }));
  fireEvent(pin, new MouseEvent('pointerup', { bubbles: true, clientX: 12, clientY: 9 }));
  expect(onPinMove).not.toHaveBeenCalled();
});

test('an arrow moves the pin at the nearest zoom, even after its coordinates are truncated', async () => {
  const user = userEvent.setup();
  const onPinMove = jest.fn();
  render(cityMap({ zoom: 17, pin: { point: centre }, onPinMove }));
  (await screen.findByRole('button', { name: 'Метка на карте' })).focus();
  await user.keyboard('{ArrowUp}{ArrowRight}');
  const [up, right] = onPinMove.mock.calls.map(([point]) => point);
  expect(truncateCoordinate(up.latitude)).toBeGreaterThan(centre.latitude);
  expect(truncateCoordinate(right.longitude)).toBeGreaterThan(centre.longitude);
});

test('keys pan and zoom the map, and Enter moves the pin to its centre', async () => {
  const user = userEvent.setup();
  const onPinMove = jest.fn();
  render(cityMap({ onPinMove }));
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
