import { excerpt } from './excerpt';

test.each([
  ['Рамен', 10, 'Рамен'],
  ['Рамен живёт', 11, 'Рамен живёт'],
  ['Рамен живёт недолго', 13, 'Рамен живёт…'],
  ['Рамен, живёт недолго', 8, 'Рамен…'],
  ['Достопримечательность', 10, 'Достоприм…'],
  ['', 10, ''],
])('excerpt(%p, %i) is %p', (text, length, expected) => expect(excerpt(text, length)).toBe(expected));
