import { ApiError, loadDeferredCalls, useApi, userQuery } from '@storefront/api-client';
import type { Booking } from '@storefront/api-contract';
import { backEndNow, storageKeys, useBrand } from '@storefront/contracts';
import { parseServerDate } from '@storefront/domain';
import { useMutation, useQueryClient } from '@storefront/query';
import { bookedTables } from '../../shared/booking/bookedTables';
import { setUnansweredTime } from '../../shared/booking/bookingDraft';
import { bookingsQuery } from '../../shared/booking/bookingsQuery';
import { busyTimesKey } from '../../shared/booking/busyTimesQuery';
import { type BookingFields, toRequest } from './bookingFields';

interface Table {
  restaurantId: number;
  fields: BookingFields;
}

/**
 * A booked table. `unchanged`: it was booked before, and nothing was sent. `changed`: the back end lists the customer's
 * earlier booking, which now has the new details. `again`: there was an earlier booking, and without a list its state
 * is unknown.
 */
export interface BookedTable {
  moment: Date;
  persons: number;
  outcome: 'booked' | 'unchanged' | 'changed' | 'again';
}

/** Runs one booking at a time in all tabs of this browser, if the browser has locks. */
function inOneTab<Result>(key: string, run: () => Promise<Result>): Promise<Result> {
  // The API is missing on pages without HTTPS.
  const locks = navigator.locks as LockManager | undefined;
  return locks ? locks.request(key, run) : run();
}

/** Whether the back end has refused the request. After a 5xx, or without an answer, it may have booked the table. */
const isRefused = (error: unknown) => error instanceof ApiError && error.status < 500;

/** Whether the booking is for this number of guests; true for a back end that does not send the number. */
const isFor = (persons: number, booking: Booking) => (booking.persons ?? persons) === persons;

/**
 * Books a table, once for each customer, restaurant, moment and details: a table that this browser has booked, in any
 * tab, is not sent again unless its details have changed. If the answer is lost, the customer's list of bookings shows
 * whether the table is booked; without a list nothing is recorded, and a repeated press sends the same request.
 */
export function useBookTable() {
  const api = useApi();
  const queryClient = useQueryClient();
  const { key: brandKey, timeZone } = useBrand();
  const key = storageKeys(brandKey).bookedTables;
  const tables = bookedTables(key);

  /**
   * The customer's booking of this moment, or null; undefined if the list does not load. Not a query: a query would
   * wait for the network, and the booking would be sent minutes later.
   */
  async function listed(restaurantId: number, moment: number) {
    const { bookingCalls } = await loadDeferredCalls();
    const list = await api.call(bookingCalls.list, {}).catch(() => undefined);
    const booking = list?.find(
      ({ restaurant, datetime }) =>
        restaurant.id === restaurantId && parseServerDate(datetime, timeZone)?.getTime() === moment,
    );
    return list && (booking ?? null);
  }

  /** Returns when the table is booked, else throws. `earlier` is the booking that the request changes. */
  async function send({ restaurantId, fields }: Table, earlier: Booking | null | undefined) {
    const { inquiryCalls } = await loadDeferredCalls();
    try {
      await api.call(inquiryCalls.reservation, { body: toRequest(restaurantId, fields) });
    } catch (error) {
      if (isRefused(error)) throw error;
      const booking = await listed(restaurantId, +new Date(fields.datetime));
      // The list has neither name nor wish, so it cannot show whether a change of these has arrived.
      const wasThere = earlier && isFor(fields.persons, earlier);
      if (!booking || wasThere || !isFor(fields.persons, booking)) throw error;
    }
  }

  async function book({ restaurantId, fields }: Table): Promise<BookedTable> {
    const moment = new Date(fields.datetime);
    const { persons } = fields;
    const userId = queryClient.getQueryData(userQuery().queryKey)?.id;
    const checksum = checksumOf(JSON.stringify(toRequest(restaurantId, fields)));
    const table = userId === undefined ? undefined : { userId, restaurantId, moment: +moment, checksum };
    const before = table && tables.find(table);
    const earlier = before && (await listed(restaurantId, before.moment));
    // Null: the customer has cancelled the booking elsewhere.
    const isBooked = before !== undefined && earlier !== null;
    if (isBooked && before.checksum === checksum && (!earlier || isFor(persons, earlier))) {
      return { moment, persons, outcome: 'unchanged' };
    }
    await send({ restaurantId, fields }, earlier);
    if (table) tables.save(table, backEndNow());
    const outcome = earlier ? 'changed' : 'again';
    return { moment, persons, outcome: isBooked ? outcome : 'booked' };
  }

  return useMutation({
    mutationFn: (table: Table) => inOneTab(key, () => book(table)),
    onError: (error, { restaurantId, fields }) => {
      if (!isRefused(error)) setUnansweredTime(restaurantId, +new Date(fields.datetime));
    },
    onSettled: () => {
      void queryClient.invalidateQueries({ queryKey: bookingsQuery().queryKey });
      void queryClient.invalidateQueries({ queryKey: busyTimesKey });
    },
  });
}

/**
 * A checksum of 32 bits (FNV-1a): two texts share a checksum with a chance of one in four billion. The browser stores
 * it instead of a name and a phone; `crypto.subtle` is missing on pages without HTTPS.
 */
function checksumOf(text: string): number {
  let checksum = 0x81_1c_9d_c5;
  for (const character of text) {
    checksum = Math.imul(checksum ^ (character.codePointAt(0) ?? 0), 0x01_00_01_93);
  }
  return checksum >>> 0;
}
