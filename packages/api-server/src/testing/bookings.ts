import { bookingDays } from '@storefront/domain';

/** Open daily from 11:00 or 12:00 until after midnight. */
export const pyatnitskaya = 7;

/** Ten tables, open daily from 10:00 to 23:00. */
export const baumanskaya = 8;

/** Two tables, open daily from 10:00 to 22:00 at least. */
export const maryinaRoshcha = 11;

const shift = { from: 600, to: 1320 };
const workTime = { mon: shift, tue: shift, wed: shift, thu: shift, fri: shift, sat: shift, sun: shift };

/**
 * The slot with the index `place` on the third bookable day of both restaurants; four slots are the time of a visit.
 */
export function freeTime(place = 0): Date {
  const slot = bookingDays({ workTime }, new Date())[2]?.slots[place];
  if (!slot) throw new Error('no free slot');
  return slot.date;
}

export const reservationPath = '/api/app/reservation/';

/** A valid body of a booking. */
export const wish = (change: Record<string, unknown> = {}) => ({
  organization_id: baumanskaya,
  datetime: freeTime().toISOString(),
  persons: 3,
  name: 'Мария',
  phone: '+7 900 000-00-01',
  comment: '',
  ...change,
});
