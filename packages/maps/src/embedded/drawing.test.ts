import { isInsideServiceBox } from '@storefront/domain';
import { readCity } from '../schematic/city';
import { readLines } from '../schematic/lines';
import { drawCity } from './drawCity';
import { drawZones } from './drawZones';
import { toUnit, worldSize } from './mercator';
import { longestPart, preparedCity, shapeOf } from './preparedCity';
import { traceCurve } from './tileView';

/** A canvas context that records its calls and draws nothing. */
function recordingContext() {
  const calls: [name: string, ...given: unknown[]][] = [];
  const context = new Proxy(
    { measureText: (text: string) => ({ width: text.length * 7 }) },
    {
      get: (target, name: string) =>
        name in target ? target.measureText : (...given: unknown[]) => calls.push([name, ...given]),
      set: (_, name: string, value) => Boolean(calls.push([`=${name}`, value])),
    },
  ) as unknown as CanvasRenderingContext2D;
  const texts = () => calls.filter(([name]) => name === 'fillText').map(([, text]) => text);
  return { context, calls, texts };
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

test('every road and river lies inside the region, and a malformed row throws', () => {
  const city = readCity();
  const points = [...city.roads, ...city.rivers].flatMap((line) => [...line.points]);
  expect(points.length).toBeGreaterThan(200);
  expect(points.filter((point) => !isInsideServiceBox(point)).length).toBe(0);
  expect(() => readLines('20|here')).toThrow(RangeError);
});

test('at a near zoom a tile shows houses, their numbers and the name of the street', () => {
  const { context, texts } = recordingContext();
  drawCity(context, tileAt(55.823, 37.5985, 16), preparedCity(), colours);
  expect(texts()).toEqual(expect.arrayContaining(['13', '14']));
  expect(texts()).not.toContain('Зеленоград');
});

test('at a far zoom a tile shows towns and no houses', () => {
  const { context, texts, calls } = recordingContext();
  drawCity(context, tileAt(55.993, 37.205, 9), preparedCity(), colours);
  expect(texts()).toContain('Зеленоград');
  expect(calls.map(([name]) => name)).not.toContain('rect');
});

test('a tile far from every road shows land only', () => {
  const { context, calls } = recordingContext();
  drawCity(context, tileAt(54.7, 36.3, 13), preparedCity(), colours);
  expect(calls.map(([name]) => name)).not.toContain('stroke');
});

test('the inside of every zone stays bright, and each zone has an edge', () => {
  const { context, calls } = recordingContext();
  const zone = shapeOf([
    { latitude: 55.7, longitude: 37.5 },
    { latitude: 55.7, longitude: 37.7 },
    { latitude: 55.8, longitude: 37.6 },
  ]);
  drawZones(context, tileAt(55.75, 37.6, 11), [zone, zone], { shade: 'plum', edge: 'green', rim: 'white' });
  expect(calls.filter(([name]) => name === 'fill')).toHaveLength(2);
  expect(calls.filter(([name]) => name === 'stroke')).toHaveLength(4);
  const modes = calls.filter(([name]) => name === '=globalCompositeOperation').map(([, mode]) => mode);
  expect(modes).toEqual(['destination-out', 'source-over']);
});

test.each([
  ['to the east', 1, 0],
  ['to the west', -1, 0],
  ['to the north', 0, -1],
  ['to the south-west', -1, 1],
])('the name of a street that runs %s is not upside down', (_, x, y) => {
  const part = longestPart([
    { x: 0, y: 0 },
    { x, y },
  ]);
  expect(Math.abs(part?.angle ?? 9)).toBeLessThanOrEqual(Math.PI / 2);
  expect(part?.length).toBeCloseTo(Math.hypot(x, y));
});

test('a tile gets the pieces of a long road that come near it, each joined to its start', () => {
  // A zigzag along the tiles of zoom 0 to the east: two teeth of 100 px for each tile.
  const points = Array.from({ length: 100 }, (_, index) => ({ x: index * 64, y: index % 2 ? 100 : 0 }));
  const view = { zoom: 0, scale: 1, left: 2560, top: 0, size: 256 };
  const tracedWith = (margin: number) => {
    const { context, calls } = recordingContext();
    traceCurve(context, view, { points, west: 0, east: 6336, north: 0, south: 100 }, margin);
    return calls;
  };
  const whole = tracedWith(Number.POSITIVE_INFINITY);
  const near = tracedWith(5);
  expect(whole).toHaveLength(101);
  expect(near.map(([name]) => name)).toEqual([
    'moveTo',
    ...Array.from({ length: 5 }, () => 'quadraticCurveTo'),
  ]);
  expect(whole).toEqual(expect.arrayContaining(near.slice(1)));
  const ends = whole.map((call) => call.slice(-2));
  const first = whole.findIndex((call) => JSON.stringify(call) === JSON.stringify(near[1]));
  expect(near[0]?.slice(1)).toEqual(ends[first - 1]);
});

test('a tile has the names that reach it, and no other', () => {
  const [label] = preparedCity().labels.filter(({ from, to }) => from <= 11 && to >= 11);
  if (!label) throw new Error('no place has a name at zoom 11');
  const scale = worldSize(11);
  const textsAt = (right: number, down: number) => {
    const { context, texts } = recordingContext();
    const view = {
      zoom: 11,
      scale,
      left: label.at.x * scale + right,
      top: label.at.y * scale + down,
      size: 256,
    };
    drawCity(context, view, preparedCity(), colours);
    return texts();
  };
  const half = (label.text.length * 7) / 2;
  expect(textsAt(half - 2, -128)).toContain(label.text);
  expect(textsAt(-128, 5)).toContain(label.text);
  expect(textsAt(half + 40, -128)).not.toContain(label.text);
  expect(textsAt(-128, 20)).not.toContain(label.text);
});
