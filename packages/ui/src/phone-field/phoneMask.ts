import type { MaskitoOptions, MaskitoPreprocessor } from '@maskito/core';
import { PHONE_DIGITS, parsePhone } from '@storefront/domain';

type ElementState = Parameters<MaskitoPreprocessor>[0]['elementState'];

const digit = /\d/;

export const phoneTemplate = '900 000-00-00';

/** Removes everything but digits; returns at most ten. */
export function phoneDigits(text: string): string {
  return text.replace(/\D/g, '').slice(0, PHONE_DIGITS);
}

/** Formats up to ten digits as the field shows them: `9161234` -> `916 123-4`. */
export function maskPhone(digits: string): string {
  const groups = [digits.slice(0, 3), digits.slice(3, 6), digits.slice(6, 8), digits.slice(8, PHONE_DIGITS)];
  const [code = '', ...rest] = groups.filter(Boolean);
  return rest.length === 0 ? code : `${code} ${rest.join('-')}`;
}

function countDigits(text: string): number {
  return text.replace(/\D/g, '').length;
}

/** Removes a 7 or 8 before the code of a number: codes begin with neither 78, 79, 88 nor 89. */
function withoutPrefix(text: string): string {
  return text.replace(/^\D*[78](?=\D*[89])/, '');
}

function completeNumber({ value, selection }: ElementState, data: string): string | undefined {
  if (countDigits(data) >= PHONE_DIGITS) return parsePhone(data);
  const [from, to] = selection;
  const isReplacing = data !== '' && from !== to;
  const text = `${value}${data}`;
  return countDigits(text) > PHONE_DIGITS && !isReplacing ? parsePhone(text) : undefined;
}

/**
 * The part of an incomplete number that the mask gets: the text after +7. The mask gets nothing of another country's
 * number, nor of more digits than can be typed: their first ten would be another person's number.
 */
function withoutCountry(text: string): string {
  const [, code, rest = ''] = /^[^\d+]*\+(\D*\d?)(.*)$/s.exec(text) ?? [];
  if (code === undefined) return countDigits(text) > PHONE_DIGITS + 1 ? '' : text;
  return code.endsWith('7') ? withoutPrefix(rest) : '';
}

/**
 * The mask. It recognizes complete numbers that are pasted, filled in by the browser or typed with an 8 in
 * front: ten digits or more are a complete number, of which the country code is removed (readings 4).
 */
export const phoneMask: MaskitoOptions = {
  mask: [digit, digit, digit, ' ', digit, digit, digit, '-', digit, digit, '-', digit, digit],
  preprocessors: [
    ({ elementState, data }, action) => {
      const complete = completeNumber(elementState, data);
      if (!complete) {
        const value = withoutCountry(elementState.value);
        const isChanged = value !== elementState.value;
        return {
          elementState: isChanged ? { value, selection: [value.length, value.length] } : elementState,
          data: withoutCountry(data),
        };
      }
      const ten = withoutPrefix(complete);
      if (action === 'insert') return { elementState: { value: '', selection: [0, 0] }, data: ten };
      return { elementState: { value: maskPhone(ten), selection: [PHONE_DIGITS, PHONE_DIGITS] }, data: '' };
    },
  ],
};
