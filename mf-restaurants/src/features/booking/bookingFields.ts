import { COMMENT_MAX, phoneForApi, validateLength, validateName, validatePhone } from '@storefront/domain';
import { validatedText } from '@storefront/forms';
import * as z from 'zod/mini';
import { messages } from './messages';

/** The fields of a table (spec §7, reservation); `datetime` is '' until a free time is chosen (spec §5). */
export const bookingFields = z.object({
  datetime: z.string().check(z.minLength(1, { error: messages.chooseTime })),
  persons: z.number(),
  name: validatedText((name) => validateName(name)),
  phone: validatedText(validatePhone),
  comment: validatedText((text) => validateLength(text, { field: messages.oneWish, max: COMMENT_MAX })),
});

export type BookingFields = z.output<typeof bookingFields>;

/**
 * The body of the call (spec §7). Equal fields make an equal body, so that a back end can recognise a repeated request.
 */
export function toRequest(restaurantId: number, { phone, comment, ...fields }: BookingFields) {
  return {
    organization_id: restaurantId,
    ...fields,
    phone: phoneForApi(phone),
    comment: comment || null,
  };
}
