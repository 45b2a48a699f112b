import { messages } from './messages';

/** A delivery address; `fullAddress` stands in for a missing street and house. */
type DeliveryText = {
  type: 'delivery';
  street: string;
  home: string;
  fullAddress: string;
  entrance?: string;
  floor?: string;
  apartment?: string;
};
type PickupText = { type: 'pickup'; name: string; address: string };

/** Street and house, or the restaurant's name. Spec §2, Header. */
export function addressTitle(address: DeliveryText | PickupText): string {
  if (address.type === 'pickup') return address.name;
  return [address.street, address.home].filter(Boolean).join(', ') || address.fullAddress;
}

/** Entrance, floor and flat as far as given, or the restaurant's address. */
export function addressDetails(address: DeliveryText | PickupText): string | undefined {
  if (address.type === 'pickup') return address.address || undefined;
  const { entrance, floor, apartment } = address;
  const parts = [
    entrance && messages.place.entrance(entrance),
    floor && messages.place.floor(floor),
    apartment && messages.place.apartment(apartment),
  ];
  return parts.filter(Boolean).join(', ') || undefined;
}
