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
const calls = (payload: JsonSchema) => fields({ onChoose: { callback: payload } });
const texts: JsonSchema = { type: 'object', additionalProperties: text };

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
  ['a narrower limit', { type: 'string', maxLength: 5 }, { type: 'string', maxLength: 9 }],
  ['the accepted format', { type: 'string', format: 'email' }, { type: 'string', format: 'email' }],
  ['fields for a record of texts', fields({ slug: text }), texts],
  ['a record for a record', texts, texts],
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
