/** @jest-environment jsdom */
import { truncateCoordinate } from '@storefront/domain';
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Profiler, StrictMode } from 'react';
import { CityMap, type CityMapProps } from '../city-map/CityMap';
import { spreadMarkers } from '../testing/restaurants';

const centre = { latitude: 55.75, longitude: 37.6 };
const markers = [
  { id: '1', label: 'На Руставели', point: { latitude: 55.81, longitude: 37.59 } },
  { id: '2', label: 'На Покровке', point: { latitude: 55.76, longitude: 37.65 }, isMuted: true },
  {
    id: '3',
    label: 'На Маросейке',
    note: 'Открыто до 23:00',
    point: { latitude: 55.761, longitude: 37.651 },
  },
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
  // jsdom has no canvas; drawing.test.ts tests the drawing.
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
  expect(screen.getByText('Открыто до 23:00')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'На Покровке' })).toHaveAttribute('data-look', 'muted');
  rerender(cityMap({ markers, onMarkerChoose }));
  const cluster = await screen.findByRole('button', { name: /^2\sресторана$/ });
  expect(cluster).toHaveAccessibleDescription('Показать по отдельности: На Покровке, На Маросейке');
  await user.click(cluster);
  // The pressed button is gone: the focus is on its first restaurant.
  expect(await screen.findByRole('button', { name: 'На Покровке' })).toHaveFocus();
  await user.click(await screen.findByRole('button', { name: 'На Маросейке' }));
  expect(onMarkerChoose).toHaveBeenLastCalledWith('3');
});

test('a new map appears once all its tiles are painted, also where one fails', async () => {
  const reported = jest.fn();
  Object.assign(globalThis, { reportError: reported });
  jest.mocked(HTMLCanvasElement.prototype.getContext).mockImplementationOnce(() => {
    throw new Error('no canvas');
  });
  const { container } = render(cityMap());
  const tiles = (loaded = '') => container.querySelectorAll(`.leaflet-tile${loaded}`).length;
  await waitFor(() => expect(tiles('.leaflet-tile-loaded')).toBeGreaterThan(0));
  expect(tiles()).toBeGreaterThan(tiles('.leaflet-tile-loaded'));
  expect(container.querySelector('.leaflet-layer[data-painted]')).toBeNull();
  await waitFor(() => expect(container.querySelector('.leaflet-layer[data-painted]')).not.toBeNull());
  expect(tiles('.leaflet-tile-loaded')).toBe(tiles());
  expect(reported).toHaveBeenCalledTimes(1);
  Reflect.deleteProperty(globalThis, 'reportError');
});

test('a zoom keeps the old tiles until the new tiles are there', async () => {
  const { container } = render(cityMap());
  const loadedTiles = () => [...container.querySelectorAll('.leaflet-tile-loaded')];
  await waitFor(() => expect(loadedTiles().length).toBeGreaterThan(8));
  const old = loadedTiles();
  fireEvent.click(screen.getByRole('button', { name: 'Приблизить' }));
  expect(loadedTiles().filter((tile) => old.includes(tile)).length).toBeGreaterThan(3);
  await waitFor(() => expect(loadedTiles().some((tile) => old.includes(tile))).toBe(false));
  expect(loadedTiles().length).toBeGreaterThan(8);
});

test('a place without coordinates, or outside the service box, is not on the map', async () => {
  const odd = [
    { id: 'nan', label: 'Нигде', point: { latitude: Number.NaN, longitude: Number.NaN } },
    { id: 'null', label: 'В океане', point: { latitude: 0, longitude: 0 } },
  ];
  render(cityMap({ markers: [...odd, ...markers], chosenMarkerId: 'nan' }));
  expect(await screen.findByRole('button', { name: 'На Руставели' })).toBeInTheDocument();
  expect(screen.queryByText(/Нигде|океане/)).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /Нигде|океане|^4\s/ })).not.toBeInTheDocument();
});

