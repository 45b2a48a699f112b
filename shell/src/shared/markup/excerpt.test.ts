import { excerpt } from './excerpt';

test.each([
  ['Рамен', 10, 'Рамен'],
  ['Рамен живёт', 11, 'Рамен живёт'],
  ['Рамен живёт недолго', 13, 'Рамен живёт…'],
  ['Рамен живёт недолго', 15, 'Рамен живёт…'],
  ['Рамен, живёт недолго', 8, 'Рамен…'],
  ['Рамен — живая еда', 9, 'Рамен…'],
  ['Вкус достопримечательности', 12, 'Вкус достоп…'],
  ['Достопримечательность', 10, 'Достоприм…'],
  ['', 10, ''],
])('excerpt(%p, %i) is %p', (text, length, expected) => expect(excerpt(text, length)).toBe(expected));

test('a description is cut to the length that search engines show', () => {
  expect(excerpt('х'.repeat(160))).toHaveLength(160);
  expect(excerpt('х'.repeat(161))).toBe(`${'х'.repeat(159)}…`);
});
