import { containsPhrase, highlight } from './highlight';

const marked = (name: string, phrase: string, matchedWords: string[] = []) =>
  highlight(name, { phrase, matchedWords })
    .map(({ text, isMatch }) => (isMatch ? `[${text}]` : text))
    .join('');

test.each([
  ['Ролл с лососем', 'лосос', 'Ролл с [лосос]ем'],
  ['Ролл', 'РОЛЛ', '[Ролл]'],
  ['Зелёный дракон', 'зелен', '[Зелён]ый дракон'],
  ['Сет\u00A0с\u00A0угрём', 'с угрем', 'Сет\u00A0[с\u00A0угрём]'],
  ['Суп, суп', ' суп ', '[Суп], [суп]'],
  ['Ролл', '', 'Ролл'],
  ['Ролл', 'суп', 'Ролл'],
  ['<b>x</b> (.*)', '(.*)', '<b>x</b> [(.*)]'],
  ['Сет İ лосось', 'лосось', 'Сет İ [лосось]'],
])('«%s» highlighted for «%s»', (name, phrase, expected) => {
  expect(marked(name, phrase)).toBe(expected);
});

test.each([
  ['Филадельфия, классик', 'филодельфия', ['филадельфия'], '[Филадельфия], классик'],
  ['Ролл с угрём', 'hjkk eujhm', ['ролл', 'угрем'], '[Ролл] с [угрём]'],
  ['Роллы, лосось', 'роллы с лососем', ['лосось'], '[Роллы], [лосось]'],
  ['Том ям', 'филодельфия', ['филадельфия'], 'Том ям'],
  ['Ролл с лососем', 'ролл лосос', [], '[Ролл] с [лосос]ем'],
  ['Ролл с сыром и лососем', 'роллы с лососем', ['ролл'], '[Ролл] [с] сыром и [лососем]'],
  // The name has the phrase as typed.
  ['Ролл с лососем', 'лосос', ['лососем'], 'Ролл с [лосос]ем'],
])('«%s» for «%s» with the words %j', (name, phrase, words, expected) => {
  expect(marked(name, phrase, words)).toBe(expected);
});

test.each([
  ['Роллы', 'ролл', ['Ролл', 'ы']],
  ['Суп с роллом', 'роллом', ['Суп с ', 'роллом']],
  ['суп суп', 'суп', ['суп', ' ', 'суп']],
  ['супсуп', 'суп', ['суп', 'суп']],
  ['Суп', '', ['Суп']],
])('«%s» for «%s» has no empty segment', (name, phrase, texts) => {
  expect(highlight(name, { phrase, matchedWords: [] }).map(({ text }) => text)).toEqual(texts);
});

test.each([
  ['Зелёные роллы', 'РОЛЛ', true],
  ['Зелёные роллы', ' роллы ', true],
  ['Зелёные роллы', 'зелен', true],
  ['Роллы', ' ', false],
  ['Роллы', 'суп', false],
])('«%s» contains «%s»: %s', (name, phrase, expected) => {
  expect(containsPhrase(name, phrase)).toBe(expected);
});
