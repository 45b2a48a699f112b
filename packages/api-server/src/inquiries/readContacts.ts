import type { Contacts } from '@storefront/api-contract';
import { asc } from 'drizzle-orm';
import type { Queryable } from '../database/connect';
import { contacts } from '../database/schema/inquiries';

/** Phones and mailboxes of the chain, in its order (spec §3, Contacts). */
export async function readContacts(db: Queryable): Promise<Contacts> {
  const rows = await db.select().from(contacts).orderBy(asc(contacts.position), asc(contacts.id));
  const phones = rows.filter(({ kind }) => kind === 'phone');
  const mailboxes = rows.filter(({ kind }) => kind === 'email');
  return {
    contact_call_center_numbers: phones.map(({ label, value }) => ({ city: label, phone: value })),
    contact_email_addresses: mailboxes.map(({ label, value }) => ({ name: label, email: value })),
    // They are in the brand file.
    socials: [],
  };
}
