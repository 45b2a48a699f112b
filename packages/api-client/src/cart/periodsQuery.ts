import { queryOptions } from '@storefront/query';
import { apiOf } from '../call/apiOf';
import { loadDeferredCalls } from '../call/loadDeferredCalls';
import type { LocationFields } from '../location/location';
import { cartFields } from './cartQuery';

/** Hours in which the kitchen of a place takes orders (spec §7, periods). `place` is the chosen place. */
export const periodsQuery = (place: LocationFields) =>
  queryOptions({
    queryKey: ['periods', place],
    queryFn: async ({ client, signal }) => {
      const { periodCalls } = await loadDeferredCalls();
      return apiOf(client).call(periodCalls.periods, { query: cartFields(), signal });
    },
    staleTime: 5 * 60_000,
  });
