import type { DeliveryAddress } from '@storefront/contracts';
import * as z from 'zod/mini';

const optionalText = z.string().check(z.trim());

/** The parts of an address inside the house; all optional, so empty text is valid. */
export const addressParams = z.object({
  apartment: optionalText,
  entrance: optionalText,
  floor: optionalText,
});

type AddressParams = z.output<typeof addressParams>;

export function paramsOf(address: DeliveryAddress): AddressParams {
  const { apartment = '', entrance = '', floor = '' } = address;
  return { apartment, entrance, floor };
}

/** The address with its parameters; empty ones are left out (spec §5, Address). */
export function withParams(address: DeliveryAddress, params: AddressParams): DeliveryAddress {
  const { apartment: _a, entrance: _e, floor: _f, ...house } = address;
  return { ...house, ...Object.fromEntries(Object.entries(params).filter(([, value]) => value !== '')) };
}
