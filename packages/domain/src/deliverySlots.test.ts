import {
  canDeliverAt,
  chooseSlot,
  type DeliveryTerms,
  deliveryDays,
  earliestTime,
  fullSlots,
  isLastOrderOver,
  slotOf,
} from './deliverySlots';
import { type Shift, weekdays, weekPeriods, type WorkTime } from './openIntervals';

/** A moment of November 2026 in Moscow time; the 16th is a Monday. */
const moscow = (day: number, time: string) =>
  new Date(`2026-11-${String(day).padStart(2, '0')}T${time}:00+03:00`);
const daily = (shift: Shift): WorkTime => Object.fromEntries(weekdays.map((day) => [day, shift]));
const usual = daily({ from: 600, to: 1320 });
const late = daily({ from: 720, to: 120 });
const always = daily({ from: 0, to: 0 });

function terms(workTime: WorkTime | null, now: Date, minutes = 45): DeliveryTerms {
  return { periods: weekPeriods(workTime), now, earliest: new Date(now.getTime() + minutes * 60_000) };
}

const days = (...from: Parameters<typeof terms>) => deliveryDays(terms(...from));
const times = (...from: Parameters<typeof terms>) => days(...from)[0]?.slots.map((slot) => slot.timeString);

test.each([
  ['in time', usual, '21:15', 45, undefined, false],
  ['a minute later', usual, '21:16', 45, undefined, true],
  ['a minute before closing, with an hour’s way', usual, '21:59', 60, null, true],
  ['by a setting, in time', usual, '21:45', 60, 15, false],
  ['by a setting, a minute later', usual, '21:46', 0, 15, true],
  ['by a setting of 0', usual, '21:59', 60, 0, false],
  ['by a setting below 0, which counts as none', usual, '21:59', 60, -90, true],
  ['before opening', usual, '09:59', 60, undefined, false],
  ['at closing', usual, '22:00', 60, undefined, false],
  ['of a shift past midnight, in time', late, '01:15', 45, undefined, false],
  ['of a shift past midnight, a minute later', late, '01:16', 45, undefined, true],
  ['before midnight, of a shift past it', late, '23:50', 120, undefined, false],
  ['round the clock', always, '23:59', 90, undefined, false],
  ['with unknown hours', null, '22:30', 60, undefined, false],
] as const)('the last order %s', (_, week, now, minutes, setting, isOver) => {
  expect(isLastOrderOver(terms(week, moscow(18, now), minutes), setting)).toBe(isOver);
});

test('half hours from one before opening to one after closing', () => {
  const [today] = days(usual, moscow(18, '03:00'));
  expect(today?.slots).toHaveLength(26);
  expect(today?.slots.at(0)).toEqual({
    id: moscow(18, '09:30').getTime(),
    date: moscow(18, '09:30'),
    timeString: '09:30',
    isDisabled: false,
  });
  expect(today?.slots.at(-1)?.timeString).toBe('22:00');
  expect(today?.id).toBe(moscow(18, '00:00').getTime());
});

test.each([
  ['ends before the earliest time', '11:29', ['11:30', true]],
  ['contains the earliest time', '11:29', ['12:00', true]],
  ['starts after it', '11:29', ['12:30', false]],
  ['starts with it', '11:15', ['12:00', false]],
  ['ends with it', '11:15', ['11:30', true]],
])('a slot that %s', (_name, now, [time, isDisabled]) => {
  const slot = days(usual, moscow(18, now))[0]?.slots.find(({ timeString }) => timeString === time);
  expect(slot?.isDisabled).toBe(isDisabled);
});

