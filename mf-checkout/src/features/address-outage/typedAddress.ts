import type { DeliveryAddress } from '@storefront/contracts';
import { type Coordinates, formatCoordinates, validateRequired } from '@storefront/domain';
import { validatedText } from '@storefront/forms';
import * as z from 'zod/mini';

/** Street and house as the customer types them. */
export const typedAddress = z.object({
  street: validatedText(validateRequired),
  home: validatedText(validateRequired),
});

/** The fields of the form, complete or not. */
export type TypedAddress = z.input<typeof typedAddress>;

export const maxLength = { street: 200, home: 20 } as const;

/** The typed street and house with the coordinates of the marked point, to which the courier is sent. */
export function addressAt(
  point: Coordinates,
  { street, home }: z.output<typeof typedAddress>,
): DeliveryAddress {
  return {
    type: 'delivery',
    street,
    home,
    fullAddress: `${street}, ${home}`,
    coordinates: formatCoordinates(point),
  };
}
