import fc from 'fast-check';
import { type Shift, weekdays, type WorkTime } from './openIntervals';
import { minutesToOpening, restaurantHours, workingState } from './workingHours';

/** A moment of the week of Monday 16 November 2026 in Moscow time. */
function moscow(dayOfMonth: number, time: string): Date {
  return new Date(`2026-11-${dayOfMonth}T${time}:00+03:00`);
}

function daily(shift: Shift): WorkTime {
  return Object.fromEntries(weekdays.map((day) => [day, shift]));
}

const usual = daily({ from: 600, to: 1320 });
const late = daily({ from: 720, to: 120 });
const pastMidnight = daily({ from: 720, to: 1560 });
const roundTheClock = daily({ from: 0, to: 0 });
const withoutMonday: WorkTime = { ...usual, mon: null };
const open = (until?: string) => ({ kind: 'open', until });
const closed = (label: string) => ({ kind: 'closed', label });

test.each([
  ['in the middle of the day', usual, moscow(18, '15:00'), open('22:00'), 0],
  ['at the opening', usual, moscow(18, '10:00'), open('22:00'), 0],
  ['a minute before it', usual, moscow(18, '09:59'), closed('Закрыто до 10:00'), 1],
  ['at the closing', usual, moscow(18, '22:00'), closed('Закрыто до завтра'), 720],
  ['just after midnight', usual, moscow(19, '00:10'), closed('Закрыто до 10:00'), 590],
  ['in the evening of a late shift', late, moscow(18, '23:30'), open('02:00'), 0],
  ['in the night of yesterday’s shift', late, moscow(19, '01:59'), open('02:00'), 0],
  ['after yesterday’s shift', late, moscow(19, '02:00'), closed('Закрыто до 12:00'), 600],
  ['minutes above 1440', pastMidnight, moscow(19, '01:59'), open('02:00'), 0],
  ['until midnight', daily({ from: 600, to: 1440 }), moscow(18, '23:59'), open('00:00'), 0],
  [
    'at the midnight it closes at',
    daily({ from: 600, to: 1440 }),
    moscow(19, '00:00'),
    closed('Закрыто до 10:00'),
    600,
  ],
  ['until midnight written as 0', daily({ from: 600, to: 0 }), moscow(18, '23:59'), open('00:00'), 0],
  ['from midnight to midnight', daily({ from: 0, to: 1440 }), moscow(18, '23:59'), open(), 0],
  [
    'one day from midnight to midnight, at its end',
    { wed: { from: 0, to: 1440 } },
    moscow(19, '00:00'),
    closed('Закрыто до завтра'),
    6 * 1440,
  ],
  ['the night before a day off', { sun: { from: 720, to: 120 } }, moscow(16, '01:59'), open('02:00'), 0],
  [
    'the day off after that night',
    { ...late, mon: null },
    moscow(16, '02:00'),
    closed('Закрыто до завтра'),
    34 * 60,
  ],
  [
    'a day and a night, into a day off',
    { wed: { from: 600, to: 600 } },
    moscow(19, '09:59'),
    open('10:00'),
    0,
  ],
  [
    'a night that ends when the day begins',
    daily({ from: 720, to: 719 }),
    moscow(18, '11:59'),
    closed('Закрыто до 12:00'),
    1,
  ],
  [
    'a night that outlasts the next shift',
    { wed: { from: 720, to: 700 }, thu: { from: 60, to: 120 } },
    moscow(19, '03:00'),
    open('11:40'),
    0,
  ],
  [
    'a night that reaches into the next shift',
    { wed: { from: 720, to: 300 }, thu: { from: 240, to: 600 } },
    moscow(19, '04:30'),
    open('10:00'),
    0,
  ],
  ['round the clock', roundTheClock, moscow(18, '04:00'), open(), 0],
  [
    'round the clock, counted from the morning',
    daily({ from: 540, to: 540 }),
    moscow(18, '04:00'),
    open(),
    0,
  ],
  ['one day round the clock', { wed: { from: 0, to: 0 } }, moscow(18, '04:00'), open('00:00'), 0],
  ['a day and a night, at its opening', { wed: { from: 600, to: 600 } }, moscow(18, '10:00'), open(), 0],
  ['and a minute later', { wed: { from: 600, to: 600 } }, moscow(18, '10:01'), open('10:00'), 0],
  [
    'before an opening at midnight',
    { thu: { from: 0, to: 600 } },
    moscow(18, '12:00'),
    closed('Закрыто до завтра'),
    720,
  ],
  [
    'adjacent shifts at midnight',
    { wed: { from: 600, to: 1440 }, thu: { from: 0, to: 120 } },
    moscow(18, '23:00'),
    open('02:00'),
    0,
  ],
  ['on the day off', withoutMonday, moscow(16, '12:00'), closed('Закрыто до завтра'), 1320],
  ['on the eve of the day off', withoutMonday, moscow(22, '23:00'), closed('Закрыто до завтра'), 2100],
  [
    'once a week, just closed',
    { wed: { from: 600, to: 660 } },
    moscow(18, '11:00'),
    closed('Закрыто до завтра'),
    7 * 1440 - 60,
  ],
  ['no hours', {}, moscow(18, '12:00'), { kind: 'unknown' }, undefined],
  ['only days off', { mon: null }, moscow(18, '12:00'), { kind: 'unknown' }, undefined],
  ['null', null, moscow(18, '12:00'), { kind: 'unknown' }, undefined],
])('%s', (_case, workTime, now, state, minutes) => {
  expect(workingState({ workTime }, now)).toEqual(state);
  expect(minutesToOpening({ workTime }, now)).toBe(minutes);
});