test.each([
  ['a working day', usual, moscow(18, '11:29'), ['Сегодня с\u00A012:30', 'Завтра с\u00A009:30', '20 нояб.']],
  ['after the last slot', usual, moscow(18, '21:20'), ['Завтра с\u00A009:30', '20 нояб.', '21 нояб.']],
  [
    'the end of a month',
    usual,
    moscow(29, '12:00'),
    ['Сегодня с\u00A013:00', 'Завтра с\u00A009:30', '1 дек.'],
  ],
  [
    'the end of a year',
    usual,
    new Date('2026-12-31T22:00:00+03:00'),
    ['Завтра с\u00A009:30', '2 янв.', '3 янв.'],
  ],
  ['a leap day', usual, new Date('2028-02-27T23:00:00+03:00'), ['Завтра с\u00A009:30', '29 февр.', '1 мар.']],
  [
    'a day off',
    { ...usual, thu: null },
    moscow(18, '12:00'),
    ['Сегодня с\u00A013:00', '20 нояб.', '21 нояб.'],
  ],
  ['a night shift', late, moscow(18, '23:50'), ['Завтра с\u00A001:00', '20 нояб.', '21 нояб.']],
  ['round the clock', always, moscow(18, '23:00'), ['Завтра с\u00A000:00', '20 нояб.', '21 нояб.']],
])('days of %s', (_name, workTime, now, labels) => {
  const shown = days(workTime, now).slice(0, 3);
  expect(shown.map(({ label }) => label)).toEqual(labels);
});

test('the hours past midnight belong to the next day', () => {
  expect(times(late, moscow(18, '00:00'))?.slice(0, 7)).toEqual([
    '00:00',
    '00:30',
    '01:00',
    '01:30',
    '02:00',
    '11:30',
    '12:00',
  ]);
});

test('round the clock there are 48 slots a day and fourteen days', () => {
  const all = days(always, moscow(18, '00:00'), 0);
  expect(all.map(({ slots }) => slots.length)).toEqual(Array.from({ length: 14 }, () => 48));
  const fromMorning = days(daily({ from: 540, to: 540 }), moscow(18, '00:00'), 0);
  expect(fromMorning).toEqual(all);
});

test('one day round the clock has its extra slots on the adjacent days', () => {
  const [first, second, third] = days({ thu: { from: 0, to: 0 } }, moscow(18, '12:00'));
  expect(first?.slots.map(({ timeString }) => timeString)).toEqual(['23:30']);
  expect(second?.slots).toHaveLength(48);
  expect(third?.slots.map(({ timeString }) => timeString)).toEqual(['00:00']);
});

test.each([[null], [{}], [{ mon: null }]])('hours of %j have no days', (workTime) =>
  expect(days(workTime, moscow(18, '12:00'))).toEqual([]),
);

test('days off leave fewer than fourteen days and add no later days', () => {
  const weekend = days({ sat: { from: 600, to: 660 }, sun: { from: 600, to: 660 } }, moscow(16, '12:00'));
  expect(weekend.map(({ label }) => label)).toEqual(['21 нояб.', '22 нояб.', '28 нояб.', '29 нояб.']);
});

/** Times of Wednesday, the day of `now`. */
function wednesday(...wed: Shift[]) {
  const now = moscow(18, '00:00');
  return deliveryDays({ periods: { wed }, now, earliest: now });
}
const timesOf = (all: ReturnType<typeof deliveryDays>) => all[0]?.slots.map(({ timeString }) => timeString);

test('a pause between two shifts has no extra slot', () => {
  const later = { from: 1080, to: 1140 };
  expect(timesOf(wednesday(later, { from: 600, to: 660 }))).toEqual([
    '09:30',
    '10:00',
    '10:30',
    '18:00',
    '18:30',
    '19:00',
  ]);
  expect(timesOf(wednesday({ from: 600, to: 840 }, { from: 885, to: 1320 }))?.slice(7, 11)).toEqual([
    '13:00',
    '13:30',
    '14:45',
    '15:15',
  ]);
});

test('the extra slots of a closing and of the next opening stand in order', () => {
  const now = moscow(18, '00:00');
  const periods = { wed: [{ from: 705, to: 1410 }], thu: [{ from: 0, to: 120 }] };
  expect(timesOf(deliveryDays({ periods, now, earliest: now }))?.slice(-3)).toEqual([
    '23:15',
    '23:30',
    '23:45',
  ]);
});

test('a night shift that is written as the ends of two days keeps its extra slots', () => {
  const split = [
    { from: 0, to: 120 },
    { from: 720, to: 1440 },
  ];
  const periods = Object.fromEntries(weekdays.map((day) => [day, split]));
  const now = moscow(18, '00:00');
  const whole = deliveryDays({ periods: weekPeriods(late), now, earliest: now });
  // The last of the fifteen days that are read has no next day to continue on.
  expect(deliveryDays({ periods, now, earliest: now }).slice(0, 13)).toEqual(whole.slice(0, 13));
});

