import { ApiError, loadDeferredCalls, useApi, userQuery } from '@storefront/api-client';
import { storageKeys, useBrand } from '@storefront/contracts';
import { parseServerDate } from '@storefront/domain';
import { useMutation, useQueryClient } from '@storefront/query';
import { bookedTables } from '../../shared/booking/bookedTables';
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

/** Whether the back end has refused the request: a request without an answer, or with a 5xx, may have been kept. */
const isRefused = (error: unknown) => error instanceof ApiError && error.status < 500;

/**
 * Books a table, once for each customer, restaurant and moment: what this browser has booked, in this tab or another, is
 * not sent again. Where an answer was lost, the customer's list says whether the table is booked; without a list nothing
 * is recorded, and a repeated press sends the very same request.
 */
export function useBookTable() {
  const api = useApi();
  const queryClient = useQueryClient();
  const { key: brandKey, timeZone } = useBrand();
  const key = storageKeys(brandKey).bookedTables;
  const tables = bookedTables(key);

  /** The customer's booking of this moment, or null. Undefined where no list says. */
  async function listed(restaurantId: number, moment: number) {
    const list = await queryClient.fetchQuery({ ...bookingsQuery(), staleTime: 0 }).catch(() => undefined);
    const booking = list?.find(
      ({ restaurant, datetime }) =>
        restaurant.id === restaurantId && parseServerDate(datetime, timeZone)?.getTime() === moment,
    );
    return list && (booking ?? null);
  }

  /** Returns when the table is booked, else throws. */
  async function send({ restaurantId, fields }: Table) {
    const { inquiryCalls } = await loadDeferredCalls();
    try {
      await api.call(inquiryCalls.reservation, { body: toRequest(restaurantId, fields) });
    } catch (error) {
      if (isRefused(error)) throw error;
      const booking = await listed(restaurantId, +new Date(fields.datetime));
      const isBooked = booking && (booking.persons ?? fields.persons) === fields.persons;
      if (!isBooked) throw error;
    }
  }

  async function book({ restaurantId, fields }: Table): Promise<BookedTable> {
    const moment = new Date(fields.datetime);
    const userId = queryClient.getQueryData(userQuery().queryKey)?.id;
    const table =
      userId === undefined ? undefined : { userId, restaurantId, moment: +moment, persons: fields.persons };
    const before = table && tables.find(table);
    // The customer may have cancelled it elsewhere.
    if (before && (await listed(restaurantId, before.moment)) !== null) {
      return { moment, persons: before.persons, isRepeated: true };
    }
    await send({ restaurantId, fields });
    if (table && !before) tables.add(table, Date.now());
    return { moment, persons: fields.persons, isRepeated: false };
  }

  return useMutation({
    mutationFn: (table: Table) => inOneTab(key, () => book(table)),
    onSettled: (_, error) => {
      void queryClient.invalidateQueries({ queryKey: bookingsQuery().queryKey });
      // The busy times count this very table if it was kept: the chosen time must not become busy by it.
      if (!error || isRefused(error)) void queryClient.invalidateQueries({ queryKey: busyTimesKey });
    },
  });
}
