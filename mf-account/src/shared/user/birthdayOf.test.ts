import { runInThisContext } from 'node:vm';
import { birthdayOf } from './birthdayOf';

// The `process.env` of a test is a copy; changing its TZ has no effect on dates.
const device = (runInThisContext('process') as typeof process).env;

describe.each([
  ['Pacific/Honolulu', 600],
  ['America/New_York', 300],
  ['Europe/London', 0],
  ['Asia/Kolkata', -330],
  ['Asia/Vladivostok', -600],
  ['Pacific/Kiritimati', -840],
])('a device in %s', (zone, offset) => {
  const before = device['TZ'];
  beforeAll(() => {
    device['TZ'] = zone;
  });
  afterAll(() => {
    if (before === undefined) delete device['TZ'];
    else device['TZ'] = before;
  });

  test.each([
    ['1990-05-17'],
    ['17.05.1990'],
    ['1990-05-17T00:00:00+03:00'],
    ['1990-05-17T00:00:00Z'],
    ['1990-05-17 00:00:00'],
  ])('shows %s as 17.05.1990', (birthday_at) => {
    expect(new Date('2026-01-15T12:00:00Z').getTimezoneOffset()).toBe(offset);
    expect(birthdayOf({ birthday_at })).toBe('17.05.1990');
  });
});
