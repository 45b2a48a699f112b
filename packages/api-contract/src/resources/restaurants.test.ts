import * as z from 'zod/mini';
import { restaurant, restaurantCalls, restaurantTag } from './restaurants';

const read = (fields: object) => z.parse(restaurant, { id: 7, ...fields });
const point = { latitude: 55.75, longitude: 37.5 };

test.each([
  ['text', { coordinates: '55.75,37.5' }],
  ['text with a space', { coordinates: '55.75, 37.5' }],
  ['a pair', { coordinates: ['55.75', 37.5] }],
  ['an object', { coordinates: { latitude: '55.75', longitude: '37.5' } }],
  ['an object with short names', { coordinates: { lat: 55.75, lon: 37.5 } }],
  ['an object with the short names of other maps', { coordinates: { lat: '55.75', lng: 37.5 } }],
  ['fields of text', { latitude: '55.75', longitude: '37.5' }],
  ['fields beside coordinates that cannot be read', { ...point, coordinates: 'нет' }],
])('coordinates as %s', (_, fields) => {
  expect(read(fields)).toMatchObject(point);
});

test.each([[{}], [{ coordinates: null }], [{ coordinates: '55.75' }], [{ latitude: '', longitude: [] }]])(
  'no coordinates in %j',
  (fields) => {
    expect(read(fields)).toMatchObject({ latitude: null, longitude: null });
  },
);

const url = '/storage/a.jpg';
test.each([
  ['a list', { mediaList: [{ original: url }] }, [url]],
  ['a list of texts', { media_list: [url, '/storage/b.jpg'] }, [url, '/storage/b.jpg']],
  ['an object', { mediaList: { original: url } }, [url]],
  [
    'an object with a list',
    { mediaList: { original: [url, { original: '/storage/b.jpg' }] } },
    [url, '/storage/b.jpg'],
  ],
  ['text', { media_list: url }, [url]],
  ['an object by number', { mediaList: { 0: { original: url }, 2: { original: '' } } }, [url]],
  ['blank text', { mediaList: ' ' }, []],
  ['nothing', {}, []],
])('pictures as %s', (_, fields, expected) => {
  expect(read(fields).mediaList.map(({ original }) => original)).toEqual(expected);
});

test.each([
  ['objects', [{ id: 1 }, { id: '2', name: 'Веранда' }]],
  ['ids', [1, '2']],
  ['a mixture with what cannot be read', [1, null, 'x', { name: 'без id' }, { id: '2' }]],
])('tags as %s', (_, tags) => {
  expect(read({ tags }).tags).toEqual([{ id: 1 }, { id: 2 }]);
});

test.each([
  [{ isWorking: true, workingTo: '23:00' }, true, '23:00'],
  [{ is_working: 1, working_to: '23:00' }, true, '23:00'],
  [{ isWorking: '0', workingTo: '' }, false, null],
  [{ isWorking: null }, null, null],
  [{}, null, null],
])('what the back end says of this moment: %j', (fields, isWorking, workingTo) => {
  expect(read(fields)).toMatchObject({ isWorking, workingTo });
});

const monday = { mon: { from: 600, to: 1320 } };
const dayOff = { tue: null, wed: null, thu: null, fri: null, sat: null, sun: null };
test.each([
  ['an object', { workTime: monday }],
  ['JSON', { workTime: JSON.stringify(monday) }],
  ['another name', { work_time: monday }],
  ['minutes of text', { workTime: { mon: { from: '600', to: '1320' } } }],
  ['times of day', { workTime: { mon: { from: '10:00', to: '22:00:00' } } }],
  ['JSON of a day', { workTime: { mon: '{"from":600,"to":1320}', tue: 'выходной' } }],
  [
    'days without minutes',
    {
      workTime: {
        ...monday,
        tue: { from: null, to: null },
        wed: {},
        thu: { from: 600 },
        fri: [],
        sat: false,
      },
    },
  ],
])('hours as %s', (_, fields) => {
  expect(read(fields).workTime).toEqual({ ...monday, ...dayOff });
});

test.each([[null], [''], ['ежедневно'], ['[]'], [[]], [{}], [false]])('hours %j are unknown', (workTime) => {
  expect(read({ workTime }).workTime).toBeNull();
});

test.each([
  [{ '2026-12-31': { from: '10:00', to: '20:00' }, '2027-01-01': null }],
  ['{"2026-12-31":{"from":600,"to":1200},"2027-01-01":null}'],
  [
    {
      '2026-12-31': '{"from":600,"to":1200}',
      '2027-01-01': null,
      '2027-01-02': { from: 600 },
      '2027-01-03': 'выходной',
      '2027-13-01': null,
      скоро: null,
    },
  ],
])('special days %j', (specialDays) => {
  expect(read({ specialDays }).specialDays).toEqual({
    '2026-12-31': { from: 600, to: 1200 },
    '2027-01-01': null,
  });
});

