import { cartCalls } from '@storefront/api-contract';
import { queryOptions } from '@storefront/query';
import { apiOf } from '../call/apiOf';
import type { LocationFields } from '../location/location';
import { cartFields } from './cartQuery';

/** Hours in which the kitchen of a place takes orders (spec §7, periods). `place` is the chosen one. */
export const periodsQuery = (place: LocationFields) =>
  queryOptions({
    queryKey: ['periods', place],
    queryFn: ({ client, signal }) => apiOf(client).call(cartCalls.periods, { query: cartFields(), signal }),
    staleTime: 5 * 60_000,
  });
