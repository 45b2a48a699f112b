import { headedTexts } from './headedTexts';

test.each([
  ['nothing', '', []],
  ['text without a heading', '<p>Рамен</p>', []],
  [
    'text before, between and after headings',
    'Меню<h2>Рамен</h2><p>Горячий</p><ul><li>и острый</li></ul><h3><b>Гё</b>дза</h3>',
    [
      { heading: 'Рамен', text: 'Горячий и острый' },
      { heading: 'Гёдза', text: '' },
    ],
  ],
  [
    'headings inside other elements',
    '<div><section><h2>Рамен</h2></section><p>Горячий</p></div><h6>Моти</h6>сладкий',
    [
      { heading: 'Рамен', text: 'Горячий' },
      { heading: 'Моти', text: 'сладкий' },
    ],
  ],
  [
    'a heading that is not closed ends at the next one',
    '<h2>Рамен <h2>Моти</h2>',
    [
      { heading: 'Рамен', text: '' },
      { heading: 'Моти', text: '' },
    ],
  ],
  ['code', '<h2>Рамен</h2><script>alert(1)</script>', [{ heading: 'Рамен', text: '' }]],
])('%s', (_, html, expected) => {
  expect(headedTexts(html)).toEqual(expected);
});
