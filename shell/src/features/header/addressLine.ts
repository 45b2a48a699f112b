import type { DeliveryAddress, PickupRestaurant } from '@storefront/contracts';
import { addressDetails, addressTitle } from '@storefront/domain';

/** Street, house and the other fields in one line, or the restaurant's name (spec §2, Header). */
export function addressLine(address: DeliveryAddress | PickupRestaurant): string {
  const details = address.type === 'delivery' && addressDetails(address);
  return [addressTitle(address), details].filter(Boolean).join(', ');
}
