import type { User } from '@storefront/api-contract';
import { birthdayText } from '@storefront/domain';

/**
 * The birthday that the customer has set, as `dd.mm.yyyy`, or in the server's words when they cannot be read; it cannot
 * be edited any more (spec §2, Personal data). Undefined when there is none: some back ends write that as `0000-00-00`.
 */
export function birthdayOf({ birthday_at: text }: Pick<User, 'birthday_at'>): string | undefined {
  if (!text || !/[1-9]/.test(text)) return undefined;
  return birthdayText(text) ?? text;
}