describe('markers that share a point', () => {
  const together = [
    ...['Север', 'Юг', 'Восток'].map((label) => ({
      id: label,
      label,
      note: `${label}: до 23:00`,
      point: centre,
    })),
    { id: 'far', label: 'Вдали', point: { latitude: 55.81, longitude: 37.59 } },
  ];
  const openList = async (user: ReturnType<typeof userEvent.setup>) => {
    const cluster = await screen.findByRole('button', { name: /^3\sресторана$/ });
    cluster.focus();
    await user.keyboard('{Enter}');
    return { cluster, list: screen.getByRole('list', { name: 'Рестораны в одном месте' }) };
  };

  test('are listed by a press, by keyboard too', async () => {
    const user = userEvent.setup();
    const onMarkerChoose = jest.fn();
    const { rerender } = render(cityMap({ markers: together, onMarkerChoose }));
    const { cluster, list } = await openList(user);
    expect(cluster).toHaveAttribute('aria-expanded', 'true');
    expect(within(list).getAllByRole('button')).toHaveLength(3);
    expect(within(list).getByRole('button', { name: /^Север/ })).toHaveFocus();
    await user.tab();
    await user.keyboard('{Enter}');
    expect(onMarkerChoose).toHaveBeenLastCalledWith('Юг');
    expect(list).not.toBeInTheDocument();
    rerender(cityMap({ markers: together, onMarkerChoose, chosenMarkerId: 'Юг' }));
    expect(await screen.findByRole('button', { name: 'Юг', pressed: true })).toBeInTheDocument();
    expect(screen.getByRole('button', { name: /^2\sресторана$/ })).toBeInTheDocument();
  });

  test('close by Escape, which goes no further, and by a press elsewhere', async () => {
    const user = userEvent.setup();
    render(cityMap({ markers: together }));
    const closesPanel = jest.fn();
    const panel = ({ key, defaultPrevented }: KeyboardEvent) =>
      key === 'Escape' && !defaultPrevented && closesPanel();
    document.addEventListener('keydown', panel, true);
    const { cluster, list } = await openList(user);
    await user.keyboard('{Escape}');
    expect(list).not.toBeInTheDocument();
    expect(cluster).toHaveFocus();
    expect(closesPanel).not.toHaveBeenCalled();
    document.removeEventListener('keydown', panel, true);
    const again = await openList(user);
    await user.click(screen.getByRole('application'));
    expect(again.list).not.toBeInTheDocument();
  });

  test('are no longer listed at another zoom', async () => {
    const user = userEvent.setup();
    render(cityMap({ markers: together }));
    const { list } = await openList(user);
    await user.click(screen.getByRole('button', { name: 'Приблизить' }));
    expect(list).not.toBeInTheDocument();
  });

  test('are no longer listed after the map panned away and back', async () => {
    const user = userEvent.setup();
    render(cityMap({ markers: together }));
    const { cluster, list } = await openList(user);
    screen.getByRole('application').focus();
    await waitFor(async () => {
      await user.keyboard('{ArrowRight}');
      expect(cluster.isConnected).toBe(false);
    });
    expect(list).not.toBeInTheDocument();
    const again = await waitFor(async () => {
      await user.keyboard('{ArrowLeft}');
      return screen.getByRole('button', { name: /^3\sресторана$/ });
    });
    expect(again).toHaveAttribute('aria-expanded', 'false');
    expect(screen.queryByRole('list', { name: 'Рестораны в одном месте' })).not.toBeInTheDocument();
  });
});

