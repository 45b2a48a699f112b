import { bookingDays, bookingRefusedBecause } from './bookingSlots';
import { canDeliverAt, deliveryDays, isLastOrderOver } from './deliverySlots';
import {
  type OpeningHours,
  openIntervals,
  type Shift,
  type SpecialDays,
  weekdays,
  weekPeriods,
  type WorkTime,
} from './openIntervals';
import { minutesToOpening, restaurantHours, workingState } from './workingHours';
import { allSpecialDays, nextSpecialDays } from './workingWeek';

// The hours around a New Year: 31 December is a Thursday.

const daily = (shift: Shift): WorkTime => Object.fromEntries(weekdays.map((day) => [day, shift]));
const usual = daily({ from: 600, to: 1380 });
const late = daily({ from: 660, to: 120 });
const always = daily({ from: 0, to: 0 });

/** 31 December from 10:00 until 20:00, 1 January closed. */
const holidays: SpecialDays = { '2026-12-31': { from: 600, to: 1200 }, '2027-01-01': null };

/** A Moscow time of those days: `31 19:00` is in December, other days in January. */
function at(text: string): Date {
  const [day, time] = text.split(' ');
  return new Date(`${day === '30' || day === '31' ? '2026-12' : '2027-01'}-${day}T${time}:00+03:00`);
}

const withHolidays = (workTime: WorkTime | null): OpeningHours => ({ workTime, specialDays: holidays });
const open = (until?: string) => ({ kind: 'open', until });
const closed = (label: string) => ({ kind: 'closed', label });
const tomorrow = closed('Закрыто до завтра');

test.each<[string, OpeningHours, string, object, number | undefined]>([
  ['the day before keeps its hours', withHolidays(usual), '30 22:59', open('23:00'), 0],
  ['31 December before opening', withHolidays(usual), '31 09:00', closed('Закрыто до 10:00'), 60],
  ['31 December', withHolidays(usual), '31 19:59', open('20:00'), 0],
  ['31 December at its closing', withHolidays(usual), '31 20:00', tomorrow, 38 * 60],
  ['1 January', withHolidays(usual), '01 15:00', tomorrow, 19 * 60],
  ['2 January has the week’s hours', withHolidays(usual), '02 15:00', open('23:00'), 0],
  ['a night of 30 December lasts into 31 December', withHolidays(late), '31 01:59', open('02:00'), 0],
  ['after that night', withHolidays(late), '31 02:00', closed('Закрыто до 10:00'), 480],
  ['31 December closes before midnight', withHolidays(late), '31 20:00', tomorrow, 39 * 60],
  ['no night of 31 December', withHolidays(late), '01 00:30', tomorrow, 34 * 60 + 30],
  ['no night of 1 January', withHolidays(late), '02 01:00', closed('Закрыто до 11:00'), 600],
  [
    'a usual night lasts into a closed day',
    { workTime: late, specialDays: { '2027-01-01': null } },
    '01 01:00',
    open('02:00'),
    0,
  ],
  [
    'a special night lasts into a closed day',
    { workTime: usual, specialDays: { '2026-12-31': { from: 600, to: 180 }, '2027-01-01': null } },
    '01 02:30',
    open('03:00'),
    0,
  ],
  ['round the clock ends', withHolidays(always), '30 12:00', open('00:00'), 0],
  ['round the clock begins again', withHolidays(always), '01 23:00', tomorrow, 60],
  [
    'a special day round the clock',
    { workTime: usual, specialDays: { '2026-12-31': { from: 0, to: 0 } } },
    '31 03:00',
    open('00:00'),
    0,
  ],
  [
    'a special day on a day off',
    { workTime: { ...usual, thu: null }, specialDays: holidays },
    '31 12:00',
    open('20:00'),
    0,
  ],
  ['past days are ignored', withHolidays(usual), '08 12:00', open('23:00'), 0],
  [
    'days far ahead are ignored',
    { workTime: usual, specialDays: { '2027-12-31': null, '9999-01-01': null } },
    '31 12:00',
    open('23:00'),
    0,
  ],
  ['unknown hours, on the special day', withHolidays(null), '31 12:00', open('20:00'), 0],
  ['unknown hours, before it opens', withHolidays(null), '31 08:00', closed('Закрыто до 10:00'), 120],
  ['unknown hours, after it', withHolidays(null), '31 21:00', tomorrow, 27 * 60],
  ['unknown hours, closed until they are unknown again', withHolidays(null), '01 12:00', tomorrow, 720],
  ['unknown hours, the day after', withHolidays(null), '02 12:00', { kind: 'unknown' }, undefined],
  ['unknown hours, the day before', withHolidays(null), '30 12:00', { kind: 'unknown' }, undefined],
  [
    'unknown hours, two closed days and then a special one',
    {
      workTime: null,
      specialDays: { '2026-12-31': null, '2027-01-01': null, '2027-01-02': { from: 600, to: 1200 } },
    },
    '31 12:00',
    tomorrow,
    46 * 60,
  ],
  [
    'unknown hours, the night of a special day',
    { workTime: null, specialDays: { '2026-12-31': { from: 600, to: 180 } } },
    '01 02:00',
    open('03:00'),
    0,
  ],
])('%s', (_case, hours, now, state, minutes) => {
  expect(workingState(hours, at(now))).toEqual(state);
  expect(minutesToOpening(hours, at(now))).toBe(minutes);
});

