import { bookingDays, bookingRefusedBecause, bookingTime, chooseBookingSlot } from './bookingSlots';
import { type Shift, weekdays, type WorkTime } from './openIntervals';

/** A moment of November 2026 in Moscow time; the 16th is a Monday. */
const moscow = (day: number, time: string) =>
  new Date(`2026-11-${String(day).padStart(2, '0')}T${time}:00+03:00`);
const daily = (shift: Shift): WorkTime => Object.fromEntries(weekdays.map((day) => [day, shift]));

const usual = daily({ from: 600, to: 1320 });
const late = daily({ from: 660, to: 120 });
const roundTheClock = daily({ from: 0, to: 0 });
const noon = moscow(18, '12:00');

const freeTimes = (workTime: WorkTime, now: Date, day = 0) => {
  const slots = bookingDays({ workTime }, now)[day]?.slots ?? [];
  return slots.filter(({ isDisabled }) => !isDisabled).map(({ timeString }) => timeString);
};

test.each([
  ['a usual day', usual, noon, 0, '13:00', '21:00', 17],
  ['the next day from an hour after opening', usual, noon, 1, '11:00', '21:00', 21],
  ['to the minute an hour from now', usual, moscow(18, '12:01'), 0, '13:30', '21:00', 16],
  ['before opening', usual, moscow(18, '06:00'), 0, '11:00', '21:00', 21],
  ['a late shift runs into the next day', late, noon, 1, '00:00', '23:30', 27],
  ['the night belongs to yesterday’s shift', late, moscow(18, '00:00'), 0, '01:00', '23:30', 25],
  ['round the clock', roundTheClock, noon, 0, '13:00', '23:30', 22],
  ['round the clock has the night too', roundTheClock, noon, 1, '00:00', '23:30', 48],
  ['one day round the clock', { wed: { from: 0, to: 0 } }, moscow(17, '12:00'), 0, '01:00', '23:00', 45],
  ['exactly two hours open', daily({ from: 600, to: 720 }), moscow(18, '08:00'), 0, '11:00', '11:00', 1],
])('%s', (_case, workTime, now, day, first, last, count) => {
  const times = freeTimes(workTime, now, day);
  expect([times[0], times.at(-1), times.length]).toEqual([first, last, count]);
});

test('past times stay in the list, disabled', () => {
  const [today] = bookingDays({ workTime: usual }, noon);
  expect(today?.slots[0]).toMatchObject({ timeString: '11:00', isDisabled: true });
  expect(today?.slots[0]?.id).toBe(moscow(18, '11:00').getTime());
});

test.each([
  ['fourteen days', usual, noon, 14, 'Сегодня'],
  ['today has no free time', usual, moscow(18, '20:30'), 13, 'Завтра'],
  ['days off', { ...usual, wed: null, thu: null }, noon, 10, '20 нояб.'],
  ['over the end of the month', usual, moscow(29, '21:00'), 13, 'Завтра'],
  ['open for less than two hours', daily({ from: 600, to: 700 }), noon, 0, undefined],
  ['unknown hours', null, noon, 0, undefined],
  ['only days off', { mon: null }, noon, 0, undefined],
])('days: %s', (_case, workTime, now, count, label) => {
  const days = bookingDays({ workTime }, now);
  expect([days.length, days[0]?.label]).toEqual([count, label]);
});

test('times are in the restaurant’s time zone, not the device’s', () => {
  const [today] = bookingDays({ workTime: usual }, noon, 'Asia/Yekaterinburg');
  expect(today?.slots.find(({ isDisabled }) => !isDisabled)?.timeString).toBe('15:00');
  expect(today?.id).toBe(new Date('2026-11-18T00:00:00+05:00').getTime());
});

test('summer time does not move the opening hours', () => {
  const now = new Date('2027-03-27T12:00:00+01:00');
  const sunday = bookingDays({ workTime: usual }, now, 'Europe/Berlin')[1];
  expect([sunday?.slots[0]?.timeString, sunday?.slots.at(-1)?.timeString]).toEqual(['11:00', '21:00']);
});

test.each([
  ['a free time', usual, moscow(18, '13:00'), undefined],
  ['the last time of the last day', usual, new Date('2026-12-01T21:00:00+03:00'), undefined],
  ['in the night of a late shift', late, moscow(19, '01:00'), undefined],
  ['less than an hour from now', usual, moscow(18, '12:30'), 'too-soon'],
  ['the past', usual, moscow(17, '13:00'), 'too-soon'],
  ['on the fifteenth day', usual, new Date('2026-12-02T13:00:00+03:00'), 'too-late'],
  [
    'at the first moment of the fifteenth day',
    roundTheClock,
    new Date('2026-12-02T00:00:00+03:00'),
    'too-late',
  ],
  ['less than an hour after opening', usual, moscow(19, '10:30'), 'outside-hours'],
  ['less than an hour before closing', usual, moscow(19, '21:30'), 'outside-hours'],
  ['between two times', usual, moscow(19, '13:15'), 'outside-hours'],
  ['seconds', usual, new Date('2026-11-19T13:00:01+03:00'), 'outside-hours'],
  ['on a day off', { ...usual, thu: null }, moscow(19, '13:00'), 'outside-hours'],
  ['unknown hours', null, moscow(19, '13:00'), 'hours-unknown'],
])('a table %s', (_case, workTime, moment, refusal) => {
  expect(bookingRefusedBecause(moment, { workTime, now: noon })).toBe(refusal);
});

test.each([
  ['no wanted time', undefined, moscow(18, '13:00')],
  ['a free time', moscow(20, '15:30'), moscow(20, '15:30')],
  ['a day', moscow(20, '00:00'), moscow(20, '11:00')],
  ['a past time of today', moscow(18, '11:30'), moscow(18, '13:00')],
  ['a day without times', new Date('2026-12-24T00:00:00+03:00'), moscow(18, '13:00')],
])('chosen with %s', (_case, wanted, chosen) => {
  expect(chooseBookingSlot(bookingDays({ workTime: usual }, noon), wanted)?.date).toEqual(chosen);
});

test('without days nothing is chosen', () => expect(chooseBookingSlot([], noon)).toBeUndefined());

test.each([
  [moscow(18, '19:30'), 'Сегодня в 19:30'],
  [moscow(19, '00:30'), 'Завтра в 00:30'],
  [moscow(30, '12:00'), '30 ноября в 12:00'],
])('%s', (moment, text) => {
  expect(bookingTime(moment, noon).replaceAll('\u00A0', ' ')).toBe(text);
});
