import { isInsideServiceBox } from '@storefront/domain';
import { readCity } from '../schematic/city';
import { readLines } from '../schematic/lines';
import { drawCity } from './drawCity';
import { drawZones } from './drawZones';
import { longestPart } from './labels';
import { toUnit, worldSize } from './mercator';
import { preparedCity, shapeOf } from './preparedCity';

/** A canvas that only notes what it is told. */
function notebook() {
  const notes: [name: string, ...given: unknown[]][] = [];
  const ink = new Proxy(
    { measureText: (text: string) => ({ width: text.length * 7 }) },
    {
      get: (target, name: string) =>
        name in target ? target.measureText : (...given: unknown[]) => notes.push([name, ...given]),
      set: (_, name: string, value) => Boolean(notes.push([`=${name}`, value])),
    },
  ) as unknown as CanvasRenderingContext2D;
  const texts = () => notes.filter(([name]) => name === 'fillText').map(([, text]) => text);
  return { ink, notes, texts };
}

const colours = {
  land: 'land',
  block: 'block',
  road: 'road',
  roadMinor: 'minor',
  roadEdge: 'edge',
  park: 'park',
  water: 'water',
  text: 'text',
};

function tileAt(latitude: number, longitude: number, zoom: number) {
  const { x, y } = toUnit({ latitude, longitude });
  const scale = worldSize(zoom);
  return { zoom, scale, left: x * scale - 128, top: y * scale - 128, size: 256 };
}

test('all that is drawn lies near the region, and a row that is no line is refused', () => {
  const city = readCity();
  const points = [...city.roads, ...city.rivers].flatMap((line) => [...line.points]);
  expect(points.length).toBeGreaterThan(200);
  expect(points.filter((point) => !isInsideServiceBox(point)).length).toBe(0);
  expect(() => readLines('20|here')).toThrow(RangeError);
});

test('from near there are houses with their numbers and the name of the street', () => {
  const { ink, texts } = notebook();
  drawCity(ink, tileAt(55.823, 37.5985, 16), preparedCity(), colours);
  expect(texts()).toEqual(expect.arrayContaining(['13', '14']));
  expect(texts()).not.toContain('Зеленоград');
});

test('from afar there are towns and no houses', () => {
  const { ink, texts, notes } = notebook();
  drawCity(ink, tileAt(55.993, 37.205, 9), preparedCity(), colours);
  expect(texts()).toContain('Зеленоград');
  expect(notes.map(([name]) => name)).not.toContain('rect');
});

test('a tile far from everything is land', () => {
  const { ink, notes } = notebook();
  drawCity(ink, tileAt(54.7, 36.3, 13), preparedCity(), colours);
  expect(notes.map(([name]) => name)).not.toContain('stroke');
});

test('what any zone covers is not dimmed, each has its edge', () => {
  const { ink, notes } = notebook();
  const zone = shapeOf([
    { latitude: 55.7, longitude: 37.5 },
    { latitude: 55.7, longitude: 37.7 },
    { latitude: 55.8, longitude: 37.6 },
  ]);
  drawZones(ink, tileAt(55.75, 37.6, 11), [zone, zone], { shade: 'plum', edge: 'green', rim: 'white' });
  expect(notes.filter(([name]) => name === 'fill')).toHaveLength(2);
  expect(notes.filter(([name]) => name === 'stroke')).toHaveLength(4);
  const modes = notes.filter(([name]) => name === '=globalCompositeOperation').map(([, mode]) => mode);
  expect(modes).toEqual(['destination-out', 'source-over']);
});

test.each([
  ['to the east', 1, 0],
  ['to the west', -1, 0],
  ['to the north', 0, -1],
  ['to the south-west', -1, 1],
])('a name on a street %s stands upright', (_, x, y) => {
  const part = longestPart({
    points: [
      { x: 0, y: 0 },
      { x, y },
    ],
  });
  expect(Math.abs(part?.angle ?? 9)).toBeLessThanOrEqual(Math.PI / 2);
  expect(part?.length).toBeCloseTo(Math.hypot(x, y));
});
