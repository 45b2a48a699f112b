import { hoursOf } from './hoursOf';

const daily = (from: number, to: number) => {
  const day = { from, to };
  return { mon: day, tue: day, wed: day, thu: day, fri: day, sat: day, sun: day };
};
// A Saturday, 21:00 in Moscow.
const evening = new Date('2026-11-21T18:00:00Z');
const zone = 'Europe/Moscow';

test.each([
  ['open', daily(600, 1380), null, 'open', 'Открыто до 23:00'],
  ['past midnight', daily(600, 120), null, 'open', 'Открыто до 02:00'],
  ['round the clock', daily(0, 0), null, 'open', 'Открыто круглосуточно'],
  ['before opening', daily(1320, 1380), null, 'closed', 'Закрыто до 22:00'],
  ['after closing', daily(600, 1200), null, 'closed', 'Закрыто до завтра'],
  ['hours as text', null, 'по звонку', 'unknown', 'по звонку'],
  ['no hours', null, null, 'unknown', 'Не указано'],
])('hours: %s', (_, workTime, workTimeStr, kind, label) => {
  const restaurant = { workTime, workTimeStr, isWorking: null, workingTo: null };
  expect(hoursOf(restaurant, evening, zone)).toEqual({ kind, label });
});

test.each([
  [{ isWorking: true, workingTo: '23:30' }, 'open', 'Открыто до 23:30'],
  [{ isWorking: true, workingTo: null }, 'open', 'Не указано'],
  [{ isWorking: false, workingTo: null }, 'closed', 'Закрыто'],
  [{ isWorking: false, workingTo: '10:00' }, 'closed', 'Закрыто до 10:00'],
  [{ isWorking: false, workingTo: 'Закрыто до завтра' }, 'closed', 'Закрыто до завтра'],
  [{ isWorking: false, workingTo: 'неизвестно' }, 'closed', 'Закрыто'],
])('without hours, what the back end says holds: %j', (stated, kind, label) => {
  const restaurant = { workTime: null, workTimeStr: null, ...stated };
  expect(hoursOf(restaurant, evening, zone)).toEqual({ kind, label });
});

test('hours go before what the back end says of a moment that may have passed', () => {
  const restaurant = { workTime: daily(600, 1200), workTimeStr: null, isWorking: true, workingTo: '23:00' };
  expect(hoursOf(restaurant, evening, zone).kind).toBe('closed');
});

test('hours are judged in the given time zone', () => {
  const restaurant = { workTime: daily(600, 1380), workTimeStr: null, isWorking: null, workingTo: null };
  expect(hoursOf(restaurant, evening, 'Asia/Vladivostok').kind).toBe('closed');
});
