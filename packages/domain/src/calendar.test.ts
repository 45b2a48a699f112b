import { calendarFrom } from './calendar';

const at = (text: string) => new Date(`2026-11-${text}+03:00`);

test.each([
  ['a minute later', at('18T12:01:00'), true],
  ['at midnight', at('18T00:00:00'), true],
  ['at the last moment of the day', at('18T23:59:59'), true],
  ['a moment before midnight', at('17T23:59:59'), false],
  ['at the next midnight', at('19T00:00:00'), false],
])('one calendar serves the whole day: %s', (_name, moment, isSame) => {
  const calendar = calendarFrom(at('18T12:00:00'), 'Europe/Moscow');
  expect(calendarFrom(moment, 'Europe/Moscow') === calendar).toBe(isSame);
});

test('each time zone has a calendar of its own', () => {
  const noon = at('18T12:00:00');
  const moscow = calendarFrom(noon, 'Europe/Moscow');
  expect(calendarFrom(noon, 'Asia/Yekaterinburg').midnight(0)).toBe(+at('17T22:00:00'));
  expect(calendarFrom(noon, 'Europe/Moscow')).toBe(moscow);
});
