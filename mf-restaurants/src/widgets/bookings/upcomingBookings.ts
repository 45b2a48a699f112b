import type { Booking } from '@storefront/api-contract';
import { parseServerDate } from '@storefront/domain';

/** A booking and its moment. */
export interface UpcomingBooking {
  booking: Booking;
  moment: Date;
}

/** The upcoming bookings, the soonest first. A booking with an unreadable moment is left out. */
export function upcomingBookings(
  bookings: readonly Booking[],
  now: Date,
  timeZone: string,
): UpcomingBooking[] {
  return bookings
    .flatMap((booking) => {
      const moment = parseServerDate(booking.datetime, timeZone);
      return moment && moment > now ? [{ booking, moment }] : [];
    })
    .sort((one, other) => one.moment.getTime() - other.moment.getTime());
}
