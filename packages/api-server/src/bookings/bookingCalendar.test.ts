import { bookingCalendar } from './bookingCalendar';

const booking = { id: 7, at: new Date('2026-12-31T22:30:00+03:00'), persons: 3, cancelledAt: null };
const restaurant = {
  name: 'Кицунэ на Покровке',
  slug: 'pokrovka',
  address: 'Москва, ул. Покровка, 17',
  latitude: 55.7594,
  longitude: 37.6459,
};
const options = { publicUrl: 'https://kitsune.example', now: new Date('2026-12-24T09:00:00Z') };
const file = (change: { booking?: object; restaurant?: object } = {}) =>
  bookingCalendar({
    ...options,
    booking: { ...booking, ...change.booking },
    restaurant: { ...restaurant, ...change.restaurant },
  });
/** The file without folding (RFC 5545 §3.1). */
const unfolded = (text: string) => text.replaceAll('\r\n ', '').split('\r\n');

test('a booking is one event of two hours, over the year’s end', () => {
  expect(unfolded(file())).toEqual([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//kitsune.example//bookings//RU',
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    'UID:booking-7@kitsune.example',
    'SEQUENCE:0',
    'DTSTAMP:20261224T090000Z',
    'DTSTART:20261231T193000Z',
    'DTEND:20261231T213000Z',
    'SUMMARY:Столик: Кицунэ на Покровке',
    'TRANSP:OPAQUE',
    'LOCATION:Кицунэ на Покровке\\nМосква\\, ул. Покровка\\, 17',
    'GEO:55.7594;37.6459',
    'DESCRIPTION:3 гостя',
    'URL;VALUE=URI:https://kitsune.example/restaurants/pokrovka',
    'STATUS:CONFIRMED',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ]);
});

test('a cancelled booking is a later revision that takes no time', () => {
  const lines = unfolded(file({ booking: { cancelledAt: new Date('2026-12-25T09:00:00Z') } }));
  for (const line of ['SEQUENCE:1', 'STATUS:CANCELLED', 'TRANSP:TRANSPARENT']) expect(lines).toContain(line);
});

test('special signs of a name are escaped', () => {
  const lines = unfolded(file({ restaurant: { name: 'Суши; роллы, вок\\лапша\nBEGIN:VALARM' } }));
  expect(lines).toContain('SUMMARY:Столик: Суши\\; роллы\\, вок\\\\лапша\\nBEGIN:VALARM');
  expect(lines).not.toContain('BEGIN:VALARM');
});

test('lines end with CRLF and have at most 75 octets, also of signs with four', () => {
  const text = file({ restaurant: { name: 'Кицунэ 🦊'.repeat(40), address: 'Ж'.repeat(300) } });
  expect(text).toMatch(/\r\n$/);
  expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
  for (const line of text.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
  expect(unfolded(text)).toContain(`SUMMARY:Столик: ${'Кицунэ 🦊'.repeat(40)}`);
});