test('a restaurant that is closed for weeks opens after the days with slots, and its hours are known', () => {
  const january = Array.from({ length: 31 }, (_, day) => `2027-01-${String(day + 1).padStart(2, '0')}`);
  const hours = { workTime: usual, specialDays: Object.fromEntries(january.map((date) => [date, null])) };
  expect(workingState(hours, at('01 12:00'))).toEqual(tomorrow);
  expect(minutesToOpening(hours, at('01 12:00'))).toBe(15 * 1440 - 720);
  expect(bookingDays(hours, at('01 12:00'))).toEqual([]);
  expect(bookingRefusedBecause(at('05 15:00'), { ...hours, now: at('01 12:00') })).toBe('outside-hours');
});

test('the date of a special day is the restaurant’s', () => {
  const now = new Date('2026-12-31T22:00:00Z');
  expect(workingState(withHolidays(usual), now, 'Europe/Moscow')).toEqual(tomorrow);
  expect(workingState(withHolidays(usual), now, 'America/New_York')).toEqual(open('20:00'));
});

const silent = { workTimeStr: null, isWorking: null, workingTo: null };

test.each([
  ['31 19:00', 'open', 'Открыто до 20:00'],
  ['31 21:00', 'closed', 'Закрыто до завтра'],
  ['01 12:00', 'closed', 'Закрыто до завтра'],
])('the hours in a word at %s', (now, kind, label) => {
  expect(restaurantHours({ ...silent, ...withHolidays(usual) }, at(now))).toEqual({ kind, label });
});

test.each([
  ['2026-12-31T19:30:00+03:00', 'closed', 'Закрыто до 19:30'],
  ['2027-01-01T10:00:00+03:00', 'closed', 'Закрыто до завтра'],
  ['2026-12-31T19:00:00+03:00', 'open', 'Открыто до 20:00'],
  ['скоро', 'open', 'Открыто до 20:00'],
  [null, 'open', 'Открыто до 20:00'],
])('the hours in a word at 19:00, paused until %s', (pausedUntil, kind, label) => {
  const restaurant = { ...silent, ...withHolidays(usual), pausedUntil };
  expect(restaurantHours(restaurant, at('31 19:00'))).toEqual({ kind, label });
});

test('a special day takes the place of its weekday once', () => {
  const periods = { thu: [{ from: 600, to: 1380 }], special_days: { '2026-12-31': [] } };
  expect(openIntervals(periods, '2026-12-30')).toEqual([{ start: 8 * 1440 + 600, end: 8 * 1440 + 1380 }]);
});

const terms = (workTime: WorkTime | null, now: string) => ({
  periods: weekPeriods(workTime, holidays),
  now: at(now),
  earliest: at(now),
});

