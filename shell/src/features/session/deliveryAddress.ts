import type { Address } from '@storefront/api-contract';
import type { DeliveryAddress } from '@storefront/contracts';

/** A saved address as the chosen one; type 'delivery' is set here, the server does not know it (spec §3). */
export function toDeliveryAddress(address: Address): DeliveryAddress {
  const { latitude, longitude } = address;
  const fromParts = latitude !== null && longitude !== null ? `${latitude},${longitude}` : '';
  return {
    type: 'delivery',
    id: address.id,
    street: address.street,
    home: address.home,
    ...(address.floor ? { floor: address.floor } : {}),
    ...(address.apartment ? { apartment: address.apartment } : {}),
    ...(address.entrance ? { entrance: address.entrance } : {}),
    fullAddress: address.full_address ?? [address.street, address.home].filter(Boolean).join(', '),
    coordinates: address.coordinates ?? fromParts,
  };
}
