import type { JsonSchema } from '@storefront/contracts/json-schemas';
import { mismatches } from './mismatches';

const text: JsonSchema = { type: 'string' };
const number: JsonSchema = { type: 'number' };
const integer: JsonSchema = { type: 'integer' };
const nullable: JsonSchema = { type: ['string', 'null'] };
const fields = (properties: Record<string, JsonSchema>, required = Object.keys(properties)): JsonSchema => ({
  type: 'object',
  properties,
  required,
});
const list = (items: JsonSchema): JsonSchema => ({ type: 'array', items });
/** Either kind, and the second one needs its size. */
const strictKinds: JsonSchema = {
  anyOf: [fields({ kind: { const: 'a' } }), fields({ kind: { const: 'b' }, size: number })],
};
const calls = (payload: JsonSchema) => fields({ onChoose: { callback: payload } });
const nullableCall = (payload: JsonSchema) =>
  fields({ onChoose: { anyOf: [{ callback: payload }, { type: 'null' }] } });
const texts: JsonSchema = { type: 'object', additionalProperties: text };
const named = (...names: string[]): JsonSchema => ({ ...texts, propertyNames: { ...text, enum: names } });
const kinds: JsonSchema = {
  anyOf: [fields({ kind: { const: 'a' } }), fields({ kind: { const: 'b' }, size: number }, ['kind'])],
};

test.each<[string, JsonSchema, JsonSchema]>([
  ['the same', fields({ slug: text }), fields({ slug: text })],
  ['a field that the receiver does not know', fields({ slug: text, from: text }), fields({ slug: text })],
  ['an optional field that the sender does not send', fields({}), fields({ from: text }, [])],
  ['an optional field on both sides', fields({ from: text }, []), fields({ from: text }, [])],
  ['a field that is always sent and may be absent', fields({ from: text }), fields({ from: text }, [])],
  ['a whole number for a number', integer, number],
  ['fewer choices than accepted', { enum: ['a'] }, { enum: ['a', 'b'] }],
  ['one constant of the accepted choices', { const: 'a' }, { enum: ['a', 'b'] }],
  ['a constant for its type', { const: 'a' }, text],
  ['a choice for its type', { enum: ['a', 'b'] }, text],
  ['null for what may be null', { type: 'null' }, nullable],
  ['a text for a text or null', text, nullable],
  ['one kind of several', text, { anyOf: [number, text] }],
  ['anything where everything is accepted', number, {}],
  ['a list of the accepted', list(integer), list(number)],
  ['a constant within the limits', { const: 'a' }, { ...text, minLength: 1, pattern: '^[a-z]$' }],
  ['a constant of the accepted format', { const: 'a@b.ru' }, { ...text, format: 'email' }],
  ['whole constants for a whole number', { ...number, enum: [1, 2] }, { ...integer, minimum: 0 }],
  ['true and false for both constants', { type: 'boolean' }, { anyOf: [{ const: true }, { const: false }] }],
  ['above a limit for at least that limit', { ...number, exclusiveMinimum: 0 }, { ...number, minimum: 0 }],
  ['at least a number for above a lower one', { ...number, minimum: 1 }, { ...number, exclusiveMinimum: 0 }],
  ['a whole number from 1 for one above 0', { ...integer, minimum: 1 }, { ...integer, exclusiveMinimum: 0 }],
  ['a whole number above 0 for one from 1', { ...integer, exclusiveMinimum: 0 }, { ...integer, minimum: 1 }],
  ['below a limit for at most that limit', { ...number, exclusiveMaximum: 9 }, { ...number, maximum: 9 }],
  ['a whole number below 9 for one up to 8', { ...integer, exclusiveMaximum: 9 }, { ...integer, maximum: 8 }],
  [
    'the same limit left out on both sides',
    { ...number, exclusiveMaximum: 9 },
    { ...number, exclusiveMaximum: 9 },
  ],
  ['multiples of a multiple', { ...number, multipleOf: 10 }, { ...number, multipleOf: 5 }],
  ['whole numbers for multiples of 1', integer, { ...number, multipleOf: 1 }],
  ['one object of either kind for an object of each kind', fields({ kind: { enum: ['a', 'b'] } }), kinds],
  [
    'an object with a boolean for one of each value',
    fields({ ok: { type: 'boolean' } }),
    { anyOf: [fields({ ok: { const: true } }), fields({ ok: { const: false } })] },
  ],
  [
    'an object of two kinds for a choice of several kinds',
    fields({ kind: { enum: ['a', 'c'] } }),
    { anyOf: [fields({ kind: { enum: ['a', 'b'] } }), fields({ kind: { const: 'c' } })] },
  ],
  [
    'an object with a number or a text for an object of either',
    fields({ id: { anyOf: [number, text] }, at: text }),
    { anyOf: [fields({ id: number }), fields({ id: text, at: text })] },
  ],
  ['an object of each kind for an object of both', kinds, fields({ kind: { enum: ['a', 'b'] } })],
  ['a narrower limit', { type: 'string', maxLength: 5 }, { type: 'string', maxLength: 9 }],
  ['the accepted format', { type: 'string', format: 'email' }, { type: 'string', format: 'email' }],
  ['fields for a record of texts', fields({ slug: text }), texts],
  ['a record for a record', texts, texts],
  ['fields for a record of these names', fields({ a: text }, []), named('a', 'b')],
  ['a record of fewer names', named('a'), named('a', 'b')],
  ['a record of names for one of any names', named('a'), { ...texts, propertyNames: text }],
  ['a record of names for a field of another name', named('a'), fields({ b: number }, [])],
  [
    'a record of the known names for a strict object',
    named('a'),
    { ...fields({ a: text }, []), additionalProperties: false },
  ],
  [
    'one object of either kind for an object of each kind or null',
    fields({ kind: { enum: ['a', 'b'] } }),
    { anyOf: [kinds, { type: 'null' }] },
  ],
  ['a text for anything or null', text, { anyOf: [{}, { type: 'null' }] }],
  [
    'a callback for one that may be null',
    calls(fields({ id: number })),
    nullableCall(fields({ id: number })),
  ],
  [
    'a callback that gets more than is read',
    calls(fields({ id: number })),
    calls(fields({ id: number, name: text })),
  ],
])('%s is understood', (_, sent, accepted) => {
  expect(mismatches(sent, accepted)).toEqual([]);
});

