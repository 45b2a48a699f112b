import { useTakeMethod } from '@storefront/contracts';
import { useMemo } from 'react';
import { type LocationFields, locationFields } from './location';

/** The location of the order as calls send it; `{}` until an address is chosen. */
export function useLocationFields(): LocationFields {
  const takeMethod = useTakeMethod((state) => state.takeMethod);
  const delivery = useTakeMethod((state) => state.delivery);
  const pickup = useTakeMethod((state) => state.pickup);
  return useMemo(() => locationFields({ takeMethod, delivery, pickup }), [takeMethod, delivery, pickup]);
}
