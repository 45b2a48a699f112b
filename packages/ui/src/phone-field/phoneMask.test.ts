import { maskitoTransform } from '@maskito/core';
import { maskPhone, phoneDigits, phoneMask } from './phoneMask';

test.each([
  ['', ''],
  ['9', '9'],
  ['916', '916'],
  ['9162', '916 2'],
  ['9162041', '916 204-1'],
  ['9162041073', '916 204-10-73'],
])('%s is shown as «%s»', (digits, shown) => {
  expect(maskPhone(digits)).toBe(shown);
  expect(phoneDigits(shown)).toBe(digits);
});

test.each(['8 (916) 204-10-73', '+7 916 204 10 73', '79162041073', '9162041073', '89162041073'])(
  '%s inserted at once is recognized',
  (text) => {
    expect(maskitoTransform(text, phoneMask)).toBe('916 204-10-73');
  },
);
