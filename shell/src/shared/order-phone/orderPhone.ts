import { formatPhone, parsePhone, phoneHref } from '@storefront/domain';

export interface OrderPhone {
  text: string;
  href: string;
}

/** Formats a phone from the back end or the brand file as text and as a `tel:` link. */
export function orderPhone(written: string): OrderPhone {
  const ten = parsePhone(written);
  if (ten) return { text: formatPhone(ten), href: phoneHref(ten) };
  // A short or foreign number is shown unchanged.
  return { text: written, href: `tel:${written.replace(/[^\d+]/g, '')}` };
}
