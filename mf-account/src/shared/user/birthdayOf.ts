import type { User } from '@storefront/api-contract';
import { birthdayText } from '@storefront/domain';

/**
 * The birthday that the customer has set, as `dd.mm.yyyy`, or the server's text when that is no readable date. It
 * cannot be edited any more (spec §2, Personal data). Undefined without a birthday; some back ends then send
 * `0000-00-00`.
 */
export function birthdayOf({ birthday_at: text }: Pick<User, 'birthday_at'>): string | undefined {
  if (!text || !/[1-9]/.test(text)) return undefined;
  return birthdayText(text) ?? text;
}
