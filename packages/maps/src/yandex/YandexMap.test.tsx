/** @jest-environment jsdom */
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { StrictMode } from 'react';
import { CityMap, type CityMapProps } from '../city-map/CityMap';
import { fakeYandexScript, FakeMap } from '../testing/fakeYandexScript';

const service = { apiKey: 'key-1', host: 'https://api-maps.yandex.ru' } as const;
const centre = { latitude: 55.75, longitude: 37.6 };
const square = [
  { latitude: 55.7, longitude: 37.5 },
  { latitude: 55.7, longitude: 37.7 },
  { latitude: 55.8, longitude: 37.6 },
];
const markers = [
  { id: '1', label: 'На Руставели', point: centre },
  {
    id: '2',
    label: 'На Покровке',
    point: { latitude: 55.76, longitude: 37.65 },
    note: 'Открыто до 23:00',
    isMuted: true,
  },
];

const cityMap = (props: Partial<CityMapProps> = {}) => (
  <StrictMode>
    <CityMap label="Карта" service={service} centre={centre} zoom={10} {...props} />
  </StrictMode>
);

let arrive = () => {};
const served = fakeYandexScript({ arrives: new Promise((resolve) => (arrive = resolve)) });
// With the chunk loaded, a test waits for the map only.
beforeAll(() => import('./adapter'), 60_000);
afterAll(served.stop);

async function findMap(): Promise<FakeMap> {
  await waitFor(() => expect(FakeMap.alive.size).toBe(1));
  const [map] = FakeMap.alive;
  if (!map) throw new Error('no map');
  return map;
}

const findSurface = async () => screen.findByRole('application', { name: /Стрелки двигают карту/ });

test('says that the map loads until the script of the service has arrived', async () => {
  const { unmount } = render(cityMap());
  await waitFor(() => expect(served.scripts).toHaveLength(1));
  const notice = screen.getByRole('status');
  expect(notice).toHaveTextContent('Загружаем карту');
  await act(async () => arrive());
  await findMap();
  await waitFor(() => expect(notice.isConnected).toBe(false));
  unmount();
  await waitFor(() => expect(FakeMap.alive.size).toBe(0));
});

test('mounts one map under StrictMode with the key, and removes it on unmount', async () => {
  const { unmount } = render(cityMap({ zones: [square] }));
  const map = await findMap();
  expect(screen.getByRole('region', { name: 'Карта' })).toContainElement(map.element);
  await waitFor(() => expect(map.objects().map(({ geometry }) => geometry.getCoordinates())).toHaveLength(1));
  expect(served.scripts[0]).toContain('https://api-maps.yandex.ru/2.1/?');
  expect(served.scripts[0]).toContain('apikey=key-1');
  expect(served.scripts[0]).toContain('lang=ru_RU');
  unmount();
  await waitFor(() => expect(FakeMap.alive.size).toBe(0));
});

test('a second map does not load the script again, and does not say that it loads', async () => {
  const { unmount } = render(cityMap());
  await findSurface();
  expect(screen.queryByText('Загружаем карту')).not.toBeInTheDocument();
  await findMap();
  expect(served.scripts).toHaveLength(1);
  unmount();
  await waitFor(() => expect(FakeMap.alive.size).toBe(0));
});

test('pans and zooms by keys, by buttons and by its props', async () => {
  const user = userEvent.setup();
  const { rerender, unmount } = render(cityMap());
  const map = await findMap();
  (await findSurface()).focus();
  await user.keyboard('{ArrowRight}');
  expect(map.getCenter()[1]).toBeCloseTo(37.68, 5);
  await user.keyboard('+');
  expect(map.getZoom()).toBe(11);
  await user.click(screen.getByRole('button', { name: 'Отдалить' }));
  expect(map.getZoom()).toBe(10);
  rerender(cityMap({ centre: { latitude: 55.9, longitude: 37.4 }, zoom: 16 }));
  await waitFor(() => expect(map.getCenter()).toEqual([55.9, 37.4]));
  expect(map.getZoom()).toBe(16);
  (await findSurface()).focus();
  await user.keyboard('{ArrowRight}');
  expect(map.getCenter()).not.toEqual([55.9, 37.4]);
  rerender(cityMap({ centre: { latitude: 55.9, longitude: 37.4 }, zoom: 16, centreKey: 1 }));
  await waitFor(() => expect(map.getCenter()).toEqual([55.9, 37.4]));
  unmount();
});

test.each([
  [false, 200],
  [true, 0],
])('where reduced motion is %s, the map moves to another centre in %d ms', async (isReduced, duration) => {
  const media = jest
    .spyOn(window, 'matchMedia')
    .mockImplementation((query) => fakeMedia(isReduced && query.includes('motion')));
  const { rerender, unmount } = render(cityMap());
  const move = jest.spyOn(await findMap(), 'setCenter');
  rerender(cityMap({ centre: { latitude: 55.9, longitude: 37.4 } }));
  await waitFor(() => expect(move).toHaveBeenLastCalledWith([55.9, 37.4], 10, { duration }));
  unmount();
  media.mockRestore();
});

