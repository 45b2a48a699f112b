import { formatCoordinates, parseCoordinates, placeOf } from './coordinates';

/** A saved or ordered address as the back end sends it. */
type AddressFields = {
  street: string;
  home: string;
  floor: string | null;
  apartment: string | null;
  entrance: string | null;
  intercom?: string | null | undefined;
  comment?: string | null | undefined;
  label?: string | null | undefined;
  full_address: string | null;
  coordinates: string | null;
  latitude?: number | null;
  longitude?: number | null;
};

/** Coordinates as stored and compared: cut to four decimals; '' when unreadable. Readings 13. */
export function cutCoordinates(coordinates: unknown): string {
  const point = parseCoordinates(coordinates);
  return point ? formatCoordinates(point) : '';
}

/**
 * The back end's address as a delivery address, without the id, which only a saved address has. The server does not
 * know the type 'delivery'; coordinates are '' when unknown. Spec §3, readings 13.
 */
export function deliveryAddress(address: AddressFields) {
  const { street, home, floor, apartment, entrance, intercom, comment, label, full_address } = address;
  return {
    type: 'delivery' as const,
    street,
    home,
    ...(floor ? { floor } : {}),
    ...(apartment ? { apartment } : {}),
    ...(entrance ? { entrance } : {}),
    ...(intercom ? { intercom } : {}),
    ...(comment ? { comment } : {}),
    ...(label ? { label } : {}),
    fullAddress: full_address ?? [street, home].filter(Boolean).join(', '),
    coordinates: cutCoordinates(address.coordinates ?? address),
  };
}

/** A saved address as the address of an order; undefined without coordinates, which other back ends may not send. */
export function addressFromSaved(address: AddressFields & { id: number }) {
  const place = { ...deliveryAddress(address), id: address.id };
  return place.coordinates ? place : undefined;
}

/**
 * An address that the geocoder has found as the address of an order; undefined without a house number (spec §5,
 * Address).
 */
export function addressFromSuggestion(suggestion: {
  street: string;
  home?: string;
  fullAddress?: string;
  coords: string;
}) {
  const { street, home, fullAddress } = suggestion;
  const coordinates = cutCoordinates(suggestion.coords);
  if (!fullAddress || !home || !coordinates) return undefined;
  return { type: 'delivery' as const, street, home, fullAddress, coordinates };
}

/**
 * The fields of a restaurant that are remembered for a pickup; coordinates are '' when unknown or where no map shows
 * them. Spec §3, Address.
 */
export function pickupRestaurant(restaurant: {
  id: number;
  externalId: string | null;
  name: string;
  address: string;
  latitude: number | null;
  longitude: number | null;
}) {
  const { id, externalId, name, address } = restaurant;
  return {
    type: 'pickup' as const,
    id,
    externalId: externalId ?? String(id),
    name,
    address,
    coordinates: cutCoordinates(placeOf(restaurant)),
  };
}

type HouseAndFlat = {
  street: string;
  home: string;
  apartment?: string | null | undefined;
  full_address?: string | null;
  fullAddress?: string;
};

/**
 * Whether two addresses are of one house and flat; case and outer spaces do not count. The whole text counts where
 * there is no street.
 */
export function isSameAddress(one: HouseAndFlat, other: HouseAndFlat): boolean {
  const textOf = ({ street, home, apartment, full_address, fullAddress }: HouseAndFlat) =>
    [street || (full_address ?? fullAddress ?? ''), home, apartment ?? '']
      .map((part) => part.trim().toLowerCase())
      .join('\n');
  return textOf(one) === textOf(other);
}
