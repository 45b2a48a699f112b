/** @jest-environment jsdom */
import { render } from '@testing-library/react';
import { AddressText } from './AddressText';

test.each([
  ['Москва, Огородный пр-д, 16', ['пр-д']],
  ['пр-т Мира, 12-3', ['пр-т', '12-3']],
  ['Москва (б-р Яна Райниса), 4', ['б-р']],
  ['Москва · Метро «Китай-город» · Санкт-Петербург', []],
  ['ул. 1-я Тверская-Ямская, 5-7-9', ['1-я']],
  ['г. Москва, ул.1-я Парковая, ТЦ «Б-р»', ['1-я', 'Б-р']],
  ['', []],
])('of %j only the short words with a hyphen are kept whole', (text, whole) => {
  const { container } = render(<AddressText text={text} />);
  expect(container).toHaveTextContent(text, { normalizeWhitespace: false });
  const words = [...container.querySelectorAll('span')];
  expect(words.map((word) => word.textContent)).toEqual(whole);
  for (const word of words) expect(word).toHaveStyle({ whiteSpace: 'nowrap' });
});
