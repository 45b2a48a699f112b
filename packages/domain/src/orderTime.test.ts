import {
  deliveryWindow,
  deliveryWindowParts,
  minutesToDue,
  orderWindowParts,
  parseServerDate,
  serverDate,
} from './orderTime';

const now = new Date('2026-11-21T18:00:00+03:00');

test.each([
  ['2026-11-21T19:30:00+03:00', 'Сегодня с 19:30 до 20:00'],
  ['2026-11-22T00:10:00+03:00', 'Завтра с 00:10 до 00:40'],
  ['2026-11-21T23:45:00+03:00', 'Сегодня с 23:45 до 00:15'],
  ['2026-11-30T12:00:00+03:00', '30 ноября с 12:00 до 12:30'],
  ['2026-11-20T12:00:00+03:00', '20 ноября с 12:00 до 12:30'],
  ['2027-01-01T12:00:00+03:00', '1 января 2027 г. с 12:00 до 12:30'],
])('deliveryWindow of %s', (date, expected) => {
  expect(deliveryWindow(new Date(date), now).replaceAll('\u00A0', ' ')).toBe(expected);
});

test('the day is counted in the zone, not on the device or in UTC', () => {
  const lateInMoscow = new Date('2026-11-21T22:30:00Z');
  expect(deliveryWindow(lateInMoscow, now)).toMatch(/^Завтра/);
  expect(deliveryWindow(lateInMoscow, now, 'Europe/London')).toMatch(/^Сегодня/);
});

test('the day and the hours are available apart', () => {
  expect(deliveryWindowParts(new Date('2026-11-30T12:00:00+03:00'), now)).toEqual({
    day: '30 ноября',
    hours: 'с\u00A012:00 до 12:30',
  });
});

const today = 'Сегодня';
const halfPastSeven = 'с 19:30 до 20:00';
test.each([
  ['the first moment', '2026-11-21 19:30', '2026-11-22 10:00', today, halfPastSeven],
  ['the only moment', null, '2026-11-21 19:30', today, halfPastSeven],
  ['a moment beside a day', '2026-11-22', '2026-11-21 19:30', today, halfPastSeven],
  ['a moment beside what cannot be read', 'вечером', '2026-11-21 19:30', today, halfPastSeven],
  ['midnight', '2026-11-21 00:00', null, today, 'с 00:00 до 00:30'],
  ['a day', '2026-11-21', null, today, undefined],
  ['a day between spaces', ' 2026-11-21 ', null, today, undefined],
  ['a day, written in Russia’s order', null, '30.11.2026', '30 ноября', undefined],
  ['the first of two days', '2026-11-21', '2026-11-22', today, undefined],
])('an order is due at %s', (_, deliveryDate, datetime, day, hours) => {
  const parts = orderWindowParts({ delivery_date: deliveryDate, datetime }, now);
  expect([parts?.day, parts?.hours?.replaceAll('\u00A0', ' ')]).toEqual([day, hours]);
});

test.each([null, '', 'вечером'])('an order with the times %j is due at no known time', (text) => {
  expect(orderWindowParts({ delivery_date: text, datetime: null }, now)).toBeUndefined();
});

test('an invalid date throws', () => {
  expect(() => deliveryWindow(new Date(Number.NaN), now)).toThrow(RangeError);
});

