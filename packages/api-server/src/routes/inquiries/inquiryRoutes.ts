import { inquiryCalls } from '@storefront/api-contract/server';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../../context';
import { inquiries } from '../../database/schema/inquiries';
import { bookTable } from '../../inquiries/bookTable';
import { inquiryMessages } from '../../inquiries/messages';
import { readContacts } from '../../inquiries/readContacts';
import { reviewVisit } from '../../inquiries/reviewVisit';
import { addCachedCall, addCall, addCustomerCall } from '../../plugins/call';

/** What people ask, book and say. Counted apart from other calls: a person reads each of them. */
export async function inquiryRoutes(app: FastifyInstance, context: Context): Promise<void> {
  const { config, db } = context;
  addCachedCall(app, context, inquiryCalls.contacts, async () => ({ key: '', load: () => readContacts(db) }));
  await app.register(async (limited) => {
    const max = config.inquiriesPerMinute;
    limited.addHook('onRequest', limited.rateLimit({ max, timeWindow: '1 minute', groupId: 'inquiries' }));
    addCustomerCall(limited, context, inquiryCalls.reservation, ({ customer, body }) =>
      bookTable(db, customer.user.id, body),
    );
    addCustomerCall(limited, context, inquiryCalls.review, ({ customer, body }) =>
      reviewVisit(db, customer.user.id, body),
    );
    addCall(limited, inquiryCalls.feedback, async ({ body: { name, phone, email, message } }) => {
      const contact = { name, phone, email: email || null };
      await db.insert(inquiries).values({ ...contact, kind: 'feedback', message });
      return { success: true, message: inquiryMessages.feedback };
    });
    addCall(limited, inquiryCalls.franchise, async ({ body: { name, phone, email, city, comment } }) => {
      const contact = { name, phone, email: email || null };
      await db.insert(inquiries).values({ ...contact, kind: 'franchise', city, message: comment || null });
      return { success: true, message: inquiryMessages.franchise };
    });
  });
}
