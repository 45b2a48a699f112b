import { queryOptions } from '@storefront/query';
import { apiOf } from '../call/apiOf';
import { loadDeferredCalls } from '../call/loadDeferredCalls';
import type { LocationFields } from '../location/location';
import { cartFields } from './cartQuery';

/** Key of all reads of the hours: a slot may have filled up since. */
export const periodsKey = ['periods'] as const;

/** Hours in which the kitchen of a place takes orders (spec §7, periods). `place` is the chosen place. */
export const periodsQuery = (place: LocationFields) =>
  queryOptions({
    queryKey: [...periodsKey, place],
    queryFn: async ({ client, signal }) => {
      const { periodCalls } = await loadDeferredCalls();
      return apiOf(client).call(periodCalls.periods, { query: cartFields(), signal });
    },
    // The hours rarely change, but slots fill up.
    staleTime: 60_000,
  });
