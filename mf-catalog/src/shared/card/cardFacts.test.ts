import { cardFacts, positions } from './cardFacts';

test.each([
  [{ pieces: 8, weight: 0.265 }, '8\u00A0шт · 265\u00A0г'],
  [{ weight: 1.1 }, '1,1\u00A0кг'],
  [{ weight: 0.4, tint: 'drink' }, '400\u00A0мл'],
  [{ pieces: 8 }, '8\u00A0шт'],
  [{ pieces: 0, weight: null }, undefined],
  [{}, undefined],
])('the facts of %j are %s', (portion, text) => {
  expect(cardFacts(portion)).toBe(text);
});

test.each([
  [1, '1\u00A0позиция'],
  [24, '24\u00A0позиции'],
  [30, '30\u00A0позиций'],
])('%i positions in words', (count, text) => {
  expect(positions(count)).toBe(text);
});
