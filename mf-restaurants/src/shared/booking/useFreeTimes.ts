import { userQuery } from '@storefront/api-client';
import type { Restaurant } from '@storefront/api-contract';
import { storageKeys, useBrand } from '@storefront/contracts';
import { bookingDays, parseServerDate, withBusyTimes } from '@storefront/domain';
import { useQuery, useQueryClient } from '@storefront/query';
import { useClock, useDebounced } from '@storefront/ui';
import { useMemo } from 'react';
import { bookedTables } from './bookedTables';
import { useBookingDraft } from './bookingDraft';
import { busyTimesQuery } from './busyTimesQuery';

interface Options {
  restaurant: Restaurant;
  persons: number;
  /** When the restaurant was read. */
  readAt: number;
}

/** Presses of the guest counter within this time are one request. */
const personsDelayMs = 300;

/**
 * The days and times of a restaurant that can be booked now (spec §4, Booking time). They follow the clock: a time that
 * has become too soon is disabled. A time that this customer has booked, or has sent without an answer, does not count
 * as busy: that booking can be changed or sent again.
 */
export function useFreeTimes({ restaurant, persons, readAt }: Options) {
  const { key, timeZone } = useBrand();
  const now = useClock(readAt).getTime();
  const [seats] = useDebounced(persons, personsDelayMs);
  const { data: busy } = useQuery(busyTimesQuery(restaurant.id, seats));
  const { id, workTime, specialDays } = restaurant;
  const userId = useQueryClient().getQueryData(userQuery().queryKey)?.id;
  const unansweredTime = useBookingDraft((draft) => draft.unansweredTime);
  const all = useMemo(
    () => bookingDays({ workTime, specialDays }, new Date(now), timeZone),
    [workTime, specialDays, now, timeZone],
  );
  const days = useMemo(() => {
    const booked = userId === undefined ? [] : bookedTables(storageKeys(key).bookedTables).of(userId, id);
    const own = new Set([unansweredTime, ...booked.map(({ moment }) => moment)]);
    const moments = (busy ?? []).flatMap((text) => parseServerDate(text, timeZone) ?? []);
    return withBusyTimes(
      all,
      moments.filter((moment) => !own.has(moment.getTime())),
    );
  }, [busy, all, timeZone, key, userId, id, unansweredTime]);
  // Times exist, but each is busy for this number of guests.
  const isFull = all.length > 0 && days.length === 0;
  return { days, isFull, now: new Date(now), timeZone };
}
