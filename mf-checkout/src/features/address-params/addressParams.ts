import type { DeliveryAddress } from '@storefront/contracts';

/** The parts of an address inside the house. */
export interface AddressParams {
  apartment: string;
  entrance: string;
  floor: string;
}

export function paramsOf(address: DeliveryAddress): AddressParams {
  const { apartment = '', entrance = '', floor = '' } = address;
  return { apartment, entrance, floor };
}

/** The address with its parameters; empty ones are left out (spec §5, Address). */
export function withParams(address: DeliveryAddress, params: AddressParams): DeliveryAddress {
  const { apartment: _a, entrance: _e, floor: _f, ...house } = address;
  const filled = Object.entries(params).map(([name, value]) => [name, value.trim()] as const);
  return { ...house, ...Object.fromEntries(filled.filter(([, value]) => value !== '')) };
}