describe('500 restaurants', () => {
  const many = spreadMarkers(500);
  const buttons = () => within(screen.getByRole('group', { name: 'Места на карте' })).getAllByRole('button');

  test.each([8, 10, 12, 14, 16, 17])('at zoom %i render only in view and around it', async (zoom) => {
    const { unmount } = render(cityMap({ zoom, markers: many }));
    await screen.findByRole('group', { name: 'Места на карте' });
    // Most of 500 at zoom 12, where a map of 800 px and half of it beyond each edge hold all of them, 60 px apart.
    await waitFor(() =>
      expect(within(screen.getByRole('group')).queryAllByRole('button').length).toBeLessThan(320),
    );
    unmount();
  });

  test('do not rerender while the map pans within that area', async () => {
    const renders = jest.fn();
    const onMarkerChoose = jest.fn();
    const user = userEvent.setup();
    render(
      <Profiler id="map" onRender={renders}>
        {cityMap({ zoom: 12, markers: many, onMarkerChoose })}
      </Profiler>,
    );
    await screen.findByRole('group', { name: 'Места на карте' });
    await waitFor(() => expect(buttons().length).toBeGreaterThan(10));
    const before = buttons();
    renders.mockClear();
    screen.getByRole('application').focus();
    await user.keyboard('{ArrowRight}{ArrowDown}');
    expect(renders).not.toHaveBeenCalled();
    // Beyond the margin, markers that come into view are added, and markers that stay keep their elements.
    await waitFor(async () => {
      await user.keyboard('{ArrowRight}');
      expect(renders).toHaveBeenCalled();
    });
    expect(buttons().filter((button) => before.includes(button)).length).toBeGreaterThan(5);
  });
});

test.each([
  ['a mouse on the map', 'mouse', 'map', 1],
  ['a mouse on a marker', 'mouse', 'marker', 0],
  ['a finger on the map', 'touch', 'map', 0],
])(
  'the press of %s gives the map the pointer only where it drags the map',
  async (_, pointerType, where, times) => {
    const capture = jest.fn();
    HTMLElement.prototype.setPointerCapture = capture;
    render(cityMap({ markers }));
    const marker = await screen.findByRole('button', { name: 'На Руставели' });
    const map = marker.closest('.leaflet-container');
    const press = new MouseEvent('pointerdown', { bubbles: true, button: 0 });
    Object.assign(press, { pointerId: 7, pointerType });
    fireEvent(where === 'map' && map ? map : marker, press);
    expect(capture).toHaveBeenCalledTimes(times);
    Reflect.deleteProperty(HTMLElement.prototype, 'setPointerCapture');
  },
);

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

test.each([
  { key: 'ArrowLeft', altKey: true },
  { key: 'ArrowRight', metaKey: true },
  { key: '=', ctrlKey: true },
  { key: '-', metaKey: true },
])('%j goes back or zooms the page, as it does beside the map', async (keys) => {
  const onPinMove = jest.fn();
  render(cityMap({ pin: { point: centre }, onPinMove }));
  const pin = await screen.findByRole('button', { name: 'Метка на карте' });
  // Whether the browser may act.
  expect(fireEvent.keyDown(pin, keys)).toBe(true);
  expect(fireEvent.keyDown(screen.getByRole('application'), keys)).toBe(true);
  expect(onPinMove).not.toHaveBeenCalled();
});

test('another centreKey moves the map back to the same centre', async () => {
  const user = userEvent.setup();
  const onPinMove = jest.fn();
  const { rerender } = render(cityMap({ centreKey: 1, onPinMove }));
  const surface = await screen.findByRole('application', { name: /Enter ставит метку/ });
  await screen.findByText(/Собственные данные/);
  surface.focus();
  const longitude = async () => {
    await user.keyboard('{Enter}');
    return onPinMove.mock.lastCall[0].longitude as number;
  };
  await user.keyboard('{ArrowRight}');
  await waitFor(async () => expect(await longitude()).toBeGreaterThan(centre.longitude + 0.01));
  rerender(cityMap({ centreKey: 1, onPinMove }));
  expect(await longitude()).toBeGreaterThan(centre.longitude + 0.01);
  rerender(cityMap({ centreKey: 2, onPinMove }));
  await waitFor(async () => expect(await longitude()).toBeCloseTo(centre.longitude, 3));
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
