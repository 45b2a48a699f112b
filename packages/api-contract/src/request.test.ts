import * as z from 'zod/mini';
import { choice, degrees, draftUuid, line, messages, whole } from './request';

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
  ])('refuses %p in Russian', (input) => {
    const result = z.safeParse(amount, input);
    expect(result.error?.issues[0]?.message).toBe(messages.integer(1, 20));
  });

  test('says that a missing field is required', () => {
    expect(z.safeParse(z.object({ amount }), {}).error?.issues[0]?.message).toBe(messages.required);
  });
});

test('line trims, bounds and refuses what a database cannot keep', () => {
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

test('choices and drafts refuse what is not theirs', () => {
  expect(z.safeParse(choice(['delivery', 'pickup']), 'teleport').error?.issues[0]?.message).toBe(
    messages.choice,
  );
  expect(z.safeParse(draftUuid(), 'не-uuid').success).toBe(false);
});
