import * as z from 'zod/mini';
import {
  answer,
  flag,
  flagOrNull,
  id,
  list,
  numberOr,
  numberOrNull,
  objectOrNull,
  receipt,
  requires,
  someText,
  succeeded,
  text,
  textOrNull,
} from './lenient';

describe('lenient fields', () => {
  test.each([
    ['a number', 5, 5],
    ['a number as text', '5', 5],
    ['a decimal comma', '0,265', 0.265],
    ['grouped digits', '1 905', 1905],
    ['null', null, null],
    ['nothing', undefined, null],
    ['a word', 'много', null],
    ['empty text', '', null],
    ['blank text', ' ', null],
    ['not a number', Number.NaN, null],
    ['infinity', Number.POSITIVE_INFINITY, null],
    ['an object', {}, null],
  ])('numberOrNull reads %s', (_, input, expected) => {
    expect(z.parse(z.object({ n: numberOrNull() }), { n: input })).toEqual({ n: expected });
  });

  const yes = [true, 1, '1', 'true', 'True', 'yes', 'Y', 'on'];
  const no = [false, 0, '0', 'false', 'False', 'no', 'N', 'off'];
  const unclear = [2, '10', '01', 'yesterday', 'canyon', 'none', 'piano', 'ok', [1], {}];

  test.each([
    ['a flag is off without a yes', flag, { yes: true, no: false, unclear: false, empty: false }],
    ['a flag may be missing', flagOrNull, { yes: true, no: false, unclear: false, empty: null }],
    ['a write succeeded without a no', succeeded, { yes: true, no: false, unclear: true, empty: true }],
  ])('%s', (_, field, expected) => {
    const read = (sent: unknown[]) => sent.map((value) => [value, z.parse(field(), value)]);
    const all = (sent: unknown[], result: boolean | null) => sent.map((value) => [value, result]);
    expect(read(yes)).toEqual(all(yes, expected.yes));
    expect(read(no)).toEqual(all(no, expected.no));
    expect(read(unclear)).toEqual(all(unclear, expected.unclear));
    expect(read(['', null, undefined])).toEqual(all(['', null, undefined], expected.empty));
  });

  test.each([
    [' Лиса ', 'Лиса'],
    [2026, '2026'],
    [' ', null],
    [{}, null],
  ])('the text %j is %j without the spaces around it', (sent, expected) => {
    expect(z.parse(textOrNull(), sent)).toBe(expected);
  });

  test('missing fields get their neutral value', () => {
    const schema = z.object({
      a: numberOr(7),
      b: text(),
      c: textOrNull(),
      d: flag(),
      e: list(id()),
      f: objectOrNull(z.object({ x: id() })),
    });
    const neutral = { a: 7, b: '', c: null, d: false, e: [], f: null };
    expect(z.parse(schema, {})).toEqual(neutral);
    expect(z.parse(schema, { a: null, b: null, c: null, d: null, e: null, f: null })).toEqual(neutral);
  });

  test('a list is read bare or under data, without the elements that cannot be read', () => {
    const schema = list(z.object({ id: id(), name: text() }));
    const expected = [
      { id: 1, name: 'а' },
      { id: 2, name: '' },
    ];
    const elements = [{ id: 1, name: 'а' }, { name: 'без номера' }, null, 'слово', { id: '2' }];
    expect(z.parse(schema, elements)).toEqual(expected);
    expect(z.parse(schema, { data: elements })).toEqual(expected);
    expect(z.parse(schema, 'не список')).toEqual([]);
  });

  test.each([
    ['a list with gaps', { 0: { id: 1 }, 2: { id: '2' } }, [{ id: 1 }, { id: 2 }]],
    ['one of them under data', { data: { 1: { id: 1 } } }, [{ id: 1 }]],
    ['a list of one with a larger number', { 10: { id: 1 } }, [{ id: 1 }]],
    ['nothing at all', {}, []],
    ['an element in its place', { id: 1 }, []],
    ['elements by name', { row1: { id: 1 }, row2: { id: 2 } }, []],
    ['elements by a name that begins with a number', { '1st': { id: 1 }, '2nd': { id: 2 } }, []],
    ['an element beside other fields', { 0: { id: 1 }, total: 1 }, []],
  ])('as a back end in PHP writes it: %s', (_, input, expected) => {
    expect(z.parse(list(z.object({ id: id() })), input)).toEqual(expected);
  });

  test.each([['нет'], [7], [false], [{ message: 'нет' }]])(
    '%j in the place of a list is an empty one',
    (input) => {
      expect(z.parse(list(text()), input)).toEqual([]);
    },
  );

  test.each([
    ['an empty list', []],
    ['a list', [1]],
    ['nothing in it', {}],
    ['a blank name', { name: '' }],
    ['no name', { other: 1 }],
    ['a word', 'LISA10'],
    ['false', false],
  ])('no object: %s', (_, input) => {
    expect(z.parse(objectOrNull(z.object({ name: someText() })), input)).toBeNull();
  });

  test('an object without fields is none, even if it needs none', () => {
    const schema = objectOrNull(z.object({ name: text() }));
    expect([[], {}, { other: 1 }].map((sent) => z.parse(schema, sent))).toEqual([null, null, { name: '' }]);
  });

  test('an empty answer may be written as a list, and a list is the data of an answer', () => {
    const schema = answer(z.object({ order: objectOrNull(z.object({ id: id() })), data: list(id()) }));
    expect(z.parse(schema, [])).toEqual({ order: null, data: [] });
    expect(z.parse(schema, [1, '2'])).toEqual({ order: null, data: [1, 2] });
    expect(z.parse(schema, { order: { id: 5 } })).toEqual({ order: { id: 5 }, data: [] });
    expect(z.safeParse(schema, null).success).toBe(false);
  });

  test.each([[null], [''], ['ok'], [[]], [1], [{}]])('a receipt may be %j', (input) => {
    expect(z.parse(receipt(z.object({ success: flag() })), input)).toEqual({ success: false });
  });

  test('an object that breaks a rule of its own does not parse', () => {
    const fields = z.object({ name: text(), phone: textOrNull() });
    const schema = fields.check(requires(({ name, phone }) => name !== '' || phone !== null));
    expect(z.parse(schema, { name: 'Мия' })).toEqual({ name: 'Мия', phone: null });
    expect(z.safeParse(schema, { name: null }).success).toBe(false);
  });

  test('an answer without its id does not parse', () => {
    expect(z.safeParse(z.object({ id: id() }), { id: null }).success).toBe(false);
  });

  test('every field converts to JSON Schema with its exact output type', () => {
    const schema = z.object({ a: numberOr(7), e: list(id()), f: objectOrNull(z.object({ x: id() })) });
    expect(z.toJSONSchema(schema, { io: 'output' })).toMatchObject({
      properties: { a: { type: 'number' }, e: { type: 'array', items: { type: 'integer' } } },
    });
  });
});
