import type { MaskitoOptions } from '@maskito/core';

const digit = /\d/;
const dayFirst = /^\s*(\d{1,2})[./\-\s]+(\d{1,2})[./\-\s]+(\d{4})\s*$/;
const yearFirst = /^\s*(\d{4})-(\d{1,2})-(\d{1,2})/;
const separator = /^[./\-,\s]$/;

/** A complete date that is pasted or filled in by the browser, as `dd.mm.yyyy`; undefined for any other text. */
function completeDate(text: string): string | undefined {
  const [, year, month, day] = yearFirst.exec(text) ?? [];
  if (day && month && year) return `${day.padStart(2, '0')}.${month.padStart(2, '0')}.${year}`;
  const parts = dayFirst.exec(text)?.slice(1);
  return parts?.map((part) => part.padStart(2, '0')).join('.');
}

/** The day or the month that ends with the text, if a single digit of it is typed. */
const lonelyDigit = /^(?:\d\d\.)?(\d)$/;

/**
 * `dd.mm.yyyy`. The dots are set while the customer types; a typed dot completes a day or month of one digit:
 * `1.2.1990` becomes `01.02.1990`.
 */
export const dateMask: MaskitoOptions = {
  mask: [digit, digit, '.', digit, digit, '.', digit, digit, digit, digit],
  preprocessors: [
    ({ elementState, data }, action) => {
      if (action === 'validation') {
        const filled = completeDate(elementState.value);
        return filled
          ? { elementState: { value: filled, selection: [filled.length, filled.length] }, data }
          : { elementState, data };
      }
      const pasted = completeDate(data);
      if (pasted) return { elementState: { value: '', selection: [0, 0] }, data: pasted };
      const { value, selection } = elementState;
      const before = value.slice(0, selection[0]);
      if (!separator.test(data) || !lonelyDigit.test(before)) return { elementState, data };
      const completed = `${before.slice(0, -1)}0${before.slice(-1)}`;
      const cursor = completed.length;
      return {
        elementState: { value: completed + value.slice(selection[1]), selection: [cursor, cursor] },
        data: '.',
      };
    },
  ],
};
