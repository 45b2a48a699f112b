import * as z from 'zod/mini';
import { endpoint } from '../endpoint';
import { done, isObject, list, read, someText, text, toArray } from '../lenient';
import { fieldsAnswer } from '../listAnswer';
import type { inquiryRequests } from '../requests/inquiryRequests';

const numbers = z.object({ city: text(), phone: text() });
const emails = z.object({ name: text(), email: text() });

/** A page of the chain in a social network (spec §3, Socials). */
const social = z.object({ link: someText(), iconName: text() });

/** Socials come as a list, as one object, or as an object by the names of their icons with links or objects. */
function toSocials(value: unknown): unknown {
  const elements = toArray(value);
  if (elements.length > 0 || !isObject(value)) return elements;
  if ('link' in value) return [value];
  return Object.entries(value).map(([iconName, one]) =>
    isObject(one) ? { iconName, ...one } : { iconName, link: one },
  );
}

/** How to reach the chain (spec §3, Contacts). */
const contacts = z.object({
  contact_call_center_numbers: list(numbers),
  contact_email_addresses: list(emails),
  /** Empty where the back end sends none: the brand file has them too. */
  socials: read(toSocials, list(social)),
});
export type Contacts = z.output<typeof contacts>;

/** Bookings, feedback and other messages that are not orders (spec §7, Restaurants and Content). */
export const inquiryCalls = {
  contacts: endpoint<typeof inquiryRequests.contacts>()({
    method: 'GET',
    path: '/api/app/contact-settings/',
    response: fieldsAnswer(contacts, {
      contact_call_center_numbers: numbers,
      contact_email_addresses: emails,
    }),
  }),
  reservation: endpoint<typeof inquiryRequests.reservation>()({
    method: 'POST',
    path: '/api/app/reservation/',
    encoding: 'json',
    response: done(),
    ignoresSuccess: true,
  }),
  review: endpoint<typeof inquiryRequests.review>()({
    method: 'POST',
    path: '/api/qa/',
    encoding: 'multipart',
    response: done(),
  }),
  feedback: endpoint<typeof inquiryRequests.feedback>()({
    method: 'POST',
    path: '/api/app/feedback/',
    encoding: 'json',
    response: done(),
  }),
  franchise: endpoint<typeof inquiryRequests.franchise>()({
    method: 'POST',
    path: '/api/franchise/',
    encoding: 'json',
    response: done(),
  }),
};
