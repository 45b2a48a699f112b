import type { DeliveryAddress, PickupRestaurant } from '@storefront/contracts';
import { messages } from './messages';

/** Street, house and the other fields in one line, or the restaurant's name (spec §2, Header). */
export function addressLine(address: DeliveryAddress | PickupRestaurant): string {
  if (address.type === 'pickup') return address.name;
  const { street, home, entrance, floor, apartment, fullAddress } = address;
  const rest = [
    apartment && messages.apartment(apartment),
    entrance && messages.entrance(entrance),
    floor && messages.floor(floor),
  ];
  const house = street ? [street, home] : [fullAddress];
  return [...house, ...rest].filter(Boolean).join(', ');
}
