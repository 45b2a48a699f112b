import {
  phoneForApi,
  validateCyrillic,
  validateEmail,
  validateName,
  validateRequired,
} from '@storefront/domain';
import { validatedText } from '@storefront/forms';
import type * as z from 'zod/mini';
import { messages } from './messages';

/** Digits after +7. */
const phoneLength = 10;

/** A name in Cyrillic; double names have a hyphen (spec §5). */
export const nameField = () =>
  validatedText((name) => validateName(name) ?? validateCyrillic(name, 'with-hyphen'));

/** An e-mail that may be left out (spec §5). */
export const emailField = () => validatedText(validateEmail);

export const phoneField = () =>
  validatedText(
    (digits) =>
      validateRequired(digits) ?? (digits.length === phoneLength ? undefined : messages.phoneIncomplete),
  );

/** A phone that may be left out, but not half of it. */
export const optionalPhoneField = () =>
  validatedText((digits) =>
    digits === '' || digits.length === phoneLength ? undefined : messages.phoneIncomplete,
  );

/** A text of at most `max` characters. */
export function textField({ max, isRequired = false }: { max: number; isRequired?: boolean }) {
  return validatedText(
    (text) =>
      (isRequired ? validateRequired(text) : undefined) ??
      (text.length > max ? messages.tooLong(max) : undefined),
  );
}

export const commentMax = 2000;

/** What the call takes instead of an empty phone. */
export const phoneOrNull = (digits: string) => (digits === '' ? null : phoneForApi(digits));

/** A form whose fields are texts. */
export type InquiryFields = Record<string, string>;

/** A schema that takes and returns the same fields. */
export type InquirySchema<Fields extends InquiryFields> = z.ZodMiniType<Fields, Fields>;
