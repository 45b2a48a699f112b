import * as z from 'zod/mini';
import { flag, id, list, numberOr, numberOrNull, objectOrNull, text, textOrNull } from './lenient';

describe('lenient fields', () => {
  test.each([
    ['a number', 5, 5],
    ['a number as text', '5', 5],
    ['a decimal comma', '0,265', 0.265],
    ['grouped digits', '1 905', 1905],
    ['null', null, null],
    ['nothing', undefined, null],
    ['a word', 'много', null],
    ['not a number', Number.NaN, null],
    ['infinity', Number.POSITIVE_INFINITY, null],
    ['an object', {}, null],
  ])('numberOrNull reads %s', (_, input, expected) => {
    expect(z.parse(z.object({ n: numberOrNull() }), { n: input })).toEqual({ n: expected });
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

  test('an answer without its id is refused', () => {
    expect(z.safeParse(z.object({ id: id() }), { id: null }).success).toBe(false);
  });

  test('every field can be told as JSON Schema, with its exact output type', () => {
    const schema = z.object({ a: numberOr(7), e: list(id()), f: objectOrNull(z.object({ x: id() })) });
    expect(z.toJSONSchema(schema, { io: 'output' })).toMatchObject({
      properties: { a: { type: 'number' }, e: { type: 'array', items: { type: 'integer' } } },
    });
  });
});
