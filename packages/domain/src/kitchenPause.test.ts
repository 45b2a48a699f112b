import { deliveryDays } from './deliverySlots';
import { hoursAfterPause, kitchenResumesAt, UNTIL_RESUMED } from './kitchenPause';
import { type OpeningHours, type Shift, weekdays, weekPeriods, type WorkTime } from './openIntervals';

/** A moment of November 2026 in Moscow; the 18th is a Wednesday. */
const moscow = (day: number, time: string) => new Date(`2026-11-${day}T${time}+03:00`);
const daily = (shift: Shift): WorkTime => Object.fromEntries(weekdays.map((day) => [day, shift]));
const usual: OpeningHours = { workTime: daily({ from: 600, to: 1380 }) };
const late: OpeningHours = { workTime: daily({ from: 660, to: 120 }) };
const always: OpeningHours = { workTime: daily({ from: 0, to: 0 }) };
const unknown: OpeningHours = { workTime: null };

/** The slots that can be chosen. */
function enabledSlots(hours: OpeningHours, now: Date, until: Date) {
  const { hours: open, slotsFrom } = hoursAfterPause(hours, { until, now });
  const periods = weekPeriods(open.workTime, open.specialDays);
  const days = deliveryDays({ periods, now, earliest: now, slotsFrom });
  return days.flatMap(({ slots }) => slots).filter(({ isDisabled }) => !isDisabled);
}

test.each([
  ['on a half hour', usual, moscow(18, '15:00:00'), moscow(18, '16:00:00'), moscow(18, '16:00:00')],
  ['between slots', usual, moscow(18, '15:00:00'), moscow(18, '15:43:00'), moscow(18, '16:00:00')],
  ['a second late', usual, moscow(18, '15:00:00'), moscow(18, '16:00:01'), moscow(18, '16:30:00')],
  ['before opening', usual, moscow(18, '08:00:00'), moscow(18, '09:00:00'), moscow(18, '09:30:00')],
  ['just before opening', usual, moscow(18, '09:00:00'), moscow(18, '09:40:00'), moscow(18, '10:00:00')],
  ['until closing', usual, moscow(18, '22:00:00'), moscow(18, '23:10:00'), moscow(19, '09:30:00')],
  ['over a night', usual, moscow(18, '22:00:00'), moscow(19, '12:00:00'), moscow(19, '12:00:00')],
  ['over two days', usual, moscow(18, '22:00:00'), moscow(20, '12:00:00'), moscow(20, '12:00:00')],
  ['past midnight', late, moscow(18, '23:45:00'), moscow(19, '00:30:00'), moscow(19, '00:30:00')],
  ['in the night', late, moscow(19, '00:10:00'), moscow(19, '01:00:00'), moscow(19, '01:00:00')],
  ['round the clock', always, moscow(18, '12:00:00'), moscow(18, '12:30:00'), moscow(18, '12:30:00')],
  [
    'on a special day',
    { ...usual, specialDays: { '2026-11-18': { from: 720, to: 1080 } } },
    moscow(18, '12:00:00'),
    moscow(18, '15:00:00'),
    moscow(18, '15:00:00'),
  ],
  ['until resumed', usual, moscow(18, '15:00:00'), UNTIL_RESUMED, moscow(19, '09:30:00')],
  ['until resumed, in the evening', late, moscow(18, '23:00:00'), UNTIL_RESUMED, moscow(19, '10:30:00')],
  ['until resumed, in the night', late, moscow(19, '01:00:00'), UNTIL_RESUMED, moscow(20, '10:30:00')],
  ['until resumed, round the clock', always, moscow(18, '12:00:00'), UNTIL_RESUMED, moscow(19, '00:00:00')],
])('the first slot after a pause %s', (_case, hours, now, until, first) => {
  expect(enabledSlots(hours, now, until)[0]?.date).toEqual(first);
});

test.each([
  ['usual hours', usual],
  ['hours past midnight', late],
  ['hours round the clock', always],
])('a pause of %s changes no slot after it, however long it is', (_, hours) => {
  const now = moscow(18, '15:00:00');
  const whole = enabledSlots(hours, now, now);
  for (let minutes = 10; minutes <= 1440; minutes += 10) {
    const until = new Date(now.getTime() + minutes * 60_000);
    const paused = enabledSlots(hours, now, until);
    expect(paused).toEqual(whole.filter(({ date }) => date >= until));
  }
});

test('unknown hours have no slots in a pause either', () => {
  expect(enabledSlots(unknown, moscow(18, '15:00:00'), moscow(18, '16:00:00'))).toEqual([]);
});

test.each([
  ['while open', usual, moscow(18, '15:00:10'), moscow(18, '15:43:20'), moscow(18, '15:43:20')],
  ['ends after closing', usual, moscow(18, '22:30:00'), moscow(18, '23:15:30'), moscow(19, '10:00:00')],
  ['ends before opening', usual, moscow(18, '08:00:00'), moscow(18, '09:00:00'), moscow(18, '10:00:00')],
  ['of unknown hours', unknown, moscow(18, '15:00:00'), moscow(18, '15:40:00'), moscow(18, '15:40:00')],
  ['until resumed', usual, moscow(18, '15:00:10'), UNTIL_RESUMED, moscow(19, '10:00:00')],
  ['until resumed, before opening', usual, moscow(18, '08:00:00'), UNTIL_RESUMED, moscow(19, '10:00:00')],
  ['until resumed, in the night', late, moscow(19, '01:00:00'), UNTIL_RESUMED, moscow(20, '11:00:00')],
  ['until resumed, round the clock', always, moscow(18, '12:00:00'), UNTIL_RESUMED, moscow(19, '00:00:00')],
  [
    'until resumed, before a closed day',
    { ...usual, specialDays: { '2026-11-19': null } },
    moscow(18, '15:00:00'),
    UNTIL_RESUMED,
    moscow(20, '10:00:00'),
  ],
  ['until resumed, of unknown hours', unknown, moscow(18, '15:00:00'), UNTIL_RESUMED, moscow(19, '00:00:00')],
])('a pause %s: when orders are taken again', (_case, hours, now, until, moment) => {
  expect(kitchenResumesAt(hours, { until, now })).toEqual(moment);
});
