import { calendarHref } from './calendarHref';

test.each([
  ['/api/user/reservations/5/calendar/', '/api/user/reservations/5/calendar/'],
  [null, undefined],
  [undefined, undefined],
  ['', undefined],
  ['//evil.example/5.ics', undefined],
  ['/\\evil.example/5.ics', undefined],
  ['https://evil.example/5.ics', undefined],
  ['javascript:alert(1)', undefined],
])('%p leads to %p', (url, href) => expect(calendarHref(url)).toBe(href));
