import ical, { ICalCalendarMethod, ICalEventStatus, ICalEventTransparency } from 'ical-generator';
import { and, eq, gt } from 'drizzle-orm';
import { notFound } from '../apiError';
import type { Context } from '../context';
import { reservations } from '../database/schema/inquiries';
import { restaurants } from '../database/schema/restaurants';
import { stay } from './capacity';
import { bookingMessages } from './messages';

/** How long the link of a past booking works, the same as the link of a shared order (decision 0045). */
const week = 7 * 86_400_000;

const filePattern = /^(?<token>[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})\.ics$/;

/** The link to the calendar file of a booking; `readCalendarFile` reads its last part. */
export const calendarPath = (token: string) => `/api/reservations/${token}.ics`;

/** The calendar file with this secret name. Throws 404 for an unknown name, and a week after the visit. */
export async function readCalendarFile({ db, config }: Context, name: string): Promise<string> {
  const token = filePattern.exec(name)?.groups?.['token'];
  if (!token) throw notFound(bookingMessages.notFound);
  const now = new Date();
  const [row] = await db
    .select({ booking: reservations, restaurant: restaurants })
    .from(reservations)
    .innerJoin(restaurants, eq(restaurants.id, reservations.restaurantId))
    .where(and(eq(reservations.calendarToken, token), gt(reservations.at, new Date(now.getTime() - week))));
  if (!row) throw notFound(bookingMessages.notFound);
  return bookingCalendar({ ...row, publicUrl: config.publicUrl, now });
}

interface Visit {
  booking: Pick<typeof reservations.$inferSelect, 'id' | 'at' | 'persons' | 'cancelledAt'>;
  restaurant: Pick<typeof restaurants.$inferSelect, 'name' | 'slug' | 'address' | 'latitude' | 'longitude'>;
  publicUrl: string;
  now: Date;
}

/**
 * A booking as an iCalendar file (RFC 5545). It names neither the customer nor the phone: the link may be passed on. A
 * cancelled booking is an event with the status CANCELLED, so that a calendar that imports it again strikes it out.
 */
export function bookingCalendar({ booking, restaurant, publicUrl, now }: Visit): string {
  const { id, at, persons, cancelledAt } = booking;
  const { name, slug, address, latitude, longitude } = restaurant;
  const host = new URL(publicUrl).hostname;
  const calendar = ical({
    prodId: { company: host, product: 'bookings', language: 'RU' },
    method: ICalCalendarMethod.PUBLISH,
  });
  calendar.createEvent({
    id: `booking-${id}@${host}`,
    // A calendar takes the later revision of an event, and a booking has two: kept and cancelled.
    sequence: cancelledAt ? 1 : 0,
    status: cancelledAt ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    transparency: cancelledAt ? ICalEventTransparency.TRANSPARENT : ICalEventTransparency.OPAQUE,
    stamp: now,
    start: at,
    end: new Date(at.getTime() + stay),
    summary: bookingMessages.calendar.summary(name),
    location: { title: name, address, geo: { lat: latitude, lon: longitude } },
    description: bookingMessages.calendar.guests(persons),
    url: `${publicUrl}/restaurants/${slug}`,
  });
  // The library leaves the last line without its end.
  return `${calendar.toString()}\r\n`;
}
