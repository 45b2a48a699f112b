import fc from 'fast-check';
import { tablesFor, tablesTaken } from './capacity';

const moscow = (time: string) => new Date(`2026-11-30T${time}:00+03:00`);
const party = (time: string, persons = 2) => ({ at: moscow(time), persons });

test.each([
  [1, 1],
  [4, 1],
  [5, 2],
  [8, 2],
  [9, 3],
  [20, 5],
])('%d guests take %d tables', (persons, tables) => expect(tablesFor(persons)).toBe(tables));

test.each([
  ['no one else comes', [], 0],
  ['others come at the same moment', [party('19:00', 5), party('19:00')], 3],
  ['others leave at that moment', [party('17:00')], 0],
  ['others are still there', [party('17:30')], 1],
  ['others come when the party leaves', [party('21:00')], 0],
  ['others come shortly before', [party('20:30')], 1],
  ['others leave before the next come', [party('17:30', 8), party('20:00', 12)], 3],
  ['others leave at the moment when the next come', [party('17:30', 8), party('19:30', 8)], 2],
  ['others meet', [party('18:30', 8), party('20:00', 12)], 5],
  ['others come on another day', [{ at: new Date('2026-12-01T19:00:00+03:00'), persons: 9 }], 0],
])('from 19:00 to 21:00, when %s', (_case, arrivals, taken) => {
  expect(tablesTaken(arrivals, moscow('19:00'))).toBe(taken);
});

test('agrees with a count every quarter of an hour', () => {
  const quarter = 900_000;
  const moment = fc.nat(40).map((index) => new Date(moscow('10:00').getTime() + index * quarter));
  const arrivals = fc.array(fc.record({ at: moment, persons: fc.integer({ min: 1, max: 20 }) }));
  fc.assert(
    fc.property(arrivals, moment, (parties, at) => {
      const counts = Array.from({ length: 8 }, (_, index) => {
        const passed = parties.map((one) => ({
          ...one,
          ms: at.getTime() + index * quarter - one.at.getTime(),
        }));
        const present = passed.filter(({ ms }) => ms >= 0 && ms < 8 * quarter);
        return present.reduce((sum, { persons }) => sum + tablesFor(persons), 0);
      });
      expect(tablesTaken(parties, at)).toBe(Math.max(...counts));
    }),
  );
});
