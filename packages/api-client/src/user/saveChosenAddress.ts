import { type Address, addressCalls } from '@storefront/api-contract';
import { type DeliveryAddress, isSamePlace, useTakeMethod } from '@storefront/contracts';
import type { QueryClient } from '@storefront/query';
import { ApiError } from '../call/ApiError';
import { apiOf } from '../call/apiOf';
import { saveAddress } from './saveAddress';
import { savedAddressId } from './savedAddressId';

interface Save {
  address: DeliveryAddress;
  id: Promise<number | undefined>;
}

/** The saves in progress: an order that is placed right after a login waits for the login's own call. */
const saves = new WeakMap<QueryClient, Save>();

const hasSameEntrance = (entry: Address, { entrance, floor }: DeliveryAddress) =>
  (entry.entrance ?? '') === (entrance ?? '') && (entry.floor ?? '') === (floor ?? '');

/** An entry whose notes differ from those of a guest's address is saved again: our back end then takes the notes over. */
const hasSameNotes = (entry: Address, address: DeliveryAddress) =>
  (['intercom', 'comment', 'label'] as const).every(
    (note) => address[note] === undefined || (entry[note] ?? '') === address[note],
  );

const isRefusal = (error: unknown) =>
  error instanceof ApiError && error.kind === 'refused' && error.status < 500 && error.status !== 401;

/** An earlier call with a lost answer may have saved the address, and some back ends would save it twice. */
async function findOrSave(queryClient: QueryClient, address: DeliveryAddress): Promise<number | undefined> {
  const api = apiOf(queryClient);
  const entries = await api.call(addressCalls.addresses, {}).catch(() => []);
  const same = entries.filter((entry) => hasSameEntrance(entry, address) && hasSameNotes(entry, address));
  const id = savedAddressId(same, address);
  if (id !== undefined) return id;
  try {
    return await saveAddress(api, address);
  } catch (error) {
    // The back end may refuse a second entry and keep the first entry without its entrance and floor.
    const known = isRefusal(error) ? savedAddressId(entries, address) : undefined;
    if (known === undefined) throw error;
    return known;
  }
}

/** Loaded when an address is saved: see `saveChosenAddress` of `addressWrites.ts`. */
export async function saveChosenAddress(queryClient: QueryClient, delivery: DeliveryAddress): Promise<void> {
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
