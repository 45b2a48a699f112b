import { loadDeferredCalls, useApi, userQuery } from '@storefront/api-client';
import { storageKeys, useBrand } from '@storefront/contracts';
import { parseServerDate } from '@storefront/domain';
import { useMutation, useQueryClient } from '@storefront/query';
import { bookedTables, type SavedTable } from '../../shared/booking/bookedTables';
import { bookingsQuery } from '../../shared/booking/bookingsQuery';
import { busyTimesKey } from '../../shared/booking/busyTimesQuery';
import { type BookingFields, toRequest } from './bookingFields';

interface Table {
  restaurantId: number;
  fields: BookingFields;
}

/** A table that is booked now. `isRepeated`: it was before, and nothing was sent. */
export interface BookedTable {
  moment: Date;
  persons: number;
  isRepeated: boolean;
}

/** One booking at a time in all tabs of this browser, where the browser can. */
function inOneTab<Result>(key: string, run: () => Promise<Result>): Promise<Result> {
  // The API is missing on pages without HTTPS.
  const locks = navigator.locks as LockManager | undefined;
  return locks ? locks.request(key, run) : run();
}

/**
 * Books a table, once for each customer, restaurant and moment: what this browser has booked, in this tab or another, is
 * not sent again. An answer that was lost leaves no record, and a repeated press sends the very same request.
 */
export function useBookTable() {
  const api = useApi();
  const queryClient = useQueryClient();
  const { key: brandKey, timeZone } = useBrand();
  const key = storageKeys(brandKey).bookedTables;
  const tables = bookedTables(key);

  /** Whether the table is still booked: the customer may have cancelled it elsewhere. Assumed where no list says. */
  async function isStillBooked({ restaurantId, moment }: SavedTable) {
    const list = await queryClient.fetchQuery({ ...bookingsQuery(), staleTime: 0 }).catch(() => undefined);
    return (
      !list ||
      list.some(
        ({ restaurant, datetime }) =>
          restaurant.id === restaurantId && parseServerDate(datetime, timeZone)?.getTime() === moment,
      )
    );
  }

  async function book({ restaurantId, fields }: Table): Promise<BookedTable> {
    const moment = new Date(fields.datetime);
    const userId = queryClient.getQueryData(userQuery().queryKey)?.id;
    const table =
      userId === undefined ? undefined : { userId, restaurantId, moment: +moment, persons: fields.persons };
    const before = table && tables.find(table);
    if (before && (await isStillBooked(before))) {
      return { moment, persons: before.persons, isRepeated: true };
    }
    const { inquiryCalls } = await loadDeferredCalls();
    await api.call(inquiryCalls.reservation, { body: toRequest(restaurantId, fields) });
    if (table && !before) tables.add(table, Date.now());
    return { moment, persons: fields.persons, isRepeated: false };
  }

  return useMutation({
    mutationFn: (table: Table) => inOneTab(key, () => book(table)),
    onSettled: () => {
      void queryClient.invalidateQueries({ queryKey: bookingsQuery().queryKey });
      void queryClient.invalidateQueries({ queryKey: busyTimesKey });
    },
  });
}
