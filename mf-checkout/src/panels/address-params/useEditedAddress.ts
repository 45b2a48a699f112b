import { addressesQuery, useFailureToast } from '@storefront/api-client';
import { type DeliveryAddress, useSession, useTakeMethod } from '@storefront/contracts';
import { useQuery } from '@storefront/query';
import { isUnanswered } from '../../shared/load-failure/isUnanswered';
import { pointOfSaved } from '../../shared/place/deliveryPoint';
import { messages } from './messages';

type Edited =
  | { state: 'loading' | 'missing' }
  | { state: 'failed'; retry: () => void }
  | { state: 'ready'; address: DeliveryAddress };

/** The address whose parameters are edited: a saved one by its id, else the one that is chosen for this order. */
export function useEditedAddress(id: string | undefined): Edited {
  const isUser = useSession().status === 'user';
  const chosen = useTakeMethod((state) => state.delivery);
  const addresses = useQuery({ ...addressesQuery(), enabled: isUser && id !== undefined });
  const { data, error, refetch } = addresses;
  useFailureToast(error, messages.failed);

  if (id === undefined) return chosen ? { state: 'ready', address: chosen } : { state: 'missing' };
  if (!isUser) return { state: 'missing' };
  if (data) {
    const saved = data.find((address) => String(address.id) === id);
    const address = saved && pointOfSaved(saved);
    return address ? { state: 'ready', address } : { state: 'missing' };
  }
  return isUnanswered(addresses) ? { state: 'failed', retry: () => void refetch() } : { state: 'loading' };
}
