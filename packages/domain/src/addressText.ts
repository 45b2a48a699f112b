import * as messages from './messages';

/** A delivery address; `fullAddress` stands in for a missing street. */
type DeliveryText = {
  type: 'delivery';
  street: string;
  home: string;
  fullAddress: string;
  entrance?: string;
  floor?: string;
  apartment?: string;
  intercom?: string;
  label?: string;
};
type PickupText = { type: 'pickup'; name: string; address: string };

/** Street and house, or the restaurant's name. Spec §2, Header. */
export function addressTitle(address: DeliveryText | PickupText): string {
  if (address.type === 'pickup') return address.name;
  const { street, home, fullAddress } = address;
  return street ? [street, home].filter(Boolean).join(', ') : fullAddress;
}

/** Entrance, floor, flat and intercom as far as given, or the restaurant's address. */
export function addressDetails(address: DeliveryText | PickupText): string | undefined {
  if (address.type === 'pickup') return address.address || undefined;
  const { entrance, floor, apartment, intercom } = address;
  const parts = [
    entrance && messages.place.entrance(entrance),
    floor && messages.place.floor(floor),
    apartment && messages.place.apartment(apartment),
    intercom && messages.place.intercom(intercom),
  ];
  return parts.filter(Boolean).join(', ') || undefined;
}

/** A saved address in a list: under its label, with the place in the note; without one under its street and house. */
export function savedAddressText(address: DeliveryText): { title: string; note: string | undefined } {
  const [title, note] = [addressTitle(address), addressDetails(address)];
  if (!address.label) return { title, note };
  return { title: address.label, note: [title, note].filter(Boolean).join(', ') || undefined };
}

/** Matches an address that names its flat; the letters alone also occur in «Москва». */
const NAMED_FLAT = /(?:^|[\s,])кв[.\s]/i;

/** The address of an order in one line with its flat, which the whole address of a back end may already name. */
export function withFlat(address: string, flat: string | null | undefined): string {
  return !flat || NAMED_FLAT.test(address) ? address : `${address}, ${messages.place.apartment(flat)}`;
}
