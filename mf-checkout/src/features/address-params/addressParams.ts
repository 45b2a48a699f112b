import type { DeliveryAddress } from '@storefront/contracts';
import * as z from 'zod/mini';

const optionalText = z.string().check(z.trim());

/** The parts of an address inside the house and the notes to it; all optional, so empty text is valid. */
export const addressParams = z.object({
  apartment: optionalText,
  entrance: optionalText,
  floor: optionalText,
  intercom: optionalText,
  comment: optionalText,
  label: optionalText,
});

export type AddressParams = z.output<typeof addressParams>;

export function paramsOf(address: DeliveryAddress): AddressParams {
  const { apartment = '', entrance = '', floor = '', intercom = '', comment = '', label = '' } = address;
  return { apartment, entrance, floor, intercom, comment, label };
}

const noteKeys: readonly string[] = ['intercom', 'comment', 'label'] satisfies (keyof AddressParams)[];

/**
 * The address with its parameters; empty ones are left out (spec §5, Address). A note that the customer has cleared stays
 * as an empty text, since our back end keeps a note that is left out.
 */
export function withParams(address: DeliveryAddress, params: AddressParams): DeliveryAddress {
  const { apartment: _a, entrance: _e, floor: _f, ...house } = address;
  const filled = Object.entries(params).filter(
    ([key, value]) => value !== '' || (noteKeys.includes(key) && key in address),
  );
  return { ...house, ...Object.fromEntries(filled) };
}
