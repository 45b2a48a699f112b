import type { Address } from '@storefront/api-contract';
import { type DeliveryAddress, isSamePlace, useTakeMethod } from '@storefront/contracts';
import type { QueryClient } from '@storefront/query';
import { apiOf } from '../call/apiOf';
import { loadDeferredCalls } from '../call/loadDeferredCalls';
import { saveAddress } from './addressWrites';
import { addressesQuery } from './userQueries';

interface Save {
  address: DeliveryAddress;
  id: Promise<number | undefined>;
}

/** What is being saved: an order that is placed right after a login waits for the login's own call. */
const saves = new WeakMap<QueryClient, Save>();

const hasSameEntrance = (entry: Address, { entrance, floor }: DeliveryAddress) =>
  (entry.entrance ?? '') === (entrance ?? '') && (entry.floor ?? '') === (floor ?? '');

/** An earlier call may have saved the address although its answer was lost, and not every back end saves it once. */
async function findOrSave(queryClient: QueryClient, address: DeliveryAddress): Promise<number | undefined> {
  const api = apiOf(queryClient);
  const { addressCalls, savedAddressId } = await loadDeferredCalls();
  const entries = await api.call(addressCalls.addresses, {}).catch(() => []);
  const same = entries.filter((entry) => hasSameEntrance(entry, address));
  const id = savedAddressId(same, address);
  if (id !== undefined) return id;
  return saveAddress(api, address).finally(() => {
    void queryClient.invalidateQueries({ queryKey: addressesQuery().queryKey });
  });
}

/**
 * Gives the chosen delivery address the id of its entry with the account: an equal one's, else that of a new one. An
 * address that is chosen meanwhile stays. The address keeps having no id when the back end does not show its entry.
 *
 * @throws ApiError when the address was not saved.
 */
export async function saveChosenAddress(queryClient: QueryClient): Promise<void> {
  const { delivery } = useTakeMethod.getState();
  if (!delivery || delivery.id !== undefined) return;
  const current = saves.get(queryClient);
  const isShared = current !== undefined && isSamePlace(current.address, delivery);
  const save = isShared ? current : { address: delivery, id: findOrSave(queryClient, delivery) };
  saves.set(queryClient, save);
  try {
    const id = await save.id;
    if (id !== undefined && isSamePlace(useTakeMethod.getState().delivery, delivery))
      useTakeMethod.setState({ delivery: { ...delivery, id } });
  } finally {
    if (saves.get(queryClient) === save) saves.delete(queryClient);
  }
}
