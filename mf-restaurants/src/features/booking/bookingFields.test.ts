/** @jest-environment jsdom */
import * as z from 'zod/mini';
import { bookingFields, toRequest } from './bookingFields';

const full = {
  datetime: '2026-11-18T19:30:00+03:00',
  persons: 2,
  name: 'Мария',
  phone: '9162041873',
  comment: '',
};

test.each([
  ['all filled', full, {}],
  ['no time', { ...full, datetime: '' }, { datetime: 'Выберите дату и время' }],
  ['no name', { ...full, name: ' ' }, { name: 'Заполните поле' }],
  ['a short name', { ...full, name: 'Я' }, { name: 'Имя не может быть короче 2 символов' }],
  ['a long name', { ...full, name: 'я'.repeat(21) }, { name: 'Имя не может быть больше 20 символов' }],
  ['no phone', { ...full, phone: '' }, { phone: 'Введите номер телефона полностью' }],
  ['nine digits', { ...full, phone: '916204187' }, { phone: 'Введите номер телефона полностью' }],
  [
    'a long wish',
    { ...full, comment: 'о'.repeat(2001) },
    { comment: 'Пожелание не может быть больше 2000 символов' },
  ],
  ['a wish of 2000 characters and spaces', { ...full, comment: ` ${'о'.repeat(2000)} ` }, {}],
])('%s', (_, fields, problems) => {
  const issues = z.safeParse(bookingFields, fields).error?.issues ?? [];
  expect(Object.fromEntries(issues.map(({ path, message }) => [path.join('.'), message]))).toEqual(problems);
});

test('texts are sent trimmed, the phone with its 7, and an empty wish as null', () => {
  const send = (more: object) => toRequest(5, z.parse(bookingFields, { ...full, ...more }));
  expect(send({ name: ' Мария ', comment: ' \n' })).toEqual({
    organization_id: 5,
    datetime: '2026-11-18T19:30:00+03:00',
    persons: 2,
    name: 'Мария',
    phone: '79162041873',
    comment: null,
  });
  expect(send({ comment: ' у окна ' }).comment).toBe('у окна');
});
