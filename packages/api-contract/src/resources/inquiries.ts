import * as z from 'zod/mini';
import { endpoint } from '../endpoint';
import { answer, list, receipt, succeeded, text, textOrNull } from '../lenient';
import { checkFields, isRecord } from '../listAnswer';
import type { inquiryRequests } from '../requests/inquiryRequests';

/** The answer to a message that was sent. */
const done = receipt(z.object({ success: succeeded(), message: textOrNull() }));

/** How to reach the chain (spec §3, Contacts). */
export const contacts = z.object({
  contact_call_center_numbers: list(z.object({ city: text(), phone: text() })),
  contact_email_addresses: list(z.object({ name: text(), email: text() })),
});
export type Contacts = z.output<typeof contacts>;

/** The contacts' own answer: bare or under `data`. */
const contactsAnswer = answer(
  z.pipe(
    z.transform((value, { issues }): unknown => {
      const own = isRecord(value) && 'data' in value ? value['data'] : value;
      checkFields(own, { known: Object.keys(contacts.shape), lists: {} }, issues);
      return isRecord(own) ? own : value;
    }),
    contacts,
  ) as unknown as typeof contacts,
);

/** Bookings, feedback and other messages that are not orders (spec §7, Restaurants and Content). */
export const inquiryCalls = {
  contacts: endpoint<typeof inquiryRequests.contacts>()({
    method: 'GET',
    path: '/api/app/contact-settings/',
    response: contactsAnswer,
  }),
  reservation: endpoint<typeof inquiryRequests.reservation>()({
    method: 'POST',
    path: '/api/app/reservation/',
    encoding: 'json',
    response: done,
    ignoresSuccess: true,
  }),
  review: endpoint<typeof inquiryRequests.review>()({
    method: 'POST',
    path: '/api/qa/',
    encoding: 'multipart',
    response: done,
  }),
  feedback: endpoint<typeof inquiryRequests.feedback>()({
    method: 'POST',
    path: '/api/app/feedback/',
    encoding: 'json',
    response: done,
  }),
  franchise: endpoint<typeof inquiryRequests.franchise>()({
    method: 'POST',
    path: '/api/franchise/',
    encoding: 'json',
    response: done,
  }),
};
