import {
  validateCode,
  validateEmail,
  validateLength,
  validateName,
  validatePhone,
  validateRequired,
  withoutCyrillic,
} from './validation';

test.each([
  ['', 'Заполните поле'],
  ['   ', 'Заполните поле'],
  ['Я', 'Имя не может быть короче 2 символов'],
  [' Я ', 'Имя не может быть короче 2 символов'],
  ['Ян', undefined],
  ['а'.repeat(20), undefined],
  ['а'.repeat(21), 'Имя не может быть больше 20 символов'],
  [`${'а'.repeat(19)}-${'б'.repeat(20)}`, 'Имя не может быть больше 20 символов'],
  // Twenty letters, each with an accent of its own.
  ['И\u0306'.repeat(20), undefined],
])('validateName(%j)', (value, expected) => {
  expect(validateName(value)).toBe(expected);
});

test.each(['a@b.ru', ' name.surname+tag@mail.example.com ', 'почта@пример.рф', ''])(
  '%j is an e-mail',
  (value) => {
    expect(validateEmail(value)).toBeUndefined();
  },
);

test.each(['a', 'a@b', 'a@@b.ru', 'a b@c.ru', 'a@.ru', 'a@b..ru', '@b.ru', 'a@b.ru, c@d.ru'])(
  '%j is not an e-mail',
  (value) => {
    expect(validateEmail(value)).toBe('Введите корректный E-mail');
  },
);

test.each([
  ['anna@mail.ru', 'anna@mail.ru'],
  ['аnna@mаil.ru', 'nna@mil.ru'],
  ['Ёлка_1@пример.рф', '_1@.'],
  ['їђӘ', ''],
])('withoutCyrillic(%j)', (value, expected) => {
  expect(withoutCyrillic(value)).toBe(expected);
});

const onlyCyrillic = 'Поле должно содержать только кириллицу и пробелы';
const format = 'Неверный формат';

test.each([
  ['Алёна Ильина', undefined, undefined],
  ['Анна-Мария', undefined, undefined],
  ['Anna', undefined, onlyCyrillic],
  ['José-María', undefined, onlyCyrillic],
  ['О’Коннор', undefined, onlyCyrillic],
  ["О'Коннор", undefined, onlyCyrillic],
  ['Мар’яна', undefined, onlyCyrillic],
  ['Марʼяна', undefined, onlyCyrillic],
  ['Әлфия', undefined, onlyCyrillic],
  ['Oʻktam', undefined, onlyCyrillic],
  ['О‘Нил', undefined, onlyCyrillic],
  // The hyphen that does not break a line.
  ['Анна\u2011Мария', undefined, onlyCyrillic],
  // The letter and its accent are two characters.
  ['И\u0306ван', undefined, onlyCyrillic],
  ['Анна2', format, onlyCyrillic],
  ['😀 Мария', format, onlyCyrillic],
  ['Мария!', format, onlyCyrillic],
  ['李雷', format, onlyCyrillic],
  ['--', format, onlyCyrillic],
  ['Я', 'Имя не может быть короче 2 символов', 'Имя не может быть короче 2 символов'],
  ['', 'Заполните поле', 'Заполните поле'],
])(
  'validateName(%j) with the letters of people, and with Cyrillic alone (readings 26)',
  (value, people, cyrillic) => {
    expect(validateName(value, 'people')).toBe(people);
    expect(validateName(value, 'cyrillic')).toBe(cyrillic);
  },
);

test.each([
  ['12345', undefined],
  ['', 'Заполните поле'],
  ['1234', 'Неверный формат'],
  ['123456', 'Неверный формат'],
  ['12a45', 'Неверный формат'],
])('validateCode(%j)', (value, expected) => {
  expect(validateCode(value)).toBe(expected);
});

test.each([
  ['', 'Введите номер телефона полностью'],
  ['916204187', 'Введите номер телефона полностью'],
  ['9162041873', undefined],
])('validatePhone(%j)', (digits, expected) => {
  expect(validatePhone(digits)).toBe(expected);
});

test('generic rules name their field', () => {
  expect(validateRequired('x')).toBeUndefined();
  expect(validateLength('длинно', { field: 'Комментарий', max: 3 })).toBe(
    'Комментарий не может быть больше 3 символов',
  );
  expect(validateLength('x', { field: 'Комментарий', min: 1 })).toBeUndefined();
});
