import { useChangeTakeMethod } from '@storefront/api-client';
import { useQueryClient } from '@storefront/query';
import { addressChanged, type PlaceChange } from './addressChanged';

/** `addressChanged` with the writes of this page. */
export function useAddressChanged(): (change: PlaceChange) => Promise<void> {
  const queryClient = useQueryClient();
  const { mutateAsync: changeTakeMethod } = useChangeTakeMethod();
  const { mutateAsync: changeAddress } = useChangeTakeMethod('address');
  return (change) => addressChanged({ queryClient, changeTakeMethod, changeAddress }, change);
}
