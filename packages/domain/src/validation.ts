import * as messages from './messages';
import { PHONE_DIGITS } from './phone';

/** Digits of the code from the SMS. Spec §9. */
export const CODE_LENGTH = 5;

/** Characters of a comment, a review or a message to the chain. */
export const COMMENT_MAX = 2000;

const NAME_LENGTH = { min: 2, max: 20 } as const;
const EMAIL = /^[^\s@,;<>()]+@[^\s@,;<>().]+(?:\.[^\s@,;<>().]+)+$/;
const CYRILLIC = /^[а-яё\s]+$/i;
const CYRILLIC_WITH_HYPHEN = /^[а-яё\s-]+$/i;
const text = messages.validation;

/** The result of a rule: an error text in Russian (spec §5), or undefined for a valid value. */
export type Problem = string | undefined;

/** The value has a character other than a space. */
export function validateRequired(value: string): Problem {
  return value.trim() === '' ? text.required : undefined;
}

/** The trimmed value's length is within the limits; the error text starts with `field`. */
export function validateLength(
  value: string,
  { field, min = 0, max = Number.POSITIVE_INFINITY }: { field: string; min?: number; max?: number },
): Problem {
  const length = value.trim().length;
  if (length < min) return text.min(field, min);
  if (length > max) return text.max(field, max);
  return undefined;
}

/** A name is required and has 2–20 characters. */
export function validateName(value: string): Problem {
  return validateRequired(value) ?? validateLength(value, { field: text.nameField, ...NAME_LENGTH });
}

/** The value looks like an e-mail. An empty value passes; validateRequired rejects it. */
export function validateEmail(value: string): Problem {
  const email = value.trim();
  return email === '' || EMAIL.test(email) ? undefined : text.email;
}

/** The text without Cyrillic letters, which an e-mail input drops while the customer types (spec §5). */
export function withoutCyrillic(value: string): string {
  return value.replace(/\p{Script=Cyrillic}/gu, '');
}

/** Cyrillic letters and spaces; the variant `with-hyphen` also allows a hyphen. An empty value passes. */
export function validateCyrillic(value: string, variant: 'plain' | 'with-hyphen' = 'plain'): Problem {
  const allowed = variant === 'plain' ? CYRILLIC : CYRILLIC_WITH_HYPHEN;
  return value === '' || allowed.test(value) ? undefined : text.cyrillic;
}

/** The digits that a phone field keeps are a complete number. An empty field is incomplete too. Spec §5. */
export function validatePhone(digits: string): Problem {
  return digits.length === PHONE_DIGITS ? undefined : text.phone;
}

/** Exactly five digits. */
export function validateCode(value: string): Problem {
  if (value === '') return text.required;
  return value.length === CODE_LENGTH && /^[0-9]+$/.test(value) ? undefined : text.format;
}
