import { validateName } from '@storefront/domain';
import * as z from 'zod/mini';
import {
  bit,
  choice,
  dayField,
  degrees,
  draftUuid,
  line,
  pageField,
  phoneField,
  picturesField,
  ruled,
  sum,
  whole,
  writtenPhone,
} from './request';

/** The message that the customer reads beside the field. */
const problemOf = (field: z.ZodMiniType, sent: unknown) => z.safeParse(field, sent).error?.issues[0]?.message;

const malformed = 'Неверный формат';
const missing = 'Заполните поле';

describe('whole', () => {
  const amount = () => whole({ min: 1, max: 20 });

  test.each([1, '1', 20, '20'])('takes %j', (sent) => expect(z.parse(amount(), sent)).toBe(Number(sent)));

  test.each([
    ['numbers', [0, -1, 0.5, 21, 1e309, Number.NaN]],
    ['texts', ['0', '-1', '0.5', '5.0', '1e1', '0x5', ' 5', '5 ', '', 'два']],
    ['what is neither', [null, {}, [1], true]],
  ])('rejects other %s in Russian', (_, sent) => {
    for (const value of sent) expect(problemOf(amount(), value)).toBe('Введите целое число от 1 до 20');
  });

  test('must be there', () => expect(problemOf(z.object({ amount: amount() }), {})).toBe(missing));

  test('states its limits in OpenAPI', () => {
    expect(z.toJSONSchema(amount(), { io: 'input' })).toMatchObject({ minimum: 1, maximum: 20 });
  });
});

test.each([
  ['a switch', bit, [0, 1, '0', '1'], [-1, 2, true, '']],
  ['a page', pageField, [1, '2', 100_000], [0, 100_001, 'x']],
])('%s has its limits', (_, field, taken, refused) => {
  for (const sent of taken) expect(z.parse(field(), sent)).toBe(Number(sent));
  for (const sent of refused) expect(problemOf(field(), sent)).toMatch('Введите целое число');
});

test('without a page the first one is meant', () => expect(z.parse(pageField(), undefined)).toBe(1));

describe('sum', () => {
  const paid = () => sum({ max: 100_000 });

  test.each([
    [0, 0],
    ['0', 0],
    [1180, 1180],
    ['1180', 1180],
    ['1180.50', 1180.5],
    [100_000, 100_000],
  ])('takes %j', (sent, expected) => expect(z.parse(paid(), sent)).toBe(expected));

  test.each([
    ['numbers', [-1, 100_001, Number.NaN]],
    ['texts', ['0x49C', '1e3', ' 1180 ', '1 180', '1180.', '.5', '+5', '-1', '', 'Infinity', '100001']],
    ['what is neither', [null, {}, true]],
  ])('rejects other %s', (_, sent) => {
    for (const value of sent) expect(problemOf(paid(), value)).toBe(malformed);
  });
});

describe('line', () => {
  const name = () => line({ min: 2, max: 5 });

  test.each([
    ['  Мия ', 'Мия'],
    ['Ия', 'Ия'],
    ['Мария', 'Мария'],
  ])('trims %j', (sent, expected) => expect(z.parse(name(), sent)).toBe(expected));

  test.each([
    [undefined, missing],
    ['   ', missing],
    [' М ', missing],
    ['Варвара', 'Не может быть больше 5 символов'],
    ['Ми\u0000я', malformed],
    [null, malformed],
    [7, malformed],
  ])('rejects %j: %s', (sent, problem) => expect(problemOf(name(), sent)).toBe(problem));

  test('may be empty where nothing says otherwise', () => expect(z.parse(line({ max: 5 }), ' ')).toBe(''));

  test('states its limits in OpenAPI', () => {
    expect(z.toJSONSchema(name(), { io: 'input' })).toMatchObject({ minLength: 2, maxLength: 5 });
  });
});