test.each([
  ['in the last hour of the year', '2026-12-31T23:30:00+03:00', open('02:00')],
  ['in the first hour of the year', '2027-01-01T01:59:00+03:00', open('02:00')],
  ['after the night of the new year', '2027-01-01T02:00:00+03:00', closed('Закрыто до 12:00')],
  ['on the last day of February', '2028-02-29T23:59:00+03:00', open('02:00')],
  ['the year’s first hour in Moscow is the last year’s in UTC', '2026-12-31T22:30:00Z', open('02:00')],
])('%s', (_case, now, state) => {
  expect(workingState({ workTime: late }, new Date(now))).toEqual(state);
});

test('the week goes on over the end of the year', () => {
  // 1 January 2027 is a Friday.
  const withoutFriday: WorkTime = { ...usual, fri: null };
  expect(workingState({ workTime: withoutFriday }, new Date('2026-12-31T22:00:00+03:00'))).toEqual(
    closed('Закрыто до завтра'),
  );
  expect(minutesToOpening({ workTime: withoutFriday }, new Date('2027-01-01T10:00:00+03:00'))).toBe(1440);
});

test('the clock is in the requested zone', () => {
  const now = moscow(18, '21:30');
  expect(workingState({ workTime: usual }, now, 'Asia/Yekaterinburg')).toEqual(closed('Закрыто до завтра'));
  expect(workingState({ workTime: usual }, now, 'Europe/Kaliningrad')).toEqual(open('22:00'));
});

test('an invalid moment throws', () => {
  expect(() => workingState({ workTime: usual }, new Date(Number.NaN))).toThrow(RangeError);
});

