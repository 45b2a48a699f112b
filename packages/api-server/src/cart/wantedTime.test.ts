import {
  deliveryDays,
  earliestTime,
  type Shift,
  serverDate,
  weekdays,
  weekPeriods,
  type WorkTime,
} from '@storefront/domain';
import type { Place } from './place';
import { possibleTime, readWantedTime } from './wantedTime';

const minute = 60_000;
const settings = {
  discountOnPickup: 0,
  minimalDeliveryAmount: 0,
  minutesToCook: 20,
  lastOrderMinutes: null,
  ordersPerSlot: undefined,
  percentOfBonuses: 0,
  codeLiveSeconds: 60,
  orderPhone: undefined,
};

const daily = (shift: Shift): WorkTime => Object.fromEntries(weekdays.map((day) => [day, shift]));
const weeks: Record<string, WorkTime> = {
  usual: daily({ from: 600, to: 1320 }),
  'past midnight': daily({ from: 720, to: 1560 }),
  'round the clock': daily({ from: 0, to: 0 }),
  'closed on two days': { ...daily({ from: 600, to: 1320 }), thu: null, fri: null },
};

const delivered = { minimalAmount: 99_000, duration: 45, durationChange: 70 };
/** A place with the fields that the server's rules read. */
const placeOf = (takeMethod: Place['takeMethod'], workTime: WorkTime | undefined) =>
  ({
    takeMethod,
    restaurant: { workTime },
    zone: takeMethod === 'delivery' ? delivered : undefined,
    address: undefined,
  }) as unknown as Place;

/** The slots that a page offers for the place, computed from the responses of spec §7. */
function offered(takeMethod: Place['takeMethod'], workTime: WorkTime | undefined, now: Date) {
  const restriction = { minimal_amount: 990, duration: 45, duration_change: 70 };
  const earliest = earliestTime({ takeMethod, now, restriction, minutesToCook: settings.minutesToCook });
  return deliveryDays({ periods: weekPeriods(workTime), now, earliest }).flatMap(({ slots }) => slots);
}

const methods = ['delivery', 'pickup'] as const;
const cases = methods.flatMap((method) => Object.keys(weeks).map((name) => [method, name] as const));

test.each(cases)(
  '%s, hours %s: around the year’s end the server accepts what a page offers, and nothing else',
  (...row) => {
    const [takeMethod, name] = row;
    const place = placeOf(takeMethod, weeks[name]);
    const yearsEnd = Date.parse('2027-01-01T00:00:00+03:00');
    const wrong: string[] = [];
    // 37 shares no divisor with 30 (each minute of a slot is tried), or with the number of slots (each takes its turn).
    for (let at = -720; at < 720; at += 37) {
      const now = new Date(yearsEnd + at * minute);
      const when = { place, settings, now };
      const slots = offered(takeMethod, weeks[name], now);
      const first = slots.findIndex(({ isDisabled }) => !isDisabled);
      // The slots around the first enabled one, the last slot, and one of the rest in turn.
      for (const index of [first - 1, first, first + 1, slots.length - 1, (at + 720) % slots.length]) {
        const slot = slots[index];
        if (!slot) continue;
        const isTaken = possibleTime(slot.date, when) !== null;
        if (isTaken === slot.isDisabled) wrong.push(`${now.toISOString()}: ${slot.date.toISOString()}`);
      }
      const last = slots.at(-1);
      if (last && possibleTime(new Date(last.id + 30 * minute), when))
        wrong.push(`${now.toISOString()}: after`);
    }
    expect(wrong.slice(0, 5)).toEqual([]);
  },
);

test('the text of a slot parses to the moment of that slot', () => {
  const now = new Date('2026-12-31T20:40:00Z');
  const place = placeOf('pickup', weeks['past midnight']);
  for (const slot of offered('pickup', weeks['past midnight'], now).filter(({ isDisabled }) => !isDisabled)) {
    expect(readWantedTime(serverDate(slot.date), { place, settings, now })).toEqual(slot.date);
  }
});
