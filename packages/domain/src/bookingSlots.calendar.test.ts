import { bookingDays, bookingTime, chooseBookingSlot, freeBookingSlot, withBusyTimes } from './bookingSlots';
import { type Shift, weekdays, type WorkTime } from './openIntervals';
import { setDeviceZone } from './testing/deviceZone';

// Fifteen hours behind Moscow: a rule that used the device's zone would be a day off.
setDeviceZone('Pacific/Honolulu');

const daily = (shift: Shift): WorkTime => Object.fromEntries(weekdays.map((day) => [day, shift]));
const usual = daily({ from: 600, to: 1320 });
const late = daily({ from: 660, to: 120 });
const roundTheClock = daily({ from: 0, to: 0 });
const moscow = (local: string) => new Date(`${local}+03:00`);

/** Label, first and last free time of each day, and how many there are: `Сегодня 13:00–21:00 ×17`. */
const overview = (workTime: WorkTime, now: string) =>
  bookingDays({ workTime }, moscow(now)).map(({ label, slots }) => {
    const free = slots.filter(({ isDisabled }) => !isDisabled);
    return `${label.replace('\u00A0', ' ')} ${free[0]?.timeString}–${free.at(-1)?.timeString} ×${free.length}`;
  });

// 18 November 2026 is a Wednesday.
test.each([
  ['exactly an hour before a time', usual, '2026-11-18T12:00:00', 'Сегодня 13:00–21:00 ×17'],
  ['a millisecond later', usual, '2026-11-18T12:00:00.001', 'Сегодня 13:30–21:00 ×16'],
  ['an hour before the last time', usual, '2026-11-18T20:00:00', 'Сегодня 21:00–21:00 ×1'],
  ['too late for the last time', usual, '2026-11-18T20:00:00.001', 'Завтра 11:00–21:00 ×21'],
  ['the last minute of a day', usual, '2026-11-18T23:59:59', 'Завтра 11:00–21:00 ×21'],
  ['midnight', usual, '2026-11-19T00:00:00', 'Сегодня 11:00–21:00 ×21'],
  ['half an hour before midnight, open till two', late, '2026-11-18T23:30:00', 'Завтра 00:30–23:30 ×26'],
  ['midnight, open till two', late, '2026-11-19T00:00:00', 'Сегодня 01:00–23:30 ×25'],
  ['after midnight, too late for the night', late, '2026-11-19T00:00:01', 'Сегодня 12:00–23:30 ×24'],
  [
    'an hour before midnight, round the clock',
    roundTheClock,
    '2026-11-18T22:30:00',
    'Сегодня 23:30–23:30 ×1',
  ],
  ['later, round the clock', roundTheClock, '2026-11-18T22:31:00', 'Завтра 00:00–23:30 ×48'],
])('the first day at %s', (_, workTime, now, first) => {
  expect(overview(workTime, now)[0]).toBe(first);
});

test.each([
  [
    'a night runs into a day off',
    { ...late, thu: null },
    '2026-11-18T12:00:00',
    ['Сегодня 13:00–23:30 ×22', 'Завтра 00:00–01:00 ×3', '20 нояб. 12:00–23:30 ×24'],
  ],
  [
    'a day off between days round the clock',
    { ...roundTheClock, thu: null },
    '2026-11-18T12:00:00',
    ['Сегодня 13:00–23:00 ×21', '20 нояб. 01:00–23:30 ×46', '21 нояб. 00:00–23:30 ×48'],
  ],
  [
    'hours that end after 24:00 instead of past midnight',
    daily({ from: 660, to: 1560 }),
    '2026-11-18T12:00:00',
    ['Сегодня 13:00–23:30 ×22', 'Завтра 00:00–23:30 ×27', '20 нояб. 00:00–23:30 ×27'],
  ],
  [
    'times count from an odd opening',
    daily({ from: 615, to: 765 }),
    '2026-11-18T08:00:00',
    ['Сегодня 11:15–11:45 ×2', 'Завтра 11:15–11:45 ×2', '20 нояб. 11:15–11:45 ×2'],
  ],
  [
    'the year ends',
    usual,
    '2026-12-31T12:00:00',
    ['Сегодня 13:00–21:00 ×17', 'Завтра 11:00–21:00 ×21', '2 янв. 11:00–21:00 ×21'],
  ],
  [
    'the night of the new year',
    late,
    '2026-12-31T22:45:00',
    ['Завтра 00:00–23:30 ×27', '2 янв. 00:00–23:30 ×27', '3 янв. 00:00–23:30 ×27'],
  ],
  [
    'a leap day',
    usual,
    '2028-02-27T12:00:00',
    ['Сегодня 13:00–21:00 ×17', 'Завтра 11:00–21:00 ×21', '29 февр. 11:00–21:00 ×21'],
  ],
])('three days: %s', (_, workTime, now, days) => {
  expect(overview(workTime, now).slice(0, 3)).toEqual(days);
});

