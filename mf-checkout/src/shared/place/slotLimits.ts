import type { Periods } from '@storefront/api-contract';
import { parseServerDate } from '@storefront/domain';

/** The slots that take no order: those before the end of a pause, and full ones. An unreadable moment is left out. */
export const slotLimits = ({ slots_from, full_slots }: Periods, timeZone: string) => ({
  slotsFrom: parseServerDate(slots_from, timeZone),
  fullSlots: new Set(full_slots.flatMap((text) => parseServerDate(text, timeZone)?.getTime() ?? [])),
});
