import { parseCoordinates } from '@storefront/domain';
import { unprocessable } from '../apiError';
import { cartMessages } from './messages';
import type { CartFields } from './withCart';

/** The address that newer clients send beside the plain fields: a saved address's id, or a point in either notation. */
interface AddressJson {
  id?: number | null | undefined;
  latitude?: number | null | undefined;
  longitude?: number | null | undefined;
  coordinates?: string | null | undefined;
}

/**
 * Merges `address` into the plain fields of a take-method change (spec §7). The plain fields win. A guest has no saved
 * addresses, so only the point counts. Throws 422 under `address` when it names no place.
 */
export function takeMethodPlace(
  { address, ...fields }: CartFields & { address?: AddressJson | null | undefined },
  isGuest: boolean,
): CartFields {
  if (!address) return fields;
  const point = pointOf(address);
  const id = isGuest ? null : address.id;
  if (!id && !point && !(isGuest && address.id)) throw unprocessable(cartMessages.addressFormat, 'address');
  return { ...(id ? { address_id: id } : point), ...definedOf(fields) };
}

function pointOf({ latitude, longitude, coordinates }: AddressJson) {
  if (typeof latitude === 'number' && typeof longitude === 'number') return { latitude, longitude };
  if (!coordinates) return undefined;
  const point = parseCoordinates(coordinates);
  if (!point) throw unprocessable(cartMessages.addressFormat, 'address');
  return point;
}

const definedOf = (fields: CartFields): CartFields =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