test.each([
  ['14:00', '14:00'],
  ['14:20', '14:20'],
  ['14:25', '14:00'],
  ['14:50', '14:50'],
])('of two slots that overlap, %s chooses %s', (saved, expected) => {
  const overlapping = wednesday({ from: 600, to: 850 }, { from: 860, to: 1320 });
  expect(timesOf(overlapping)).toEqual(expect.arrayContaining(['14:00', '14:20']));
  expect(chooseSlot(overlapping, moscow(18, saved))?.timeString).toBe(expected);
});

test('the slot before an opening at midnight is on the day before, on the fourteenth day too', () => {
  const labels = days({ wed: { from: 0, to: 600 } }, moscow(18, '12:00')).map(({ label }) => label);
  expect(labels).toEqual(['24 нояб.', '25 нояб.', '1 дек.']);
});

test.each([
  ['delivery', { duration: 60, duration_change: null }, 60],
  ['delivery', { duration: 60, duration_change: 90 }, 90],
  ['delivery', null, 0],
  ['pickup', { duration: 60, duration_change: 90 }, 25],
] as const)('earliest time of %s with %j', (takeMethod, restriction, minutes) => {
  const now = moscow(18, '12:00');
  const earliest = earliestTime({ takeMethod, now, restriction, minutesToCook: 25 });
  expect(earliest.getTime() - now.getTime()).toBe(minutes * 60_000);
});

test.each([
  ['nothing saved', undefined, moscow(18, '13:00')],
  ['a moment inside an enabled slot', moscow(18, '15:10'), moscow(18, '15:00')],
  ['a moment that has passed', moscow(18, '12:30'), moscow(18, '13:00')],
  ['yesterday', moscow(17, '15:00'), moscow(18, '13:00')],
  ['tomorrow’s midnight', moscow(19, '00:00'), moscow(19, '09:30')],
  ['tomorrow before opening', moscow(19, '05:00'), moscow(19, '09:30')],
  ['tomorrow after closing', moscow(19, '23:00'), moscow(19, '09:30')],
  ['a day off', moscow(20, '15:00'), moscow(18, '13:00')],
  ['next month', moscow(28, '15:00'), moscow(28, '15:00')],
])('chosen with %s', (_name, saved, expected) => {
  const at = terms({ ...usual, fri: null }, moscow(18, '12:05'));
  const slot = chooseSlot(deliveryDays(at), saved);
  expect(slot?.date).toEqual(expected);
});

test('nothing is chosen if there are no days', () => {
  expect(chooseSlot([], moscow(18, '12:00'))).toBeUndefined();
});

test.each([
  ['the last moment of the fourteenth day', new Date('2026-12-01T23:59:59+03:00'), true],
  ['the first moment of the fifteenth', new Date('2026-12-02T00:00:00+03:00'), false],
  ['the earliest time', moscow(18, '13:00'), true],
  ['before the earliest time', new Date('2026-11-18T12:59:59+03:00'), false],
])('round the clock, an order at %s', (_name, moment, expected) => {
  expect(canDeliverAt(moment, terms(always, moscow(18, '12:15')))).toBe(expected);
});

test.each([
  [moscow(18, '13:00'), true],
  [moscow(18, '13:29'), true],
  [moscow(18, '12:55'), false],
  [moscow(18, '12:30'), false],
  [moscow(18, '22:29'), true],
  [moscow(18, '22:30'), false],
  [moscow(19, '09:29'), false],
  [new Date('2026-12-01T21:59:00+03:00'), true],
  [new Date('2026-12-02T12:00:00+03:00'), false],
  [new Date('9999-12-31T12:00:00Z'), false],
])('can an order arrive at %s: %s', (moment, expected) => {
  expect(canDeliverAt(moment, terms(usual, moscow(18, '12:05')))).toBe(expected);
});