test('slots follow the special days', () => {
  const days = deliveryDays(terms(usual, '30 12:00')).map(({ label, slots }) => [
    label.replaceAll('\u00A0', ' '),
    slots[0]?.timeString,
    slots.at(-1)?.timeString,
  ]);
  expect(days.slice(0, 3)).toEqual([
    ['Сегодня с 12:00', '09:30', '23:00'],
    ['Завтра с 09:30', '09:30', '20:00'],
    ['2 янв.', '09:30', '23:00'],
  ]);
  expect(days).toHaveLength(13);
});

test.each([
  ['round the clock', always],
  ['until midnight', daily({ from: 600, to: 0 })],
])('hours %s leave no slot on a closed day', (_, workTime) => {
  const closedDay = {
    periods: weekPeriods(workTime, { '2027-01-01': null }),
    now: at('30 12:00'),
    earliest: at('30 12:00'),
  };
  const starts = deliveryDays(closedDay).flatMap(({ slots }) => slots.map(({ date }) => date.getTime()));
  const isOnClosedDay = (start: number) =>
    start >= at('01 00:00').getTime() && start < at('02 00:00').getTime();
  expect(starts.filter(isOnClosedDay)).toEqual([]);
  expect(starts).toContain(at('31 23:30').getTime());
});

test.each([
  ['31 19:45', true],
  ['31 20:45', false],
  ['01 12:00', false],
  ['02 12:00', true],
  ['02 22:00', true],
])('an order for %s: %s', (moment, expected) => {
  expect(canDeliverAt(at(moment), terms(usual, '30 12:00'))).toBe(expected);
});

test('the last order is before the special closing', () => {
  const late45 = (now: string) => ({
    ...terms(usual, now),
    earliest: new Date(at(now).getTime() + 45 * 60_000),
  });
  expect(isLastOrderOver(late45('31 19:15'))).toBe(false);
  expect(isLastOrderOver(late45('31 19:16'))).toBe(true);
  expect(isLastOrderOver(late45('30 19:16'))).toBe(false);
});

test.each([
  ['31 11:00', undefined],
  ['31 19:00', undefined],
  ['31 19:30', 'outside-hours'],
  ['01 15:00', 'outside-hours'],
  ['02 15:00', undefined],
])('a table for %s', (moment, refusal) => {
  const now = at('30 12:00');
  expect(bookingRefusedBecause(at(moment), { ...withHolidays(usual), now })).toBe(refusal);
  const slots = bookingDays(withHolidays(usual), now).flatMap((day) => day.slots);
  expect(slots.some(({ id }) => id === at(moment).getTime())).toBe(refusal === undefined);
});

test('in a week of unknown hours tables can be booked on the special day alone', () => {
  const hours = { ...withHolidays(null), now: at('30 12:00') };
  expect(bookingDays(hours, hours.now).map(({ label }) => label)).toEqual(['Завтра']);
  expect(bookingRefusedBecause(at('31 15:00'), hours)).toBeUndefined();
  expect(bookingRefusedBecause(at('02 15:00'), hours)).toBe('outside-hours');
  const dayOff = { workTime: null, specialDays: { '2027-01-01': null }, now: hours.now };
  expect(bookingRefusedBecause(at('31 15:00'), dayOff)).toBe('hours-unknown');
});

test('special days for a customer: from today, fourteen days, in their order', () => {
  const specialDays: SpecialDays = {
    '2027-01-13': { from: 0, to: 0 },
    ...holidays,
    '2026-12-30': { from: 720, to: 120 },
    '2027-01-12': { from: 720, to: 120 },
    '2026-12-29': null,
  };
  const rows = nextSpecialDays(specialDays, at('30 23:00')).map(({ label, hours }) => [label, hours]);
  expect(rows).toEqual([
    ['30 декабря', { kind: 'shift', opens: '12:00', closes: '02:00' }],
    ['31 декабря', { kind: 'shift', opens: '10:00', closes: '20:00' }],
    ['1 января', { kind: 'dayOff' }],
    ['12 января', { kind: 'shift', opens: '12:00', closes: '02:00' }],
  ]);
  expect(allSpecialDays(specialDays).map(({ date }) => date)).toEqual([
    '2026-12-29',
    '2026-12-30',
    '2026-12-31',
    '2027-01-01',
    '2027-01-12',
    '2027-01-13',
  ]);
  expect(allSpecialDays(null)).toEqual([]);
});
