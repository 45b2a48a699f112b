import { birthdayLimits, birthdayText, dateTextFromIso, isoFromDateText, validateBirthday } from './birthday';
import { setDeviceZone } from './testing/deviceZone';

const now = new Date('2026-11-22T12:00:00+03:00');
const inFuture = 'Дата рождения не может быть в будущем';

test.each([
  ['', undefined],
  ['  ', undefined],
  ['01.02.1990', undefined],
  [' 01.02.1990 ', undefined],
  ['29.02.2024', undefined],
  ['01.01.1900', undefined],
  ['22.11.2026', undefined],
  ['23.11.2026', inFuture],
  ['01.01.9999', inFuture],
  ['31.12.1899', 'Дата рождения не может быть раньше 1900 года'],
  ['29.02.2023', 'Такой даты нет в календаре'],
  [' 31.04.1990 ', 'Такой даты нет в календаре'],
  ['00.01.1990', 'Такой даты нет в календаре'],
  ['01.13.1990', 'Такой даты нет в календаре'],
  ['1.2.1990', 'Неверный формат'],
  ['01.02.90', 'Неверный формат'],
  ['01.02.', 'Неверный формат'],
  ['1990-02-01', 'Неверный формат'],
  ['вчера', 'Неверный формат'],
])('validateBirthday(%j)', (typed, expected) => {
  expect(validateBirthday(typed, now)).toBe(expected);
});

test.each([
  ['2026-11-22T20:59:59Z', '22.11.2026'],
  ['2026-11-22T21:00:00Z', '23.11.2026'],
])('at %s it is %s in Moscow, the last possible birthday', (moment, today) => {
  const date = new Date(moment);
  expect(birthdayLimits(date)).toEqual({ min: '01.01.1900', max: today });
  expect(validateBirthday(today, date)).toBeUndefined();
  expect(validateBirthday('24.11.2026', date)).toBe(inFuture);
});

test.each([
  ['01.02.1990', '1990-02-01'],
  ['29.02.2024', '2024-02-29'],
  ['01.01.0001', '0001-01-01'],
])('%s is %s', (typed, iso) => {
  expect(isoFromDateText(typed)).toBe(iso);
  expect(dateTextFromIso(iso)).toBe(typed);
});

test('spaces around a date do not count', () => {
  expect(isoFromDateText(' 01.02.1990 ')).toBe('1990-02-01');
  expect(dateTextFromIso(' 1990-02-01 ')).toBe('01.02.1990');
});

test.each(['', '31.02.1990', '1.2.1990', '1990-02-01'])('%j is not typed as a date', (typed) => {
  expect(isoFromDateText(typed)).toBeUndefined();
});

test.each(['', '1990-02-31', '1990-2-1', '01.02.1990'])('%j is not a date in ISO form', (iso) => {
  expect(dateTextFromIso(iso)).toBeUndefined();
});

test.each([
  ['1990-02-01', '01.02.1990'],
  ['1910-05-05', '05.05.1910'],
  [' 01.02.1990 ', '01.02.1990'],
  ['1990-02-01 00:00:00', '01.02.1990'],
  ['1990-02-01T00:00:00+03:00', '01.02.1990'],
  ['1990-02-01T00:00:00.000000Z', '01.02.1990'],
  ['1990-01-31T21:00:00Z', '01.02.1990'],
  ['1985-06-30T20:00:00Z', '01.07.1985'],
  ['', undefined],
  [null, undefined],
  [undefined, undefined],
  ['631152000', '01.01.1990'],
  ['999999999', '09.09.2001'],
  ['1000000000', '09.09.2001'],
  [' -31536000 ', '01.01.1969'],
  ['631152000000', '01.01.1990'],
  ['-315619200000', '01.01.1960'],
  ['1000000000000', '09.09.2001'],
  ['63115200000000', undefined],
  ['0000-00-00', undefined],
  ['soon', undefined],
])('the server’s birthday %j is shown as %s', (value, expected) => {
  expect(birthdayText(value)).toBe(expected);
});

describe.each([
  ['Pacific/Pago_Pago', 660],
  ['America/Los_Angeles', 480],
  ['Europe/London', 0],
  ['Asia/Kolkata', -330],
  ['Asia/Vladivostok', -600],
  ['Pacific/Kiritimati', -840],
])('a device in %s', (zone, offset) => {
  setDeviceZone(zone);

  test('accepts the birthdays of Moscow and shows them unchanged', () => {
    // Half past midnight in Moscow: another day in the west, and later the same day in the east.
    const moment = new Date('2026-11-23T00:30:00+03:00');
    expect(moment.getTimezoneOffset()).toBe(offset);
    expect(validateBirthday('23.11.2026', moment)).toBeUndefined();
    expect(validateBirthday('24.11.2026', moment)).toBe(inFuture);
    expect(validateBirthday('29.02.1992', moment)).toBeUndefined();
    expect(birthdayText('1992-02-29')).toBe('29.02.1992');
    expect(birthdayText('1992-02-28T21:00:00Z')).toBe('29.02.1992');
    expect(isoFromDateText('29.03.1992')).toBe('1992-03-29');
  });

  test.each([
    ['1990-05-17'],
    ['17.05.1990'],
    ['1990-05-17T00:00:00+03:00'],
    ['1990-05-17T00:00:00Z'],
    ['1990-05-17 00:00:00'],
  ])('shows %s as 17.05.1990', (birthday) => {
    expect(birthdayText(birthday)).toBe('17.05.1990');
  });
});
