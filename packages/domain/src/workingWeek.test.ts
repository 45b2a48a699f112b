import { type Shift, weekdays, type WorkTime } from './openIntervals';
import { type DayHours, workingWeek } from './workingWeek';

const daily = (shift: Shift): WorkTime => Object.fromEntries(weekdays.map((day) => [day, shift]));
const rows = (workTime: WorkTime | null | undefined) =>
  workingWeek(workTime).map(({ label, hours }) => [label, hours] as const);
const shift = (opens: string, closes: string): DayHours => ({ kind: 'shift', opens, closes });
const dayOff: DayHours = { kind: 'dayOff' };

const usual = { from: 600, to: 1320 };
const late = { from: 660, to: 120 };

test.each<[string, WorkTime, (readonly [string, DayHours])[]]>([
  ['every day', daily(usual), [['Ежедневно', shift('10:00', '22:00')]]],
  ['past midnight', daily(late), [['Ежедневно', shift('11:00', '02:00')]]],
  [
    'past midnight in minutes above 1440',
    daily({ from: 660, to: 1560 }),
    [['Ежедневно', shift('11:00', '02:00')]],
  ],
  ['until midnight', daily({ from: 600, to: 1440 }), [['Ежедневно', shift('10:00', '00:00')]]],
  ['from midnight', daily({ from: 0, to: 600 }), [['Ежедневно', shift('00:00', '10:00')]]],
  ['round the clock', daily({ from: 0, to: 0 }), [['Ежедневно', { kind: 'roundTheClock' }]]],
  ['from midnight to midnight', daily({ from: 0, to: 1440 }), [['Ежедневно', { kind: 'roundTheClock' }]]],
  [
    'a day off',
    { ...daily(usual), mon: null },
    [
      ['Пн', dayOff],
      ['Вт–Вс', shift('10:00', '22:00')],
    ],
  ],
  [
    'a weekend of its own',
    { ...daily(usual), sat: late, sun: late },
    [
      ['Пн–Пт', shift('10:00', '22:00')],
      ['Сб–Вс', shift('11:00', '02:00')],
    ],
  ],
  [
    'equal days apart',
    { ...daily(usual), mon: late, wed: late, sun: late },
    [
      ['Пн, Ср, Вс', shift('11:00', '02:00')],
      ['Вт, Чт–Сб', shift('10:00', '22:00')],
    ],
  ],
  [
    'minutes that mean the same time',
    { mon: { from: 600, to: 0 }, tue: { from: 600, to: 1440 } },
    [
      ['Пн–Вт', shift('10:00', '00:00')],
      ['Ср–Вс', dayOff],
    ],
  ],
])('%s', (_, workTime, expected) => {
  expect(rows(workTime)).toEqual(expected);
});

test.each([[null], [undefined], [{}], [{ mon: null, sun: null }]])('%j has no hours', (workTime) => {
  expect(workingWeek(workTime)).toEqual([]);
});

test('the days are named for machines too', () => {
  expect(workingWeek({ sun: usual, sat: usual })).toMatchObject([
    { days: ['mon', 'tue', 'wed', 'thu', 'fri'], hours: dayOff },
    { days: ['sat', 'sun'] },
  ]);
});
