import { type Shift, weekdays, type WorkTime } from '../openIntervals';

const daily = (shift: Shift): WorkTime => Object.fromEntries(weekdays.map((day) => [day, shift]));

/** Typical weeks of opening hours for tests of delivery times. */
export const weeks: Record<string, WorkTime> = {
  usual: daily({ from: 600, to: 1320 }),
  'past midnight': daily({ from: 720, to: 1560 }),
  'past midnight, as local time': daily({ from: 720, to: 120 }),
  'round the clock': daily({ from: 0, to: 0 }),
  'closed on two days': { ...daily({ from: 600, to: 1320 }), thu: null, fri: null },
  'the weekend only, at odd hours': { sat: { from: 615, to: 1375 }, sun: { from: 0, to: 7 } },
};

/** Midnights in Moscow: an ordinary one, the end of the year, around a leap day. */
export const midnights = ['2026-11-19', '2027-01-01', '2028-02-29', '2028-03-01'].map(
  (day) => new Date(`${day}T00:00:00+03:00`),
);
