import { questionsOf } from './questions';

test('headings with a question mark and an answer are questions', () => {
  const html =
    '<h2>Сколько стоит доставка?</h2><p>Ничего,</p><ul><li>всегда.</li></ul>' +
    '<h2>Условия</h2><p>Это не вопрос?</p><h3 class="q"><b>Когда</b> привезете?</h3><p>Скоро.</p>';
  expect(questionsOf(html)).toEqual([
    { question: 'Сколько стоит доставка?', answer: 'Ничего, всегда.' },
    { question: 'Когда привезете?', answer: 'Скоро.' },
  ]);
});

test.each(['', '<p>Почему?</p>', '<h2>Почему?</h2>', '<h2>Почему?</h2><h2>Потому</h2><p>Что</p>'])(
  '%j contains no questions',
  (html) => {
    expect(questionsOf(html)).toEqual([]);
  },
);

test('a long text of headings that are not closed contains no questions', () => {
  expect(questionsOf('<h2>'.repeat(100_000))).toEqual([]);
});

test('questions beyond the length that is read are left out', () => {
  expect(questionsOf(`${'а'.repeat(200_000)}<h2>Почему?</h2><p>Так.</p>`)).toEqual([]);
});
