import { bindPrepositions } from './lineBreaks';

test.each([
  ['Запечённый с лососем', 'Запечённый с\u00A0лососем'],
  ['В корзине и у курьера', 'В\u00A0корзине и\u00A0у\u00A0курьера'],
  ['К набору «с собой»', 'К\u00A0набору «с\u00A0собой»'],
  ['с\u00A0лососем', 'с\u00A0лососем'],
  ['вас к нам', 'вас к\u00A0нам'],
  ['Рис и ', 'Рис и '],
  ['дом 16 а', 'дом 16 а'],
])('%s keeps its one-letter words beside the next word', (text, bound) => {
  expect(bindPrepositions(text)).toBe(bound);
});
