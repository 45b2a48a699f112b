import fc from 'fast-check';
import { bookingDays, bookingRefusedBecause } from './bookingSlots';
import { weekdays, type WorkTime } from './openIntervals';

const noon = new Date('2026-11-18T12:00:00+03:00');

test('the first slot of a day is enabled exactly if the server accepts it', () => {
  const shift = fc.option(fc.record({ from: fc.nat(1439), to: fc.nat(2879) }), { nil: null });
  const week = fc.record(Object.fromEntries(weekdays.map((day) => [day, shift])));
  fc.assert(
    fc.property(week, fc.nat(7 * 1440), (workTime: WorkTime, minute) => {
      const now = new Date(noon.getTime() + minute * 60_000);
      for (const { slots } of bookingDays({ workTime }, now)) {
        const [slot] = slots;
        if (!slot) continue;
        const refusal = bookingRefusedBecause(slot.date, { workTime, now });
        expect(refusal === undefined).toBe(!slot.isDisabled);
      }
    }),
    { numRuns: 25 },
  );
});
