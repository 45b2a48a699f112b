import type { MaskitoOptions, MaskitoPreprocessor } from '@maskito/core';
import { parsePhone } from '@storefront/domain';

type ElementState = Parameters<MaskitoPreprocessor>[0]['elementState'];

const digit = /\d/;
const full = 10;

export const phoneTemplate = '900 000-00-00';

/** The digits alone, ten at most. */
export function phoneDigits(text: string): string {
  return text.replace(/\D/g, '').slice(0, full);
}

/** Up to ten digits as they stand in the field: `9161234` -> `916 123-4`. */
export function maskPhone(digits: string): string {
  const groups = [digits.slice(0, 3), digits.slice(3, 6), digits.slice(6, 8), digits.slice(8, full)];
  const [code = '', ...rest] = groups.filter(Boolean);
  return rest.length === 0 ? code : `${code} ${rest.join('-')}`;
}

function countDigits(text: string): number {
  return text.replace(/\D/g, '').length;
}

function wholeNumber({ value, selection }: ElementState, data: string): string | undefined {
  if (countDigits(data) >= full) return parsePhone(data);
  const [from, to] = selection;
  const isReplacing = data !== '' && from !== to;
  const text = `${value}${data}`;
  return countDigits(text) > full && !isReplacing ? parsePhone(text) : undefined;
}

/**
 * The mask, and an ear for whole numbers: pasted, filled in by the browser, or typed with an 8 in front.
 * Ten digits and more are a whole number; then only the ten that follow the country's code stay (readings 4).
 */
export const phoneMask: MaskitoOptions = {
  mask: [digit, digit, digit, ' ', digit, digit, digit, '-', digit, digit, '-', digit, digit],
  preprocessors: [
    ({ elementState, data }, action) => {
      const ten = wholeNumber(elementState, data);
      if (!ten) return { elementState, data };
      if (action === 'insert') return { elementState: { value: '', selection: [0, 0] }, data: ten };
      return { elementState: { value: maskPhone(ten), selection: [full, full] }, data: '' };
    },
  ],
};
