import fc from 'fast-check';
import { canDeliverAt, chooseSlot, deliveryDays, type DeliveryTerms } from './deliverySlots';
import { weekdays, weekPeriods, type WorkTime } from './openIntervals';
import { midnights, weeks } from './testing/deliveryWeeks';

const MINUTE = 60_000;
const SLOT = 30 * MINUTE;
/** Minutes of Moscow's day. */
const minuteOfDay = (moment: number) => (moment / MINUTE + 180) % 1440;

function termsAt(workTime: WorkTime, now: Date, lead: number): DeliveryTerms {
  return { periods: weekPeriods(workTime), now, earliest: new Date(+now + lead * MINUTE) };
}

/** Days of Moscow between two moments: 0 is today, 1 tomorrow. */
const daysBetween = (now: number, moment: number) =>
  Math.floor((moment / MINUTE + 180) / 1440) - Math.floor((now / MINUTE + 180) / 1440);

function labelOf(offset: number, time: string | undefined): string | RegExp {
  if (offset === 0) return `Сегодня с\u00A0${time}`;
  return offset === 1 ? `Завтра с\u00A0${time}` : /^\d{1,2} [а-я]{3,5}\.?$/;
}

/** Violations of spec §4 in a list of days; one `expect` for each slot would take minutes. */
function faultsOf(terms: DeliveryTerms): unknown[] {
  const days = deliveryDays(terms);
  const slots = days.flatMap((day) => day.slots.map((slot) => ({ ...slot, day })));
  const wrongSlots = slots.filter(({ id, day, isDisabled, timeString }, index) => {
    const minute = minuteOfDay(id);
    const time = [Math.floor(minute / 60), minute % 60].map((part) => String(part).padStart(2, '0'));
    const isInOrder = index === 0 || id > (slots[index - 1]?.id ?? 0);
    const isOnItsDay = id >= day.id && id < day.id + 1440 * MINUTE;
    const isLate = id < +terms.earliest;
    return !isInOrder || !isOnItsDay || isDisabled !== isLate || time.join(':') !== timeString;
  });
  const wrongDays = days.filter((day) => {
    const offset = daysBetween(+terms.now, day.id);
    const first = day.slots.find(({ isDisabled }) => !isDisabled);
    const label = labelOf(offset, first?.timeString);
    const isNamed = typeof label === 'string' ? day.label === label : label.test(day.label);
    return !first || !isNamed || minuteOfDay(day.id) !== 0 || offset < 0 || offset > 13;
  });
  return [...wrongSlots, ...wrongDays];
}

describe.each(Object.entries(weeks))('hours %s', (_name, workTime) => {
  // Moments within an hour around each midnight, on full minutes and between them.
  const moments = midnights.flatMap((midnight) =>
    Array.from({ length: 21 }, (_, index) => new Date(+midnight + (index - 10) * 3.05 * MINUTE)),
  );

  test('the days follow the rules around every midnight', () => {
    const faults = moments.flatMap((now, index) =>
      faultsOf(termsAt(workTime, now, [0, 45, 90][index % 3] ?? 0)),
    );
    expect(faults).toEqual([]);
  });

  test('the chosen slot is available, and an available saved moment stays chosen', () => {
    const midnight = fc.constantFrom(...midnights);
    const minutes = fc.integer({ min: -2880, max: 2880 });
    const ahead = fc.integer({ min: -1440, max: 15 * 1440 });
    fc.assert(
      fc.property(midnight, minutes, fc.integer({ min: 0, max: 240 }), ahead, (start, at, lead, later) => {
        const now = new Date(+start + at * MINUTE);
        const terms = termsAt(workTime, now, lead);
        const days = deliveryDays(terms);
        const saved = new Date(+now + later * MINUTE);
        const chosen = chooseSlot(days, saved);
        expect(chosen === undefined).toBe(days.length === 0);
        if (!chosen) return;
        expect(canDeliverAt(chosen.date, terms)).toBe(true);
        const isKept = chosen.id <= +saved && +saved < chosen.id + SLOT;
        expect(isKept).toBe(canDeliverAt(saved, terms));
        const sameDay = days.find(({ id }) => id <= +saved && +saved < id + 1440 * MINUTE);
        expect(sameDay?.slots ?? [chosen]).toContainEqual(chosen);
      }),
      { numRuns: 15 },
    );
  });
});

test('an order can be delivered exactly in the enabled slots', () => {
  const shift = fc.option(
    fc.record({ from: fc.integer({ min: 0, max: 1439 }), to: fc.integer({ min: 0, max: 1800 }) }),
  );
  const week = fc.record(Object.fromEntries(weekdays.map((day) => [day, shift])));
  const minute = fc.integer({ min: 0, max: 15 * 1440 });
  fc.assert(
    fc.property(week, fc.integer({ min: 0, max: 1440 }), minute, (workTime, lead, after) => {
      const at = termsAt(workTime, new Date('2026-11-16T00:00:00+03:00'), lead);
      const moment = new Date(+at.now + after * MINUTE);
      const enabled = deliveryDays(at).flatMap(({ slots }) => slots.filter(({ isDisabled }) => !isDisabled));
      const inside = enabled.some(({ id }) => id <= +moment && +moment < id + SLOT);
      expect(canDeliverAt(moment, at)).toBe(inside);
    }),
    { numRuns: 60 },
  );
});
