import { isInsideServiceBox, parseCoordinates } from '@storefront/domain';
import { embeddedGeocoder } from './embeddedGeocoder';

const geocoder = embeddedGeocoder();

async function firstLines(query: string): Promise<string[]> {
  return (await geocoder.suggest(query)).map(({ firstLine }) => firstLine);
}

test.each([
  'Огородный 16',
  'огородный проезд 16',
  'ОГОРОДНЫЙ ПРОЕЗД, 16',
  'проезд Огородный, д. 16',
  'пр-д Огородный 16',
  '16 огородный',
  'Огородны 16',
  'Огородныйй 16',
  'Москва, Огородный проезд, 16',
  'г. Москва, район Бутырский, Огородный пр., дом 16',
])('%j is Огородный проезд, 16 with two neighbours', async (query) => {
  expect(await firstLines(query)).toEqual([
    'Огородный проезд, 16',
    'Огородный проезд, 18',
    'Огородный проезд, 14',
  ]);
});

test.each([
  ['Королева 12', 'улица Академика Королёва, 12'],
  ['академика королёва 12к2', 'улица Академика Королёва, 12к2'],
  ['ул. Руставели 3 а', 'улица Руставели, 3А'],
  ['руставела 3', 'улица Руставели, 3'],
  ['Тверская 7', 'Тверская улица, 7'],
  ['1-я Тверская-Ямская 8', '1-я Тверская-Ямская улица, 8'],
  ['Парковая 9-я, 30', '9-я Парковая улица, 30'],
  ['1905 года 15', 'улица 1905 года, 15'],
  ['проспект мира 5', 'проспект Мира, 5'],
  ['Мытищи улица Мира 5', 'улица Мира, 5'],
  ['Химки Юбилейный 40', 'Юбилейный проспект, 40'],
])('%j finds %j first', async (query, expected) => {
  expect((await firstLines(query))[0]).toBe(expected);
});

test('an address with a house is complete', async () => {
  const [suggestion] = await geocoder.suggest('Огородный 16');
  expect(suggestion).toMatchObject({
    firstLine: 'Огородный проезд, 16',
    secondLine: 'Бутырский район, Москва',
    street: 'Огородный проезд',
    home: '16',
    fullAddress: 'Москва, Огородный проезд, 16',
  });
  const point = parseCoordinates(suggestion?.coords);
  expect(point?.latitude).toBeCloseTo(55.823, 2);
  expect(point?.longitude).toBeCloseTo(37.598, 2);
});

test.each(['Огородный', 'Огородный проезд', 'Огородный 999'])('%j has no house yet', async (query) => {
  const [suggestion, ...others] = await geocoder.suggest(query);
  expect(others).toEqual([]);
  expect(suggestion).toMatchObject({ firstLine: 'Огородный проезд', street: 'Огородный проезд' });
  expect(suggestion).not.toHaveProperty('home');
  expect(suggestion).not.toHaveProperty('fullAddress');
});

test('at the end of a street the neighbours are the two houses that are left', async () => {
  expect(await firstLines('Огородный 25')).toEqual([
    'Огородный проезд, 25',
    'Огородный проезд, 23',
    'Огородный проезд, 21',
  ]);
});

test('streets of the same name in different towns are distinguished', async () => {
  const [suggestion] = await geocoder.suggest('Красногорск Ленина 5');
  expect(suggestion?.secondLine).toBe('центр, Красногорск, Московская область');
  expect(suggestion?.fullAddress).toBe('Московская область, Красногорск, улица Ленина, 5');
  expect((await geocoder.suggest('Химки')).every(({ secondLine }) => secondLine.includes('Химки'))).toBe(
    true,
  );
});

test.each(['', '   ', '16', '!!!', 'Невский проспект 5', 'qwerty'])('%j finds nothing', async (query) => {
  expect(await geocoder.suggest(query)).toEqual([]);
});

test.each(['а', 'ул', 'проспект', 'Москва', 'Большая', 'Большая 5', 'к', 'проспект 5'])(
  '%j gives at most seven different answers, all inside the box',
  async (query) => {
    const suggestions = await geocoder.suggest(query);
    expect(suggestions.length).toBeLessThanOrEqual(7);
    expect(new Set(suggestions.map(({ id }) => id)).size).toBe(suggestions.length);
    for (const { coords } of suggestions) {
      const point = parseCoordinates(coords);
      expect(point && isInsideServiceBox(point)).toBe(true);
    }
  },
);

test('several streets with the house come before the neighbours of the first', async () => {
  const lines = await firstLines('Большая 5');
  expect(lines).toHaveLength(7);
  expect(lines.slice(0, 5).every((line) => line.endsWith(', 5'))).toBe(true);
  expect(lines.slice(5).map((line) => line.replace(/, \d+$/, ''))).toEqual(
    Array(2).fill(lines[0]?.replace(', 5', '')),
  );
});

test('reverse finds the house that suggest returned', async () => {
  const [suggestion] = await geocoder.suggest('Огородный 16');
  const point = parseCoordinates(suggestion?.coords);
  if (!point) throw new Error('No point');
  const found = await geocoder.reverse(point);
  expect(found?.street).toBe('Огородный проезд');
  expect(Math.abs(Number(found?.home) - 16)).toBeLessThanOrEqual(1);
});

test.each([
  ['some seventy metres off', { latitude: 55.8235, longitude: 37.5993 }, 'Огородный проезд'],
  ['a forest without streets', { latitude: 55.4, longitude: 38.9 }, undefined],
  ['outside the box', { latitude: 59.93, longitude: 30.33 }, undefined],
])('reverse: %s', async (_where, point, street) => {
  expect((await geocoder.reverse(point))?.street).toBe(street);
});

test('an aborted call rejects', async () => {
  const signal = AbortSignal.abort();
  await expect(geocoder.suggest('Арбат', signal)).rejects.toThrow();
  await expect(geocoder.reverse({ latitude: 55.75, longitude: 37.6 }, signal)).rejects.toThrow();
});
