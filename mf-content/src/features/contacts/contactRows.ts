import type { Contacts } from '@storefront/api-contract';
import { orderPhone } from '@storefront/domain';

/** A phone or a mailbox as a link. */
export interface ContactRow {
  kind: 'phone' | 'email';
  /** The city of a phone or the purpose of a mailbox; '' when the back end sends neither. */
  name: string;
  text: string;
  href: string;
}

/** Plus, dashes, parentheses and spaces do not count when phones are compared (spec §5). */
const comparable = ({ kind, text }: ContactRow) => (kind === 'phone' ? text.replace(/[-()\s+]/g, '') : text);

/**
 * The contacts as rows. Dashes, parentheses and spaces of a phone are not dialled; a phone without a digit, a mailbox
 * without `@` and a repeated row are left out.
 */
export function contactRows(contacts: Contacts): ContactRow[] {
  const phones = contacts.contact_call_center_numbers.flatMap(({ city, phone }) => {
    const { text, href } = orderPhone(phone, '');
    return text ? [{ kind: 'phone' as const, name: city, text, href }] : [];
  });
  const emails = contacts.contact_email_addresses.flatMap(({ name, email }) => {
    const text = email.trim();
    return text.includes('@') ? [{ kind: 'email' as const, name, text, href: `mailto:${text}` }] : [];
  });
  return [...phones, ...emails].filter(
    (row, index, rows) =>
      rows.findIndex((other) => other.name === row.name && comparable(other) === comparable(row)) === index,
  );
}