describe('a rule of the domain', () => {
  test.each([
    [undefined, missing],
    [7, malformed],
    [' М ', 'Имя не может быть короче 2 символов'],
    ['Ма\u0000рия', malformed],
  ])('answers %j with %p', (sent, problem) =>
    expect(
      problemOf(
        ruled((text) => validateName(text)),
        sent,
      ),
    ).toBe(problem),
  );

  test('validates a text that is trimmed and at most as long as an e-mail address', () => {
    const any = ruled(() => undefined);
    expect(z.parse(any, ` ${'a'.repeat(254)} `)).toBe('a'.repeat(254));
    expect(problemOf(any, 'a'.repeat(255))).toBe('Не может быть больше 254 символов');
  });
});

test.each([
  ['55.8196', 55.8196],
  [55.8, 55.8],
  [90, 90],
  ['-90', -90],
  [0, 0],
])('degrees take %j', (sent, expected) => expect(z.parse(degrees({ limit: 90 }), sent)).toBe(expected));

test.each(['91', -90.1, '', ' ', 'север', Number.NaN, Number.POSITIVE_INFINITY, null])(
  'degrees refuse %j',
  (sent) => expect(problemOf(degrees({ limit: 90 }), sent)).toBe(malformed),
);

test('choices and drafts reject other values', () => {
  expect(problemOf(choice(['delivery', 'pickup']), 'teleport')).toBe('Недопустимое значение');
  expect(problemOf(draftUuid(), 'не-uuid')).toBe(malformed);
});

test.each([
  ['21.11.1990', '1990-11-21'],
  ['1990-11-21', '1990-11-21'],
  [' 29.02.2024 ', '2024-02-29'],
  [' 2024-02-29 ', '2024-02-29'],
])('%j is the day %s', (typed, day) => expect(z.parse(dayField(), typed)).toBe(day));

test.each(['31.02.1990', '1990-02-31', '29.02.2023', '45.13.1990', '1.1.1990', '1990/01/01', ''])(
  '%j is not a day',
  (typed) => expect(problemOf(dayField(), typed)).toBe('Введите дату в формате дд.мм.гггг'),
);

test('the phone of a login is eleven digits that begin with 7', () => {
  expect(z.parse(phoneField(), '79000000001')).toBe('79000000001');
  for (const sent of ['89000000001', '7900000000', '790000000011', '179000000001', '+79000000001', '']) {
    expect(problemOf(phoneField(), sent)).toBe(malformed);
  }
});

test.each(['+7 900 000-00-01', '8 (900) 000-00-01', '79000000001', '9000000001'])(
  '%s is written as people do',
  (typed) => expect(z.parse(writtenPhone(), typed)).toBe('79000000001'),
);

test.each(['+1 900 000-00-01', 'мой телефон 9000000001', '+7 900 000-00-01 Мия', '7900'])(
  '%j is not a phone',
  (typed) => expect(problemOf(writtenPhone(), typed)).toBe(malformed),
);

test.each([
  ['a day', dayField],
  ['a phone', writtenPhone],
  ['the phone of a login', phoneField],
])('%s is required', (_, field) => {
  for (const sent of [undefined, null, 19_901_121]) expect(problemOf(field(), sent)).toBe(missing);
});

describe('pictures', () => {
  const field = () => picturesField({ megabytes: 1, max: 2 });
  const picture = (type: string, bytes = 10) => new File([new Uint8Array(bytes)], 'a', { type });
  const fine = picture('image/png', 1024 * 1024);

  test.each([
    [[fine, fine], undefined],
    [[picture('image/jpeg'), picture('image/webp')], undefined],
    [[picture('image/jpg')], undefined],
    [[fine, fine, fine], 'Не больше 2 файлов'],
    [[picture('image/svg+xml')], 'Загрузите картинку: png, jpg, jpeg или webp'],
    [['a.png'], 'Загрузите картинку: png, jpg, jpeg или webp'],
    [[picture('image/png', 1024 * 1024 + 1)], 'Размер файла не должен превышать 1 МБ'],
  ])('%# are limited in type, size and number', (files, problem) => {
    expect(problemOf(field(), files)).toBe(problem);
  });

  test('may be left out', () => expect(z.parse(field(), undefined)).toEqual([]));
});
