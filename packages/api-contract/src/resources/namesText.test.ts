import * as z from 'zod/mini';
import { namesTextOrNull } from './namesText';

test.each([
  ['a list of texts', ['Рис', ' нори '], 'Рис, нори'],
  [
    'a list of objects',
    [
      { id: 1, name: 'Рыба' },
      { id: 2, name: 'соя' },
    ],
    'Рыба, соя',
  ],
  ['a list under `data`', { data: [{ name: 'Рыба' }] }, 'Рыба'],
  ['one text', 'Рис, соус (соя, сахар), нори.', 'Рис, соус (соя, сахар), нори'],
  ['a list in HTML', '<ul><li>Рис;</li><li>сыр&nbsp;&laquo;Фета&raquo;</li></ul>', 'Рис, сыр\u00a0«Фета»'],
  ['lines in HTML', '<p>Рис<br>нори</p>', 'Рис, нори'],
  ['entries without a name', [null, '', { id: 1 }, 7, 'Рис'], 'Рис'],
  ['an empty list', [], null],
  ['a blank text', ' <p></p> ', null],
  ['null', null, null],
  ['no field', undefined, null],
  ['a number', 5, null],
])('%s', (_what, sent, expected) => {
  expect(z.parse(namesTextOrNull(), sent)).toBe(expected);
});
