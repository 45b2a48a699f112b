import { canDeliverAt, chooseSlot, type DeliveryTerms, deliveryDays } from './deliverySlots';
import { weekdays, weekPeriods, type WorkTime } from './openIntervals';
import { midnights, weeks } from './testing/deliveryWeeks';
import { setDeviceZone } from './testing/deviceZone';

const MINUTE = 60_000;
const DAY = 1440;
const pad = (part: number) => String(part).padStart(2, '0');

/** Moscow has been at UTC+3 since 2014, so its local time is arithmetic, without a library or the device. */
const clock = (moment: number) => moment / MINUTE + 180;
const dayOf = (moment: number) => Math.floor(clock(moment) / DAY);
/** 1 January 1970 was a Thursday. */
const weekdayOf = (day: number) => weekdays[(day + 4) % 7] ?? 'sun';

/**
 * Starts of the slots on the days around `today`, minutes of Moscow time since 1970 (spec §4, Delivery time).
 */
function slotsAround(week: WorkTime, today: number): number[] {
  const isOpen = new Set<number>();
  const openings: number[] = [];
  for (let day = today - 1; day <= today + 14; day += 1) {
    const shift = week[weekdayOf(day)];
    if (!shift) continue;
    const length = shift.to > shift.from ? shift.to - shift.from : shift.to + DAY - shift.from;
    const start = day * DAY + shift.from;
    // A shift that continues the previous shift is no new opening.
    if (!isOpen.has(start - 1)) openings.push(start);
    for (let minute = 0; minute < length; minute += 1) isOpen.add(start + minute);
  }
  return openings.flatMap((opening) => {
    const slots = [opening - 30];
    let start = opening;
    while (isOpen.has(start)) {
      slots.push(start);
      start += 30;
    }
    return [...slots, start];
  });
}

interface Expected {
  today: number;
  /** Slots of the fourteen days. */
  days: readonly (readonly number[])[];
}

function expectedFrom(week: WorkTime, today: number): Expected {
  const starts = slotsAround(week, today);
  const onDay = (day: number) => starts.filter((start) => Math.floor(start / DAY) === day);
  return { today, days: Array.from({ length: 14 }, (_, offset) => onDay(today + offset)) };
}

/** Differences from the expected days; one `expect` for each slot would take minutes. */
function faultsAt(terms: DeliveryTerms, { today, days: expected }: Expected): string[] {
  const faults: string[] = [];
  const earliest = clock(+terms.earliest);
  const days = new Map(deliveryDays(terms).map((day) => [dayOf(day.id) - today, day]));
  for (const [offset, wanted] of expected.entries()) {
    const from = (today + offset) * DAY;
    const first = wanted.find((start) => start >= earliest);
    const day = days.get(offset);
    if ((first === undefined) !== (day === undefined)) faults.push(`day ${offset}`);
    if (!day || first === undefined) continue;
    const time = `${pad(Math.floor((first % DAY) / 60))}:${pad(first % 60)}`;
    if (clock(day.id) !== from) faults.push(`day ${offset} begins at ${day.id}`);
    if (offset === 0 && day.label !== `Сегодня с\u00A0${time}`) faults.push(day.label);
    if (offset === 1 && day.label !== `Завтра с\u00A0${time}`) faults.push(day.label);
    if (day.slots.length !== wanted.length) faults.push(`day ${offset} has ${day.slots.length} slots`);
    day.slots.forEach((slot, index) => {
      const start = wanted[index] ?? Number.NaN;
      const isRight = clock(slot.id) === start && slot.isDisabled === start < earliest;
      if (!isRight) faults.push(`day ${offset}, slot ${index}: ${slot.timeString}`);
    });
  }
  return faults;
}

/** Checks that the default choice is available and that the last disabled slot is not. */
function choiceFaults(terms: DeliveryTerms): string[] {
  const days = deliveryDays(terms);
  const chosen = chooseSlot(days);
  const slots = days.flatMap(({ slots: all }) => all);
  const past = slots.findLast(({ isDisabled }) => isDisabled);
  const faults: string[] = [];
  if (chosen !== slots.find(({ isDisabled }) => !isDisabled)) faults.push('not the first one is chosen');
  if (chosen && !canDeliverAt(chosen.date, terms)) faults.push(`${chosen.timeString} is unavailable`);
  if (past && canDeliverAt(past.date, terms)) faults.push(`${past.timeString} is past`);
  return faults;
}

/** Checks every `step` minutes of the `hours` before and after a midnight; each seventh minute one second early. */
function faultsAround(
  midnight: Date,
  week: WorkTime,
  { hours = 12, step }: { hours?: number; step: number },
): string[] {
  const periods = weekPeriods(week);
  const expected = new Map<number, Expected>();
  const faults: string[] = [];
  for (let minute = -hours * 60; minute < hours * 60; minute += step) {
    const beside = minute % 7 === 0 ? 1_000 : 0;
    const now = new Date(+midnight + minute * MINUTE - beside);
    const today = dayOf(+now);
    const expectedDays = expected.get(today) ?? expectedFrom(week, today);
    expected.set(today, expectedDays);
    const lead = [0, 45, 90][Math.abs(minute) % 3] ?? 0;
    const terms = { periods, now, earliest: new Date(+now + lead * MINUTE) };
    const found = [...faultsAt(terms, expectedDays), ...(minute % 6 === 0 ? choiceFaults(terms) : [])];
    if (found.length > 0) faults.push(`${now.toISOString()}: ${found.slice(0, 3).join('; ')}`);
  }
  return faults.slice(0, 10);
}

const names = Object.keys(weeks);
const yearsEnd = midnights[1] ?? new Date(Number.NaN);

test.each(names)('every minute around the year’s end, hours %s', (name) => {
  expect(faultsAround(yearsEnd, weeks[name] ?? {}, { hours: 2, step: 1 })).toEqual([]);
});

// Steps of 17 and 37 share no divisor with 30 (slots), 7 (a second early), 3 (lead) or 6 (the choice).

describe('a day around', () => {
  const moments = midnights.map((midnight) => midnight.toISOString());

  test.each(moments.flatMap((midnight) => names.map((name) => [midnight, name] as const)))(
    '%s, hours %s',
    (midnight, name) => {
      expect(faultsAround(new Date(midnight), weeks[name] ?? {}, { step: 17 })).toEqual([]);
    },
  );
});

// The device is in another zone, so its date changes at another hour.
describe.each([
  ['Pacific/Honolulu', 600],
  ['America/New_York', 300],
  ['Europe/London', 0],
  ['Asia/Kolkata', -330],
  ['Asia/Vladivostok', -600],
  ['Pacific/Kiritimati', -840],
])('a device in %s', (zone, offset) => {
  setDeviceZone(zone);

  test.each(names)('sees Moscow’s times around the year’s end: hours %s', (name) => {
    expect(yearsEnd.getTimezoneOffset()).toBe(offset);
    expect(faultsAround(yearsEnd, weeks[name] ?? {}, { step: 37 })).toEqual([]);
  });
});
