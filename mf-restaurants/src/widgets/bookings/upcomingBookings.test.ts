import { upcomingBookings } from './upcomingBookings';

const zone = 'Europe/Moscow';
const now = new Date('2026-11-18T12:00:00+03:00');
const booking = (id: number, datetime: string) => ({
  id,
  datetime,
  restaurant: { id: 1, name: '', slug: '', address: '' },
  persons: 2,
  calendar_url: null,
});

test('bookings to come, the soonest first, with or without an offset', () => {
  const bookings = [
    booking(1, '2026-11-20T19:00:00+03:00'),
    booking(2, '2026-11-18 12:00:01'),
    booking(3, '2026-11-18T12:00:00+03:00'),
    booking(4, '2026-11-18T11:59:59+03:00'),
    booking(5, 'скоро'),
    booking(6, '2026-11-18T09:30:00Z'),
  ];
  const upcoming = upcomingBookings(bookings, now, zone);
  expect(upcoming.map(({ booking: { id } }) => id)).toEqual([2, 6, 1]);
  expect(upcoming[0]?.moment).toEqual(new Date('2026-11-18T12:00:01+03:00'));
});
