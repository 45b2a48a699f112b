import type { Restaurant } from '@storefront/api-contract';
import { useBrand } from '@storefront/contracts';
import { bookingDays, parseServerDate, withBusyTimes } from '@storefront/domain';
import { useQuery } from '@storefront/query';
import { useDebounced } from '@storefront/ui';
import { useMemo } from 'react';
import { useClock } from '../restaurant/useClock';
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
 * has become too soon is disabled.
 */
export function useFreeTimes({ restaurant, persons, readAt }: Options) {
  const { timeZone } = useBrand();
  const now = useClock(readAt).getTime();
  const [seats] = useDebounced(persons, personsDelayMs);
  const { data: busy } = useQuery(busyTimesQuery(restaurant.id, seats));
  const { workTime } = restaurant;
  const all = useMemo(() => bookingDays(workTime, new Date(now), timeZone), [workTime, now, timeZone]);
  const days = useMemo(() => {
    const moments = (busy ?? []).map((text) => parseServerDate(text, timeZone));
    return withBusyTimes(
      all,
      moments.filter((moment) => moment !== undefined),
    );
  }, [busy, all, timeZone]);
  // The times exist, and each is busy for so many guests.
  const isFull = all.length > 0 && days.length === 0;
  return { days, isFull, now: new Date(now), timeZone };
}