test('it is open exactly while minutesToOpening is 0, and open once those minutes have passed', () => {
  const shift = fc.option(fc.record({ from: fc.nat(1439), to: fc.nat(1439) }), { nil: null });
  const week = fc.record({
    mon: shift,
    tue: shift,
    wed: shift,
    thu: shift,
    fri: shift,
    sat: shift,
    sun: shift,
  });
  fc.assert(
    fc.property(week, fc.nat(7 * 1440), (workTime, minute) => {
      const now = new Date(moscow(16, '00:00').getTime() + minute * 60_000);
      const wait = minutesToOpening({ workTime }, now);
      const kindAfter = (minutes: number) =>
        workingState({ workTime }, new Date(now.getTime() + minutes * 60_000)).kind;
      const isKnown = wait !== undefined;
      expect(kindAfter(0)).toBe(isKnown ? (wait === 0 ? 'open' : 'closed') : 'unknown');
      expect(kindAfter(wait ?? 0)).toBe(isKnown ? 'open' : 'unknown');
    }),
  );
});

const silent = { workTime: null, workTimeStr: null, isWorking: null, workingTo: null };
const stated = (isWorking: boolean, workingTo: string | null) => ({ ...silent, isWorking, workingTo });

test.each([
  ['open', { ...silent, workTime: usual }, 'open', 'Открыто до 22:00'],
  ['past midnight', { ...silent, workTime: late }, 'open', 'Открыто до 02:00'],
  ['round the clock', { ...silent, workTime: roundTheClock }, 'open', 'Открыто круглосуточно'],
  ['before opening', { ...silent, workTime: daily({ from: 1320, to: 1380 }) }, 'closed', 'Закрыто до 22:00'],
  ['after closing', { ...silent, workTime: daily({ from: 600, to: 1200 }) }, 'closed', 'Закрыто до завтра'],
  ['hours as text', { ...silent, workTimeStr: 'по звонку' }, 'unknown', 'по звонку'],
  ['no hours', silent, 'unknown', 'Не указано'],
  ['said to be open until an hour', stated(true, '23:30'), 'open', 'Открыто до 23:30'],
  ['said to be open until an hour with seconds', stated(true, '23:30:00'), 'open', 'Открыто до 23:30'],
  ['said to be open in a text', stated(true, 'Открыто до 23:30'), 'open', 'Открыто до 23:30'],
  ['said to be open in a text with both hours', stated(true, '10:00–23:00'), 'open', 'Открыто до 23:00'],
  ['said to be open in other words', stated(true, 'допоздна'), 'open', 'Не указано'],
  ['said to be open', stated(true, null), 'open', 'Не указано'],
  [
    'said to be open, hours as text',
    { ...stated(true, null), workTimeStr: 'весь день' },
    'open',
    'весь день',
  ],
  ['said to be closed', stated(false, null), 'closed', 'Закрыто'],
  ['said to be closed until nothing', stated(false, ''), 'closed', 'Закрыто'],
  ['said to be closed until an hour', stated(false, '10:00'), 'closed', 'Закрыто до 10:00'],
  ['said to be closed until an early hour', stated(false, '9:30'), 'closed', 'Закрыто до 9:30'],
  ['said to be closed until an hour with seconds', stated(false, '10:00:00'), 'closed', 'Закрыто до 10:00'],
  ['said to be closed in a text', stated(false, 'Закрыто до завтра'), 'closed', 'Закрыто до завтра'],
  ['said to be closed in other words', stated(false, 'скоро'), 'closed', 'Закрыто'],
  [
    'closed by its hours, said to be open a moment ago',
    { ...stated(true, '23:00'), workTime: daily({ from: 600, to: 1200 }) },
    'closed',
    'Закрыто до завтра',
  ],
  [
    'open by its hours, said to be closed a moment ago',
    { ...stated(false, null), workTime: usual },
    'open',
    'Открыто до 22:00',
  ],
])('the hours of a restaurant in a word: %s', (_case, restaurant, kind, label) => {
  expect(restaurantHours(restaurant, moscow(21, '21:00'))).toEqual({ kind, label });
});

test('the hours in a word are in the requested zone', () => {
  const restaurant = { ...silent, workTime: usual };
  expect(restaurantHours(restaurant, moscow(21, '21:00'), 'Asia/Vladivostok').kind).toBe('closed');
});
