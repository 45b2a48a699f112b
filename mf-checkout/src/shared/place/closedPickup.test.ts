import { closedPickup } from './closedPickup';

const daily = (from: number, to: number) => {
  const day = { from, to };
  return { mon: day, tue: day, wed: day, thu: day, fri: day, sat: day, sun: day };
};
// A Saturday, 21:00 in Moscow.
const evening = new Date('2026-11-21T18:00:00Z');

test.each([
  ['open by its hours', daily(600, 1380), false, null, undefined],
  ['closed by its hours', daily(600, 1200), true, null, 'Закрыто до завтра'],
  ['without hours, and nothing said', null, null, null, undefined],
  ['without hours, said to be open', null, true, '23:00', undefined],
  ['without hours, said to be closed', null, false, null, 'Закрыто'],
  ['without hours, said to be closed until an hour', null, false, '10:00', 'Закрыто до 10:00'],
  ['without hours, said to be closed in a text', null, false, 'Закрыто до завтра', 'Закрыто до завтра'],
])('a restaurant %s', (_, workTime, isWorking, workingTo, expected) => {
  expect(closedPickup({ workTime, isWorking, workingTo }, evening, 'Europe/Moscow')).toBe(expected);
});

test('an unknown restaurant is not known to be closed', () => {
  expect(closedPickup(undefined, evening, 'Europe/Moscow')).toBeUndefined();
});
