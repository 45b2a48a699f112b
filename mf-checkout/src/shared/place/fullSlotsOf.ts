import type { Periods } from '@storefront/api-contract';
import { parseServerDate } from '@storefront/domain';

/** The starts of the slots that take no further order, in milliseconds; an unreadable one is left out. */
export const fullSlotsOf = ({ full_slots }: Periods, timeZone: string): ReadonlySet<number> =>
  new Set(full_slots.flatMap((text) => parseServerDate(text, timeZone)?.getTime() ?? []));
