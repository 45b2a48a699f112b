import { bookingCalls, inquiryCalls } from '@storefront/api-contract/server';
import type { FastifyInstance } from 'fastify';
import { readCalendarFile } from '../../bookings/bookingCalendar';
import { bookTable } from '../../bookings/bookTable';
import { busyTimes } from '../../bookings/busyTimes';
import { cancelBooking } from '../../bookings/cancelBooking';
import { listBookings } from '../../bookings/readBookings';
import type { Context } from '../../context';
import { keepInquiry } from '../../inquiries/keepInquiry';
import { inquiryMessages } from '../../inquiries/messages';
import { readContacts } from '../../inquiries/readContacts';
import { reviewVisit } from '../../inquiries/reviewVisit';
import { addCachedCall, addCall, addCustomerCall } from '../../plugins/call';

/** Bookings, reviews of visits, messages and contacts. Writes have their own limit: a person reads each of them. */
export async function inquiryRoutes(app: FastifyInstance, context: Context): Promise<void> {
  const { config, db } = context;
  addCachedCall(app, context, inquiryCalls.contacts, async () => ({ key: '', load: () => readContacts(db) }));
  addBookingReads(app, context);
  await app.register(async (limited) => {
    const max = config.inquiriesPerMinute;
    limited.addHook('onRequest', limited.rateLimit({ max, timeWindow: '1 minute', groupId: 'inquiries' }));
    addCustomerCall(limited, context, inquiryCalls.reservation, ({ customer, body }) =>
      bookTable(db, customer.user.id, body),
    );
    addCustomerCall(limited, context, bookingCalls.cancel, async ({ customer, params }) => {
      await cancelBooking(db, customer.user.id, params.id);
      return { success: true };
    });
    addCustomerCall(limited, context, inquiryCalls.review, ({ customer, body }) =>
      reviewVisit(db, customer.user.id, body),
    );
    addCall(limited, inquiryCalls.feedback, async ({ body: { name, phone, email, message } }) => {
      const contact = { name, phone: phone ?? null, email: email || null };
      await keepInquiry(db, { ...contact, kind: 'feedback', city: null, message });
      return { success: true, message: inquiryMessages.feedback };
    });
    addCall(limited, inquiryCalls.franchise, async ({ body: { name, phone, email, city, comment } }) => {
      const contact = { name, phone, email: email || null };
      await keepInquiry(db, { ...contact, kind: 'franchise', city, message: comment || null });
      return { success: true, message: inquiryMessages.franchise };
    });
  });
}

/** Ours: see the resource `bookings` of the contract. */
function addBookingReads(app: FastifyInstance, context: Context): void {
  const { db } = context;
  addCustomerCall(app, context, bookingCalls.list, ({ customer }) => listBookings(db, customer.user.id));
  addCachedCall(app, context, bookingCalls.busyTimes, async ({ query }) => {
    const { organization_id: restaurantId, persons } = query;
    return {
      key: `${restaurantId} ${persons}`,
      load: async () => ({ times: await busyTimes(db, { restaurantId, persons }) }),
      // A booking of another customer must show at once.
      seconds: 1,
    };
  });
  app.get<{ Params: { name: string } }>(
    '/api/reservations/:name',
    { schema: { hide: true } },
    async (request, reply) => {
      const file = await readCalendarFile(context, request.params.name);
      return reply
        .headers({
          'cache-control': 'no-store',
          'content-disposition': 'inline; filename="booking.ics"',
          'x-robots-tag': 'noindex',
        })
        .type('text/calendar; charset=utf-8')
        .send(file);
    },
  );
}
