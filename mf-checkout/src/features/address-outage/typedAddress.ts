import type { DeliveryAddress } from '@storefront/contracts';
import { type Coordinates, formatCoordinates, validateRequired } from '@storefront/domain';
import { validatedText } from '@storefront/forms';
import * as z from 'zod/mini';

/** Street and house as the customer types them. */
export const typedAddress = z.object({
  street: validatedText(validateRequired),
  home: validatedText(validateRequired),
});

/** What stands in the form, finished or not. */
export type TypedAddress = z.input<typeof typedAddress>;

export const maxLength = { street: 200, home: 20 } as const;

/** The typed street and house at the point that the customer marked: the courier is sent to the point. */
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
