import * as z from 'zod/mini';
import { endpoint } from '../endpoint';
import { id, list, numberOrNull, receipt, someText, succeeded, text, textOrNull } from '../lenient';
import { listAnswer } from '../listAnswer';
import { name } from '../plainText';
import type { bookingRequests } from '../requests/bookingRequests';

/** Ours: a table that the customer has booked. `datetime` is a moment, with an offset or on Moscow's clock. */
const booking = z.object({
  id: id(),
  restaurant: z.object({ id: id(), name: name(), slug: text(), address: name() }),
  datetime: someText(),
  persons: numberOrNull(),
  /** A path on the host of the API: the booking as a calendar file (iCalendar). */
  calendar_url: textOrNull(),
});
export type Booking = z.output<typeof booking>;

/**
 * Ours: the customer's bookings and the times that have no free table. Section 7 has none of these calls; a back end
 * without them answers 404, and the storefront then shows neither.
 */
export const bookingCalls = {
  list: endpoint<typeof bookingRequests.list>()({
    method: 'GET',
    path: '/api/user/reservations/',
    response: listAnswer(booking),
  }),
  cancel: endpoint<typeof bookingRequests.cancel>()({
    method: 'POST',
    path: '/api/user/reservations/{id}/cancel/',
    response: receipt(z.object({ success: succeeded() })),
  }),
  busyTimes: endpoint<typeof bookingRequests.busyTimes>()({
    method: 'GET',
    path: '/api/app/reservation/busy-times/',
    /** Moments as in `datetime` of a booking. */
    response: z.object({ times: list(someText()) }),
  }),
};
