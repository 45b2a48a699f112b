import { openIntervals, weekPeriods } from './openIntervals';

test('the end of a period is after its start, round the clock is 0 to 1440', () => {
  const week = weekPeriods({ mon: { from: 0, to: 0 }, tue: { from: 720, to: 120 }, wed: null });
  expect(week).toEqual({
    mon: [{ from: 0, to: 1440 }],
    tue: [{ from: 720, to: 1560 }],
    wed: [],
    thu: [],
    fri: [],
    sat: [],
    sun: [],
    special_days: {},
  });
});

test('each shift that continues the shift before it makes the same interval longer', () => {
  const tuesday = [
    { from: 600, to: 700 },
    { from: 800, to: 900 },
    { from: 900, to: 1000 },
    { from: 1000, to: 1100 },
  ];
  const onDay = (day: number) => [
    { start: day * 1440 + 600, end: day * 1440 + 700 },
    { start: day * 1440 + 800, end: day * 1440 + 1100 },
  ];
  expect(openIntervals({ tue: tuesday }, '2026-11-16')).toEqual([...onDay(1), ...onDay(8)]);
});

test('a week of days off has no open interval', () => {
  expect(openIntervals({}, '2026-11-16')).toEqual([]);
});