const fakeMedia = (matches: boolean) =>
  ({ matches, addEventListener() {}, removeEventListener() {} }) as unknown as MediaQueryList;

test('markers are clustered and can be chosen by press or by Tab; the chosen one is never clustered', async () => {
  const user = userEvent.setup();
  const onMarkerChoose = jest.fn();
  const { rerender, unmount } = render(cityMap({ markers, onMarkerChoose }));
  const map = await findMap();
  await waitFor(() => expect(map.clusterers()[0]?.items).toHaveLength(2));
  act(() => map.clusterers()[0]?.items[0]?.events.fire('click', {}));
  expect(onMarkerChoose).toHaveBeenLastCalledWith('1');
  const button = screen.getByRole('button', { name: 'На Покровке' });
  while (document.activeElement !== button) await user.tab();
  await user.keyboard('{Enter}');
  expect(onMarkerChoose).toHaveBeenLastCalledWith('2');
  rerender(cityMap({ markers, onMarkerChoose, chosenMarkerId: '2' }));
  await waitFor(() => expect(map.clusterers()[0]?.items).toHaveLength(1));
  await waitFor(() => expect(map.objects()).toHaveLength(1));
  expect(map.objects()[0]?.properties.values).toMatchObject({ iconCaption: 'На Покровке, Открыто до 23:00' });
  expect(button).toHaveAttribute('aria-pressed', 'true');
  unmount();
});

test('the hint of a marker, which is HTML, shows its name as it is written', async () => {
  const { unmount } = render(cityMap({ markers: [{ id: '1', label: 'Рыба & <b>рис', point: centre }] }));
  const map = await findMap();
  await waitFor(() => expect(map.clusterers()[0]?.items).toHaveLength(1));
  expect(map.clusterers()[0]?.items[0]?.properties.values).toMatchObject({
    hintContent: 'Рыба &amp; &lt;b>рис',
  });
  unmount();
});

test('a cluster of markers that share a point lists them; one that the service can split does not', async () => {
  const user = userEvent.setup();
  const onMarkerChoose = jest.fn();
  const together = [...markers, { id: '3', label: 'Рядом', point: centre }];
  const { unmount } = render(cityMap({ markers: together, onMarkerChoose }));
  const map = await findMap();
  await waitFor(() => expect(map.clusterers()[0]?.items).toHaveLength(3));
  const press = (...indexes: number[]) => {
    const getGeoObjects = () => indexes.map((index) => map.clusterers()[0]?.items[index]);
    act(() => map.clusterers()[0]?.events.fire('click', { target: { getGeoObjects } }));
  };
  const list = () => screen.queryByRole('list', { name: 'Рестораны в одном месте' });
  press(0, 1);
  expect(list()).not.toBeInTheDocument();
  act(() => map.setZoom(18));
  press(0, 1);
  expect(list()).toBeInTheDocument();
  await user.keyboard('{Escape}');
  expect(list()).not.toBeInTheDocument();
  act(() => map.setZoom(10));
  act(() => map.clusterers()[0]?.events.fire('click', { target: {} }));
  expect(list()).not.toBeInTheDocument();
  press(0, 2);
  await user.click(within(list() ?? document.body).getByRole('button', { name: 'Рядом' }));
  expect(onMarkerChoose).toHaveBeenLastCalledWith('3');
  expect(list()).not.toBeInTheDocument();
  unmount();
});

test('dragging, a press and Enter move the pin', async () => {
  const user = userEvent.setup();
  const onPinMove = jest.fn();
  const { unmount } = render(cityMap({ pin: { point: centre, title: 'Арбат, 1' }, onPinMove }));
  const map = await findMap();
  await waitFor(() => expect(map.objects()).toHaveLength(1));
  const [pin] = map.objects();
  expect(pin?.options.values).toMatchObject({ draggable: true });
  expect(pin?.properties.values).toEqual({ iconCaption: 'Арбат, 1' });
  pin?.geometry.setCoordinates([55.76, 37.61]);
  act(() => pin?.events.fire('dragend', { target: pin }));
  expect(onPinMove).toHaveBeenLastCalledWith({ latitude: 55.76, longitude: 37.61 });
  act(() => map.events.fire('click', { coords: [55.7, 37.5] }));
  expect(onPinMove).toHaveBeenLastCalledWith({ latitude: 55.7, longitude: 37.5 });
  (await screen.findByRole('application', { name: /Enter ставит метку/ })).focus();
  await user.keyboard('{Enter}');
  expect(onPinMove).toHaveBeenLastCalledWith(centre);
  unmount();
});
