import { foldText } from './foldText';

test.each([
  ['Зелёный ДРАКОН', 'зеленый дракон'],
  ['ЁЛКА', 'елка'],
  ['Рамэн', 'рамен'],
  ['Сет\u00A0с\u00A0угрём\n', 'сет с угрем '],
  ['№ 48, 1к2', '№ 48, 1к2'],
  // Its lower case is two letters long.
  ['İ', 'İ'],
  ['🍣 Ролл', '🍣 ролл'],
  ['', ''],
])('«%s» is compared as «%s»', (text, folded) => {
  expect(foldText(text)).toBe(folded);
  expect(folded).toHaveLength(text.length);
});
