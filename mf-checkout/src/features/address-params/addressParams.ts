import type { DeliveryAddress } from '@storefront/contracts';

/** What a courier needs beyond the house. */
export interface AddressParams {
  apartment: string;
  entrance: string;
  floor: string;
}

export function paramsOf(address: DeliveryAddress): AddressParams {
  const { apartment = '', entrance = '', floor = '' } = address;
  return { apartment, entrance, floor };
}

/** The address with its parameters; only those that say something are kept (spec §5, Address). */
export function withParams(address: DeliveryAddress, params: AddressParams): DeliveryAddress {
  const { apartment: _a, entrance: _e, floor: _f, ...house } = address;
  const said = Object.entries(params).map(([name, value]) => [name, value.trim()] as const);
  return { ...house, ...Object.fromEntries(said.filter(([, value]) => value !== '')) };
}
