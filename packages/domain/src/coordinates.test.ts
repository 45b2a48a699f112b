import fc from 'fast-check';
import {
  formatCoordinates,
  isInsideServiceBox,
  parseArea,
  parseCoordinates,
  pointInArea,
  truncateCoordinate,
} from './coordinates';

const kremlin = { latitude: 55.752, longitude: 37.6175 };

test.each([
  ['55.752,37.6175'],
  [' 55.752 , 37.6175 '],
  [[55.752, 37.6175]],
  [['55.752', '37.6175']],
  [{ latitude: 55.752, longitude: 37.6175 }],
  [{ latitude: '55.752', longitude: '37.6175', id: 4 }],
])('parseCoordinates(%j)', (value) => {
  expect(parseCoordinates(value)).toEqual(kremlin);
});

test.each([
  [undefined],
  [null],
  [''],
  [','],
  [' , '],
  ['Infinity,37'],
  ['55.752'],
  ['55.752,37.6175,1'],
  ['north,east'],
  ['91,37'],
  ['55,181'],
  [55.752],
  [[]],
  [[null, 37]],
  [{ latitude: 55 }],
  [{ latitude: true, longitude: 37 }],
])('parseCoordinates rejects %j', (value) => {
  expect(parseCoordinates(value)).toBeUndefined();
});

test.each([
  [55.81969, 55.8196],
  [55.8196, 55.8196],
  [-33.86789, -33.8678],
  [0.0003, 0.0003],
  [-0.00009, 0],
  [1e-7, 0],
  [37, 37],
])('truncateCoordinate(%d)', (degrees, expected) => {
  expect(truncateCoordinate(degrees)).toBe(expected);
});

test('a coordinate moves by less than the fourth decimal, and cutting it again changes nothing', () => {
  fc.assert(
    fc.property(fc.double({ min: -180, max: 180, noNaN: true }), (degrees) => {
      const cut = truncateCoordinate(degrees);
      expect(Math.abs(cut)).toBeLessThanOrEqual(Math.abs(degrees));
      expect(Math.abs(degrees - cut)).toBeLessThan(0.0001 + 1e-9);
      expect(truncateCoordinate(cut)).toBe(cut);
    }),
  );
});

test('formatCoordinates writes what parseCoordinates reads', () => {
  expect(formatCoordinates({ latitude: 55.81969, longitude: 37.60359 })).toBe('55.8196,37.6035');
  expect(parseCoordinates(formatCoordinates(kremlin))).toEqual(kremlin);
});

test.each([
  ['the centre', kremlin, true],
  ['the south-eastern corner', { latitude: 54.56, longitude: 39.09 }, true],
  ['the north-western corner', { latitude: 56.95, longitude: 36.13 }, true],
  ['Saint Petersburg', { latitude: 59.93, longitude: 30.33 }, false],
  ['too far north', { latitude: 56.96, longitude: 37.6 }, false],
  ['too far south', { latitude: 54.55, longitude: 37.6 }, false],
  ['too far west', { latitude: 55.7, longitude: 36.12 }, false],
  ['too far east', { latitude: 55.7, longitude: 39.1 }, false],
])('isInsideServiceBox: %s', (_place, point, expected) => {
  expect(isInsideServiceBox(point)).toBe(expected);
});

test('both poles and both sides of the date line are coordinates', () => {
  expect(parseCoordinates('90,180')).toEqual({ latitude: 90, longitude: 180 });
  expect(parseCoordinates('-90,-180')).toEqual({ latitude: -90, longitude: -180 });
});

const hook = parseArea([
  [0, 0],
  [0, 4],
  [4, 4],
  [4, 3],
  [1, 3],
  [1, 0],
]);

test.each([
  ['in the foot', { latitude: 0.5, longitude: 1 }, true],
  ['in the leg', { latitude: 3, longitude: 3.5 }, true],
  ['in the bend, outside', { latitude: 2, longitude: 1 }, false],
  ['east of it', { latitude: 0.5, longitude: 5 }, false],
  ['west of it', { latitude: 0.5, longitude: -1 }, false],
  ['north of it', { latitude: 5, longitude: 3.5 }, false],
  ['on its western edge', { latitude: 0.5, longitude: 0 }, true],
  ['on its eastern edge', { latitude: 0.5, longitude: 4 }, false],
  ['on its southern edge', { latitude: 0, longitude: 2 }, true],
  ['on its northern edge', { latitude: 4, longitude: 3.5 }, false],
  ['on the level of an edge, outside', { latitude: 1, longitude: -1 }, false],
])('pointInArea: %s', (_where, point, expected) => {
  expect(pointInArea(point, hook ?? [])).toBe(expected);
});

test.each([
  ['west of the slanted edge', { latitude: 3, longitude: 4.9 }, true],
  ['east of it', { latitude: 3, longitude: 5.1 }, false],
  ['west of it, further north', { latitude: 4, longitude: 2.9 }, true],
  ['east of it, further north', { latitude: 4, longitude: 3.1 }, false],
])('pointInArea of a triangle: %s', (_where, point, expected) => {
  const triangle = parseArea(['1,1', '5,1', '1,9']);
  expect(pointInArea(point, triangle ?? [])).toBe(expected);
});

test('no point is in an area without corners', () => {
  expect(pointInArea(kremlin, [])).toBe(false);
});

test('parseArea reads a list and the JSON text of one', () => {
  const list = [[55, 37], '55.1,37', { latitude: 55, longitude: 37.1 }];
  expect(parseArea(list)).toHaveLength(3);
  expect(parseArea(JSON.stringify(list))).toEqual(parseArea(list));
});

test.each([
  [null],
  [''],
  ['{'],
  ['[]'],
  ['{"a":1}'],
  [
    [
      [55, 37],
      [55, 38],
    ],
  ],
  [
    [
      [55, 37],
      [55, 38],
      ['x', 1],
    ],
  ],
  [7],
])('parseArea rejects %j', (value) => {
  expect(parseArea(value)).toBeUndefined();
});
