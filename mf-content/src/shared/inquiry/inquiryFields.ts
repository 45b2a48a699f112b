import {
  phoneForApi,
  validateEmail,
  validateLength,
  validateName,
  validatePhone,
  validateRequired,
} from '@storefront/domain';
import { validatedText } from '@storefront/forms';
import type * as z from 'zod/mini';

/** A name in Cyrillic; double names have a hyphen (spec §5, readings 26). */
export const validateInquiryName = (name: string) => validateName(name, 'cyrillic');

export const nameField = () => validatedText(validateInquiryName);

/** An optional e-mail (spec §5). */
export const emailField = () => validatedText(validateEmail);

export const phoneField = () => validatedText((digits) => validateRequired(digits) ?? validatePhone(digits));

/** An optional phone: empty or complete. */
export const optionalPhoneField = () =>
  validatedText((digits) => (digits === '' ? undefined : validatePhone(digits)));

interface TextLimits {
  /** The field's name at the beginning of the error text (spec §5). */
  field: string;
  max: number;
  isRequired?: boolean;
}

/** A text of at most `max` characters. */
export function textField({ field, max, isRequired = false }: TextLimits) {
  return validatedText(
    (text) => (isRequired ? validateRequired(text) : undefined) ?? validateLength(text, { field, max }),
  );
}

/** The phone as the call takes it; null for an empty one. */
export const phoneOrNull = (digits: string) => (digits === '' ? null : phoneForApi(digits));

/** A form whose fields are texts. */
export type InquiryFields = Record<string, string> & Record<CustomerField, string>;

/** The name of a form; part of the key of its draft. */
export type InquiryName = 'Franchise' | 'Cuisine';

/** The fields that the profile of a logged-in customer fills in. */
export type CustomerField = 'name' | 'phone';

/** A schema that takes and returns the same fields. */
export type InquirySchema<Fields extends InquiryFields> = z.ZodMiniType<Fields, Fields>;