/** Wednesday 12:15: the slots from 13:00 on are in time. `full` is the only full one. */
const withFull = (full: Date, workTime = usual) => ({
  ...terms(workTime, moscow(18, '12:15')),
  fullSlots: new Set([full.getTime()]),
});

test.each([
  ['its first moment', moscow(18, '15:00'), false],
  ['its last minute', moscow(18, '15:29'), false],
  ['the minute before it', moscow(18, '14:59'), true],
  ['the next slot', moscow(18, '15:30'), true],
  ['the same half hour of another day', moscow(19, '15:00'), true],
])('beside a full slot, an order at %s', (_name, moment, expected) => {
  expect(canDeliverAt(moment, withFull(moscow(18, '15:00')))).toBe(expected);
});

test('a full slot is disabled and gives way to the next of its day', () => {
  const all = deliveryDays(withFull(moscow(18, '13:00')));
  const disabled = all.flatMap(({ slots }) => slots).filter(({ isDisabled }) => isDisabled);
  expect(disabled.at(-1)?.date).toEqual(moscow(18, '13:00'));
  expect(all[0]?.label).toBe('Сегодня с\u00A013:30');
  expect(chooseSlot(all, moscow(18, '13:10'))?.date).toEqual(moscow(18, '13:30'));
});

test('a day whose slots are all full is left out', () => {
  const open = terms({ wed: { from: 0, to: 0 } }, moscow(18, '12:15'));
  const [wednesdays, thursday] = deliveryDays(open);
  const full = new Set(wednesdays?.slots.map(({ id }) => id));
  expect(deliveryDays({ ...open, fullSlots: full })[0]).toEqual(thursday);
});

test('the last order of a day does not depend on full slots', () => {
  const open = { ...terms(usual, moscow(18, '21:15')), fullSlots: new Set([moscow(18, '22:00').getTime()]) };
  expect(isLastOrderOver(open)).toBe(false);
});

const overlappingWeek = {
  wed: [
    { from: 600, to: 850 },
    { from: 860, to: 1320 },
  ],
};

test.each([
  ['14:19', '14:00'],
  ['14:20', '14:20'],
  ['14:25', '14:20'],
  ['14:49', '14:20'],
  ['22:49', '22:20'],
  ['22:50', undefined],
])('of overlapping slots, an order at %s takes a place in that of %s', (time, expected) => {
  const now = moscow(18, '00:00');
  const slot = slotOf(moscow(18, time), { periods: overlappingWeek, now, earliest: now });
  expect(slot).toBe(expected && moscow(18, expected).getTime());
});

test.each<[string, number, Date[], Date[]]>([
  ['one place, one order', 1, [moscow(18, '15:00')], [moscow(18, '15:00')]],
  ['two places, one order', 2, [moscow(18, '15:00')], []],
  [
    'two places, orders anywhere in the slot',
    2,
    [moscow(18, '15:07'), moscow(18, '15:29')],
    [moscow(18, '15:00')],
  ],
  ['two places, orders in two slots', 2, [moscow(18, '15:29'), moscow(18, '15:30')], []],
  ['more orders than places', 1, [moscow(18, '15:00'), moscow(18, '15:00')], [moscow(18, '15:00')]],
  ['orders before the earliest time', 1, [moscow(18, '12:40')], [moscow(18, '12:30')]],
  ['an order at night, outside every slot', 1, [moscow(18, '04:00')], []],
  ['an order after the fourteen days', 1, [new Date('2026-12-02T12:00:00+03:00')], []],
])('full slots with %s', (_name, capacity, moments, expected) => {
  const full = fullSlots(moments, capacity, terms(usual, moscow(18, '12:15')));
  expect([...full]).toEqual(expected.map((date) => date.getTime()));
});

test('opening hours stay the same when a zone changes its clocks', () => {
  const now = new Date('2026-10-24T10:00:00+02:00');
  const berlin = deliveryDays({ ...terms(usual, now), zone: 'Europe/Berlin' });
  expect(berlin.map(({ slots }) => slots[0]?.timeString)).toEqual(Array.from({ length: 14 }, () => '09:30'));
  // The night before 25 October has an hour more.
  expect(berlin[1]?.slots[0]?.date).toEqual(new Date('2026-10-25T09:30:00+01:00'));
});