test.each<[string, JsonSchema, JsonSchema, string]>([
  ['a required field that is not sent', fields({}), fields({ slug: text }), 'slug may be absent'],
  [
    'a required field that may be absent',
    fields({ slug: text }, []),
    fields({ slug: text }),
    'slug may be absent',
  ],
  ['another type', fields({ id: text }), fields({ id: number }), 'id may be string'],
  [
    'another type of an optional field',
    fields({ id: text }, []),
    fields({ id: number }, []),
    'id may be string',
  ],
  [
    'another type inside',
    fields({ at: fields({ x: text }) }),
    fields({ at: fields({ x: number }) }),
    'at.x may be string',
  ],
  ['a number for a whole number', number, integer, ' may be number'],
  [
    'a new choice',
    fields({ tone: { enum: ['a', 'c'] } }),
    fields({ tone: { enum: ['a', 'b'] } }),
    'tone may be "c"',
  ],
  [
    'any text for a choice',
    fields({ tone: text }),
    fields({ tone: { enum: ['a', 'b'] } }),
    'tone may be string',
  ],
  ['any text for a constant', fields({ from: text }), fields({ from: { const: 'a' } }), 'from may be string'],
  ['null', fields({ coupon: nullable }), fields({ coupon: text }), 'coupon may be null'],
  [
    'an item of another type',
    fields({ ids: list(text) }),
    fields({ ids: list(number) }),
    'ids[] may be string',
  ],
  ['an item without a field', list(fields({})), list(fields({ id: number })), '[].id may be absent'],
  [
    'one of several kinds',
    fields({ id: { anyOf: [number, text] } }),
    fields({ id: number }),
    'id may be string',
  ],
  [
    'a wider limit',
    fields({ code: { ...text, maxLength: 9 } }),
    fields({ code: { ...text, maxLength: 5 } }),
    'code may break maxLength 5',
  ],
  ['a constant outside the limits', { const: '' }, { ...text, minLength: 1 }, ' may be ""'],
  ['a constant of another format', { const: 'a' }, { ...text, format: 'email' }, ' may be "a"'],
  ['a constant that is not whole', { const: 1.5 }, integer, ' may be 1.5'],
  ['a boolean for one of its values', { type: 'boolean' }, { const: true }, ' may be boolean'],
  [
    'a limit for above that limit',
    { ...number, minimum: 0 },
    { ...number, exclusiveMinimum: 0 },
    ' may break exclusiveMinimum 0',
  ],
  ['a lower limit', { ...number, minimum: -1 }, { ...number, minimum: 0 }, ' may break minimum 0'],
  [
    'a whole number above 0 for one from 2',
    { ...integer, exclusiveMinimum: 0 },
    { ...integer, minimum: 2 },
    ' may break minimum 2',
  ],
  [
    'a fraction above 0 for a number from 1',
    { ...number, exclusiveMinimum: 0 },
    { ...number, minimum: 1 },
    ' may break minimum 1',
  ],
  [
    'a limit for below that limit',
    { ...number, maximum: 9 },
    { ...number, exclusiveMaximum: 9 },
    ' may break exclusiveMaximum 9',
  ],
  ['a higher limit', { ...number, exclusiveMaximum: 10 }, { ...number, maximum: 9 }, ' may break maximum 9'],
  ['no limit', number, { ...number, minimum: 0 }, ' may break minimum 0'],
  [
    'multiples of a divisor',
    { ...number, multipleOf: 5 },
    { ...number, multipleOf: 10 },
    ' may break multipleOf 10',
  ],
  ['any number for multiples', number, { ...number, multipleOf: 5 }, ' may break multipleOf 5'],
  ['a list that may be empty', list(text), { ...list(text), minItems: 1 }, ' may break minItems 1'],
  ['a longer list', { ...list(text), maxItems: 3 }, { ...list(text), maxItems: 2 }, ' may break maxItems 2'],
  ['a shorter text', { ...text, minLength: 1 }, { ...text, minLength: 2 }, ' may break minLength 2'],
  ['a field that one kind lacks', fields({ kind: { enum: ['a', 'b'] } }), strictKinds, 'size may be absent'],
  [
    'a field that the object with a text lacks',
    fields({ id: { anyOf: [number, text] } }),
    { anyOf: [fields({ id: number }), fields({ id: text, at: text })] },
    'at may be absent',
  ],
  ['a kind that is not accepted', fields({ kind: { enum: ['a', 'c'] } }), kinds, 'kind may be "c"'],
  ['a record of more names', named('a', 'c'), named('a', 'b'), '* may be "c"'],
  ['fields for a record of other names', fields({ c: text }), named('a', 'b'), '* may be "c"'],
  [
    'no format',
    fields({ mail: text }),
    fields({ mail: { ...text, format: 'email' } }),
    'mail may break format "email"',
  ],
  [
    'a field of a strict object',
    fields({ id: number }),
    { ...fields({}), additionalProperties: false },
    'id is not accepted',
  ],
  [
    'a record for a strict object',
    texts,
    { ...fields({ slug: text }, []), additionalProperties: false },
    '* is not accepted',
  ],
  [
    'a callback or null that gets another type',
    nullableCall(fields({ id: number })),
    nullableCall(fields({ id: text })),
    'onChoose().id may be string',
  ],
  ['a number in a record of texts', fields({ id: number }), texts, 'id may be number'],
  [
    'a record of numbers for one of texts',
    { type: 'object', additionalProperties: number },
    texts,
    '* may be number',
  ],
  ['a record for a required field', texts, fields({ slug: text }), 'slug may be absent'],
  ['anything', fields({ id: {} }), fields({ id: number }), 'id may be anything'],
  ['a value for a callback', fields({ onChoose: text }), calls(fields({})), 'onChoose is no function'],
  ['a callback that is not passed', fields({}), calls(fields({})), 'onChoose may be absent'],
  [
    'a callback that gets less than is read',
    calls(fields({ id: number })),
    calls(fields({})),
    'onChoose().id may be absent',
  ],
  [
    'a callback that gets another type',
    calls(fields({ id: number })),
    calls(fields({ id: text })),
    'onChoose().id may be string',
  ],
])('%s is found', (_, sent, accepted, found) => {
  expect(mismatches(sent, accepted)).toEqual([found]);
});
