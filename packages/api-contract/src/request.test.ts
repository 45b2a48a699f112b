import { validateName } from '@storefront/domain';
import * as z from 'zod/mini';
import {
  choice,
  dayField,
  degrees,
  draftUuid,
  line,
  messages,
  picturesField,
  ruled,
  sum,
  whole,
  writtenPhone,
} from './request';

const amount = whole({ min: 1, max: 20 });

describe('whole', () => {
  test.each([[1], ['1'], [20], ['20']])('takes %p', (input) => {
    expect(z.parse(amount, input)).toBe(Number(input));
  });

  test.each([
    [0],
    [-1],
    [0.5],
    [21],
    [1e309],
    [Number.NaN],
    ['0.5'],
    ['1e3'],
    [''],
    ['два'],
    [null],
    [{}],
    [[1]],
    [true],
  ])('rejects %p with a Russian message', (input) => {
    const result = z.safeParse(amount, input);
    expect(result.error?.issues[0]?.message).toBe(messages.integer(1, 20));
  });

  test('reports that a missing field is required', () => {
    expect(z.safeParse(z.object({ amount }), {}).error?.issues[0]?.message).toBe(messages.required);
  });
});

describe('sum', () => {
  const paid = sum({ max: 100_000 });

  test.each([
    [0, 0],
    ['0', 0],
    [1180, 1180],
    ['1180', 1180],
    ['1180.50', 1180.5],
  ])('takes %j', (input, expected) => expect(z.parse(paid, input)).toBe(expected));

  test.each([
    ['0x49C'],
    ['1e3'],
    [' 1180 '],
    ['1 180'],
    ['1180.'],
    ['.5'],
    ['+5'],
    ['-1'],
    [''],
    ['Infinity'],
    ['100001'],
    [-1],
    [100_001],
    [Number.NaN],
    [null],
  ])('rejects %j', (input) => expect(z.safeParse(paid, input).success).toBe(false));
});

test('line trims, limits the length and rejects NUL', () => {
  const name = line({ min: 1, max: 5 });
  expect(z.parse(name, '  Мия ')).toBe('Мия');
  expect(z.safeParse(name, '   ').error?.issues[0]?.message).toBe(messages.required);
  expect(z.safeParse(name, 'длинное').error?.issues[0]?.message).toBe(messages.long(5));
  expect(z.safeParse(name, 'a\u0000').success).toBe(false);
});

test.each([
  ['55.8196', 55.8196],
  [55.8, 55.8],
])('degrees take %p', (input, expected) => {
  expect(z.parse(degrees({ limit: 90 }), input)).toBe(expected);
});

test.each([['91'], [''], ['север'], [Number.NaN]])('degrees refuse %p', (input) => {
  expect(z.safeParse(degrees({ limit: 90 }), input).success).toBe(false);
});

test('choices and drafts reject other values', () => {
  expect(z.safeParse(choice(['delivery', 'pickup']), 'teleport').error?.issues[0]?.message).toBe(
    messages.choice,
  );
  expect(z.safeParse(draftUuid(), 'не-uuid').success).toBe(false);
});

test.each([
  ['21.11.1990', '1990-11-21'],
  ['1990-11-21', '1990-11-21'],
  [' 29.02.2024 ', '2024-02-29'],
])('%s is the day %s', (typed, day) => expect(z.parse(dayField(), typed)).toBe(day));

test.each([['31.02.1990'], ['29.02.2023'], ['1.1.1990'], ['1990/01/01'], [''], [null], [19_901_121]])(
  '%j is not a day',
  (typed) => expect(z.safeParse(dayField(), typed).success).toBe(false),
);

test.each([['+7 900 000-00-01'], ['8 (900) 000-00-01'], ['79000000001'], ['9000000001']])(
  '%s is written as people do',
  (typed) => expect(z.parse(writtenPhone(), typed)).toBe('79000000001'),
);

test.each([['+1 900 000-00-01'], ['мой телефон 9000000001'], ['7900'], [null]])(
  '%j is not a phone',
  (typed) => expect(z.safeParse(writtenPhone(), typed).success).toBe(false),
);

test('pictures are limited in type, size and number', () => {
  const picture = (type: string, bytes: number) => new File([new Uint8Array(bytes)], 'a', { type });
  const field = picturesField({ megabytes: 1, max: 2 });
  const problem = (files: File[]) => z.safeParse(field, files).error?.issues[0]?.message;
  const fine = picture('image/png', 10);
  expect(problem([fine, fine])).toBeUndefined();
  expect(problem([fine, fine, fine])).toBe('Не больше 2 файлов');
  expect(problem([picture('image/svg+xml', 10)])).toBe('Загрузите картинку: png, jpg, jpeg или webp');
  expect(problem([picture('image/png', 1024 * 1024 + 1)])).toBe('Размер файла не должен превышать 1 МБ');
});

test('a rule of the domain validates the trimmed text', () => {
  const name = ruled(validateName);
  expect(z.parse(name, '  Мария ')).toBe('Мария');
  expect(z.safeParse(name, ' М ').error?.issues[0]?.message).toBe('Имя не может быть короче 2 символов');
  expect(z.safeParse(name, 'Ма\u0000рия').success).toBe(false);
});
