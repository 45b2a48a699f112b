import { addressesQuery, useFailureToast } from '@storefront/api-client';
import { type DeliveryAddress, useSession, useTakeMethod } from '@storefront/contracts';
import { addressFromSaved } from '@storefront/domain';
import { useQuery } from '@storefront/query';
import { type ReadFailure, toLoadFailure } from '@storefront/ui';
import { messages } from './messages';

type Edited =
  | { state: 'loading' | 'not-found' }
  | { state: 'failed'; failure: ReadFailure }
  | { state: 'ready'; address: DeliveryAddress };

/** The address to edit: a saved one by its id, else the one chosen for this order. */
export function useEditedAddress(id: string | undefined): Edited {
  const isUser = useSession().status === 'user';
  const chosen = useTakeMethod((state) => state.delivery);
  const addresses = useQuery({ ...addressesQuery(), enabled: isUser && id !== undefined });
  const { data, error } = addresses;
  useFailureToast(error, messages.failed);

  if (id === undefined) return chosen ? { state: 'ready', address: chosen } : { state: 'not-found' };
  if (!isUser) return { state: 'not-found' };
  if (data) {
    const saved = data.find((address) => String(address.id) === id);
    const address = saved && addressFromSaved(saved);
    return address ? { state: 'ready', address } : { state: 'not-found' };
  }
  const failure = toLoadFailure(addresses);
  return failure ? { state: 'failed', failure } : { state: 'loading' };
}
