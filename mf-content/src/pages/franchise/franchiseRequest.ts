import { COMMENT_MAX, phoneForApi } from '@storefront/domain';
import * as z from 'zod/mini';
import { emailField, nameField, phoneField, textField } from '../../shared/inquiry/inquiryFields';
import { messages } from './messages';

const cityMax = 100;

/** The fields are named as in the call, so that the server's messages find them (readings 15). */
export const emptyRequest = { name: '', phone: '', email: '', city: '', comment: '' };

export const requestSchema = z.object({
  name: nameField(),
  phone: phoneField(),
  email: emailField(),
  city: textField({ field: messages.city, max: cityMax, isRequired: true }),
  comment: textField({ field: messages.comment, max: COMMENT_MAX }),
});

/** The body of the call. The same fields make the same body, so that a back end can recognise a repeated request. */
export function toRequest({ name, phone, email, city, comment }: z.output<typeof requestSchema>) {
  return { name, phone: phoneForApi(phone), email: email || null, city, comment: comment || null };
}
