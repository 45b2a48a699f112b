import { formatPhone, parsePhone, phoneHref } from '@storefront/domain';

export interface OrderPhone {
  text: string;
  href: string;
}

/** A phone as the back end or the brand file writes it, as text and as a `tel:` link. */
export function orderPhone(written: string): OrderPhone {
  const ten = parsePhone(written);
  if (ten) return { text: formatPhone(ten), href: phoneHref(ten) };
  // A short or a foreign number: shown as it is written.
  return { text: written, href: `tel:${written.replace(/[^\d+]/g, '')}` };
}