test.each([
  ['2026-11-21T19:30:00+03:00', '2026-11-21T16:30:00.000Z'],
  ['2026-11-21T16:30:00.123Z', '2026-11-21T16:30:00.000Z'],
  ['2026-11-21 19:30:00', '2026-11-21T16:30:00.000Z'],
  ['2026-11-21T19:30', '2026-11-21T16:30:00.000Z'],
  ['2026-11-21', '2026-11-20T21:00:00.000Z'],
  ['2026-11-21 19:30:00-0330', '2026-11-21T23:00:00.000Z'],
  ['2026-11-21 16:30:00+00', '2026-11-21T16:30:00.000Z'],
  ['2026-11-21 19:30:00+03', '2026-11-21T16:30:00.000Z'],
  ['2026-11-21t16:30:00z', '2026-11-21T16:30:00.000Z'],
  ['2026-11-21 23:59:59', '2026-11-21T20:59:59.000Z'],
  [' 2026-11-21 19:30:00 ', '2026-11-21T16:30:00.000Z'],
  ['2026-11-21 19:30:00 +0300', '2026-11-21T16:30:00.000Z'],
  ['2026-11-21 16:30:00 Z', '2026-11-21T16:30:00.000Z'],
  ['21.11.2026', '2026-11-20T21:00:00.000Z'],
  ['21.11.2026 19:30', '2026-11-21T16:30:00.000Z'],
  ['21.11.2026 19:30:15', '2026-11-21T16:30:15.000Z'],
  ['1795278600', '2026-11-21T16:30:00.000Z'],
  ['1795278600123', '2026-11-21T16:30:00.123Z'],
])('parseServerDate(%j)', (text, expected) => {
  expect(parseServerDate(text)?.toISOString()).toBe(expected);
});

test.each([
  null,
  undefined,
  '',
  'today',
  '31.02.2026',
  '11.21.2026',
  '21.11.26',
  '179527860',
  '17952786001',
  '2026-02-31',
  // .NET sends this where there is no date.
  '0001-01-01T00:00:00',
  '2026-13-01',
  '2026-11-21 24:00',
  '2026-11-21 25:00',
  '2026-11-21T25:00:00Z',
  '2026-11-21 19:60',
  '2026-11-21 19:30:60',
])('parseServerDate rejects %j', (text) => {
  expect(parseServerDate(text)).toBeUndefined();
});

test('a text without an offset is local time of the zone', () => {
  expect(parseServerDate('2026-11-21 19:30', 'Asia/Yekaterinburg')?.toISOString()).toBe(
    '2026-11-21T14:30:00.000Z',
  );
});

test.each([
  ['2026-11-21T16:30:00.000Z', 'Europe/Moscow', '2026-11-21T19:30:00+03:00'],
  ['2026-11-21T16:30:00.999Z', 'Europe/Moscow', '2026-11-21T19:30:00+03:00'],
  ['2026-12-31T21:00:00Z', 'Europe/Moscow', '2027-01-01T00:00:00+03:00'],
  ['2026-11-21T16:30:00Z', 'Asia/Yekaterinburg', '2026-11-21T21:30:00+05:00'],
])('serverDate of %s in %s', (moment, zone, text) => {
  expect(serverDate(new Date(moment), zone)).toBe(text);
  expect(+(parseServerDate(text) ?? 0)).toBe(Math.floor(+new Date(moment) / 1000) * 1000);
});

test.each([
  ['a moment', '2026-11-21T18:35:00+03:00', null, 35],
  ['a part of a minute', '2026-11-21T18:00:20+03:00', null, 1],
  ['two hours', '2026-11-21 20:00:00', null, 120],
  ['more than two hours', '2026-11-21 20:01:00', null, undefined],
  ['now', '2026-11-21 18:00:00', null, undefined],
  ['a moment that is over', '2026-11-21 17:30:00', null, undefined],
  ['a moment beside a day', '2026-11-21', '2026-11-21 18:10', 10],
  ['nothing', null, null, undefined],
  ['a text', 'скоро', null, undefined],
])('minutesToDue of %s', (_, delivery_date, datetime, expected) => {
  expect(minutesToDue({ delivery_date, datetime }, now)).toBe(expected);
});

test('a day alone is no moment: its midnight is not awaited', () => {
  const lateEvening = new Date('2026-11-21T23:00:00+03:00');
  expect(minutesToDue({ delivery_date: '2026-11-22', datetime: null }, lateEvening)).toBeUndefined();
});