test.each([[undefined], [null], [[]], ['по праздникам'], [0]])('there are no special days in %j', (sent) => {
  expect(read({ specialDays: sent }).specialDays).toEqual({});
});

test.each([
  [undefined, true],
  [null, true],
  [1, true],
  ['true', true],
  [false, false],
  [0, false],
  ['0', false],
  ['false', false],
])('active %j is read as %j', (active, expected) => {
  expect(read({ active }).active).toBe(expected);
});

test.each([
  ['arbat', 'arbat'],
  [12, '12'],
  ['', '7'],
  [' ', '7'],
  [null, '7'],
  [false, '7'],
  [{}, '7'],
  [undefined, '7'],
])('the slug %j is read as %j', (slug, expected) => {
  expect(read({ slug }).slug).toBe(expected);
});

test('fields under their other names', () => {
  const fields = { id: '7', external_id: 12, how_come: { auto: 'Парковка' }, work_time_str: 'по звонку' };
  expect(read(fields)).toMatchObject({
    id: 7,
    externalId: '12',
    howCome: { auto: 'Парковка', subway: null },
    workTimeStr: 'по звонку',
  });
});

test.each([
  ['bare', { id: 7, name: 'На Арбате' }],
  ['under data', { data: { id: 7, name: 'На Арбате' } }],
  ['under restaurant', { success: true, restaurant: { id: '7', name: 'На Арбате' } }],
])('the answer of one restaurant is read %s', (_, answer) => {
  expect(z.parse(restaurantCalls.detail.response, answer)).toMatchObject({
    id: 7,
    name: 'На Арбате',
    slug: '7',
  });
});

test.each([[null], [[]], [{}], [{ data: [] }], ['<html>']])(
  'one restaurant is not read from %j',
  (answer) => {
    expect(z.safeParse(restaurantCalls.detail.response, answer).success).toBe(false);
  },
);

test.each([
  ['an object', { url }, { url }],
  ['text', url, { url }],
  ['an object without an address', { url: '' }, null],
  ['blank text', '', null],
  ['nothing', null, null],
  ['an empty list', [], null],
])('the icon of a tag as %s', (_, icon, expected) => {
  expect(z.parse(restaurantTag, { id: '3', name: 'Веранда', icon })).toEqual({
    id: 3,
    name: 'Веранда',
    icon: expected,
  });
});

describe('the zone of a point', () => {
  const restriction = { minimal_amount: '700', duration: 45, duration_change: null };
  const terms = { timeBeforeOpening: null, restriction };
  const answer = (sent: unknown) => z.parse(restaurantCalls.polygon.response, sent);

  test.each<[object]>([
    [{ success: true, ...terms }],
    [terms],
    [{ success: null, ...terms }],
    [{ success: 'ok', ...terms }],
    [{ data: { success: true, ...terms } }],
    [{ data: terms }],
    [{ success: true, data: terms }],
    [{ success: 1, data: { ...terms, success: null } }],
  ])('%j is inside a zone, on its terms', (sent) => {
    expect(answer(sent)).toEqual({
      success: true,
      timeBeforeOpening: null,
      restriction: { ...restriction, minimal_amount: 700 },
    });
  });

  test.each<[object]>([
    [{ success: true }],
    [{ success: true, data: null }],
    [{ success: true, data: [] }],
    [{ success: true, data: {} }],
  ])('%j is inside a zone without terms of its own', (sent) => {
    expect(answer(sent)).toEqual({ success: true, timeBeforeOpening: null, restriction: null });
  });

  test.each<[object]>([
    [{ success: false, ...terms }],
    [{ success: 0, data: terms }],
    [{ success: true, data: { ...terms, success: false } }],
    [{ success: false, data: { ...terms, success: true } }],
    [{ success: false, data: null }],
    [{ success: false, data: [] }],
    [{ success: false, data: { message: 'Сюда не доставляем' } }],
    [{ timeBeforeOpening: null, restriction: null }],
    [{ data: { restriction: [] } }],
  ])('%j is outside every zone', (sent) => {
    expect(answer(sent).success).toBe(false);
  });

  test.each([
    { success: true, data: 'упс' },
    { success: true, data: [terms] },
    { message: 'упс', data: null },
  ])('%j is no answer', (sent) => {
    expect(z.safeParse(restaurantCalls.polygon.response, sent).success).toBe(false);
  });
});
