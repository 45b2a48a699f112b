import { highlight } from './highlight';

const marked = (name: string, phrase: string) =>
  highlight(name, phrase)
    .map(({ text, isMatch }) => (isMatch ? `[${text}]` : text))
    .join('');

test.each([
  ['Ролл с лососем', 'лосос', 'Ролл с [лосос]ем'],
  ['Ролл', 'РОЛЛ', '[Ролл]'],
  ['Зелёный дракон', 'зелен', '[Зелён]ый дракон'],
  ['Суп, суп', ' суп ', '[Суп], [суп]'],
  ['Ролл', '', 'Ролл'],
  ['Ролл', 'суп', 'Ролл'],
  ['<b>x</b> (.*)', '(.*)', '<b>x</b> [(.*)]'],
  ['Сет İ лосось', 'лосось', 'Сет İ [лосось]'],
])('%s, searched for «%s»', (name, phrase, expected) => {
  expect(marked(name, phrase)).toBe(expected);
});
