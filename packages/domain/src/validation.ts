import * as messages from './messages';
import { PHONE_DIGITS } from './phone';

/** Digits of the code from the SMS. Spec §9. */
export const CODE_LENGTH = 5;

/** Characters of a comment, a review or a message to the chain. */
export const COMMENT_MAX = 2000;

const NAME_LENGTH = { min: 2, max: 20 } as const;
const EMAIL = /^[^\s@,;<>()]+@[^\s@,;<>().]+(?:\.[^\s@,;<>().]+)+$/;
const text = messages.validation;

/** The letters of a name and the text for others. At least one character is a letter. */
const NAME_LETTERS = {
  people: {
    pattern: /^(?=.*\p{L})[\p{Script=Cyrillic}\p{Script=Latin}\p{M}'’‘ʼʻ\s\u2010\u2011-]+$/u,
    problem: text.format,
  },
  cyrillic: { pattern: /^(?=.*[а-яё])[а-яё\s-]+$/i, problem: text.cyrillic },
} as const;

/** The result of a rule: an error text in Russian (spec §5), or undefined for a valid value. */
export type Problem = string | undefined;

/** The value has a character other than a space. */
export function validateRequired(value: string): Problem {
  return value.trim() === '' ? text.required : undefined;
}

/**
 * The trimmed value's length is within the limits; the error text starts with `field`. A letter that Unicode has with its
 * accent, such as «й», counts once, also when the keyboard sends the accent apart.
 */
export function validateLength(
  value: string,
  { field, min = 0, max = Number.POSITIVE_INFINITY }: { field: string; min?: number; max?: number },
): Problem {
  const { length } = value.trim().normalize();
  if (length < min) return text.min(field, min);
  if (length > max) return text.max(field, max);
  return undefined;
}

/**
 * A name is required and has 2–20 characters (spec §5). `letters` limits them (readings 26): `people` to the letters of
 * people's names, which are Cyrillic, Latin, apostrophes, hyphens and spaces; `cyrillic` to Cyrillic, hyphens and spaces.
 */
export function validateName(value: string, letters?: keyof typeof NAME_LETTERS): Problem {
  const problem = validateRequired(value) ?? validateLength(value, { field: text.nameField, ...NAME_LENGTH });
  if (problem || !letters) return problem;
  const { pattern, problem: otherLetters } = NAME_LETTERS[letters];
  return pattern.test(value) ? undefined : otherLetters;
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

/** The digits that a phone field keeps are a complete number. An empty field is incomplete too. Spec §5. */
export function validatePhone(digits: string): Problem {
  return digits.length === PHONE_DIGITS ? undefined : text.phone;
}

/** Exactly five digits. */
export function validateCode(value: string): Problem {
  if (value === '') return text.required;
  return value.length === CODE_LENGTH && /^[0-9]+$/.test(value) ? undefined : text.format;
}
