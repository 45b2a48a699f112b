import type { DeliveryAddress, PickupRestaurant } from '@storefront/contracts';
import { messages } from './messages';

/** Street and house, or the restaurant's name. */
export function addressTitle(address: DeliveryAddress | PickupRestaurant): string {
  if (address.type === 'pickup') return address.name;
  return [address.street, address.home].filter(Boolean).join(', ') || address.fullAddress;
}

/** Entrance, floor and flat as far as given, or the restaurant's address. */
export function addressDetails(address: DeliveryAddress | PickupRestaurant): string | undefined {
  if (address.type === 'pickup') return address.address || undefined;
  const { entrance, floor, apartment } = address;
  const parts = [
    entrance && messages.entrance(entrance),
    floor && messages.floor(floor),
    apartment && messages.apartment(apartment),
  ];
  return parts.filter(Boolean).join(', ') || undefined;
}
