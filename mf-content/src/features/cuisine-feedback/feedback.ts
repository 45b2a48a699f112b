import { COMMENT_MAX } from '@storefront/domain';
import * as z from 'zod/mini';
import {
  emailField,
  nameField,
  optionalPhoneField,
  phoneOrNull,
  textField,
} from '../../shared/inquiry/inquiryFields';
import { messages } from './messages';

/** The fields are named as in the call, so that the server's messages find them (readings 15). */
export const emptyFeedback = { name: '', message: '', phone: '', email: '' };

export const feedbackSchema = z.object({
  name: nameField(),
  message: textField({ field: messages.messageName, max: COMMENT_MAX, isRequired: true }),
  phone: optionalPhoneField(),
  email: emailField(),
});

/** The body of the call. The same fields make the same body, so that a back end can recognise a repeated request. */
export function toRequest({ name, message, phone, email }: z.output<typeof feedbackSchema>) {
  return { name, message, phone: phoneOrNull(phone), email: email || null };
}