test.each([
  ['fourteen days', usual, '2026-11-18T12:00:00', 14, '1 дек. 11:00–21:00 ×21'],
  ['fourteen days over the year’s end', usual, '2026-12-25T12:00:00', 14, '7 янв. 11:00–21:00 ×21'],
  [
    'the night after the fourteenth day is left out',
    late,
    '2026-11-18T12:00:00',
    14,
    '1 дек. 00:00–23:30 ×27',
  ],
  ['thirteen, because today is over', usual, '2026-11-18T20:01:00', 13, '1 дек. 11:00–21:00 ×21'],
  ['one weekday', { thu: { from: 600, to: 1320 } }, '2026-11-18T12:00:00', 2, '26 нояб. 11:00–21:00 ×21'],
  [
    'its third is too far',
    { wed: { from: 600, to: 1320 } },
    '2026-11-18T12:00:00',
    2,
    '25 нояб. 11:00–21:00 ×21',
  ],
])('the last day: %s', (_, workTime, now, count, last) => {
  const days = overview(workTime, now);
  expect([days.length, days.at(-1)]).toEqual([count, last]);
});

test('a day has its weekday in the restaurant’s zone', () => {
  const days = bookingDays({ workTime: usual }, moscow('2026-12-31T00:30:00'));
  expect(days.slice(0, 3).map(({ weekday }) => weekday)).toEqual(['чт', 'пт', 'сб']);
});

test.each([
  ['2026-12-31T23:30:00', '2026-12-31T12:00:00', 'Сегодня в 23:30'],
  ['2027-01-01T00:00:00', '2026-12-31T23:00:00', 'Завтра в 00:00'],
  ['2027-01-02T13:00:00', '2026-12-31T12:00:00', '2 января 2027 г. в 13:00'],
  ['2027-01-02T13:00:00', '2027-01-01T00:00:00', 'Завтра в 13:00'],
  ['2026-11-19T00:30:00', '2026-11-19T00:00:00', 'Сегодня в 00:30'],
])('%s seen at %s is «%s»', (moment, now, text) => {
  expect(bookingTime(moscow(moment), moscow(now)).replaceAll('\u00A0', ' ')).toBe(text);
});

describe('busy times', () => {
  const days = bookingDays({ workTime: daily({ from: 600, to: 750 }) }, moscow('2026-11-18T10:15:00'));
  const at = (...times: string[]) => times.map((time) => moscow(`2026-11-${time}:00`));
  const free = (busy: readonly Date[]) =>
    withBusyTimes(days, busy)
      .slice(0, 2)
      .map(({ label, slots }) => [
        label,
        ...slots.filter(({ isDisabled }) => !isDisabled).map(({ timeString }) => timeString),
      ]);

  test.each([
    [
      'none',
      [],
      [
        ['Сегодня', '11:30'],
        ['Завтра', '11:00', '11:30'],
      ],
    ],
    [
      'one',
      at('19T11:00'),
      [
        ['Сегодня', '11:30'],
        ['Завтра', '11:30'],
      ],
    ],
    [
      'all of a day',
      at('18T11:30'),
      [
        ['Завтра', '11:00', '11:30'],
        ['20 нояб.', '11:00', '11:30'],
      ],
    ],
    [
      'none of the times',
      at('19T11:15'),
      [
        ['Сегодня', '11:30'],
        ['Завтра', '11:00', '11:30'],
      ],
    ],
  ])('%s: the free times', (_, busy, left) => {
    expect(free(busy).map((day) => day.map((text) => text.replace('\u00A0', ' ')))).toEqual(left);
  });

  test('a busy time stays in its day, disabled, and a time that has passed stays disabled', () => {
    const [today, tomorrow] = withBusyTimes(days, at('19T11:00'));
    expect(today?.slots.map(({ isDisabled }) => isDisabled)).toEqual([true, false]);
    expect(tomorrow?.slots.map(({ isDisabled }) => isDisabled)).toEqual([true, false]);
  });

  test('a busy time that was wanted is replaced by the first free time of its day', () => {
    const left = withBusyTimes(days, at('19T11:00'));
    expect(chooseBookingSlot(left, moscow('2026-11-19T11:00:00'))?.date).toEqual(
      moscow('2026-11-19T11:30:00'),
    );
  });

  test.each([
    ['a free time', '19T11:30', true],
    ['a busy time', '19T11:00', false],
    ['a time that has passed', '18T11:00', false],
    ['no time of a day', '19T11:10', false],
  ])('%s', (_, time, isFree) => {
    const [moment] = at(time);
    expect(freeBookingSlot(withBusyTimes(days, at('19T11:00')), moment)?.date).toEqual(
      isFree ? moment : undefined,
    );
  });

  test('without a wanted moment no free time is found', () =>
    expect(freeBookingSlot(days, undefined)).toBeUndefined());
});
