import type { JsonSchema } from '@storefront/contracts/json-schemas';
import type { ReleaseRecord, ShellAssets } from '../release/record';
import type { PageBuilds } from './pageBuilds';
import { releaseBreaks } from './releaseBreaks';

const text: JsonSchema = { type: 'string' };
const none: JsonSchema = { type: 'null' };
const optional = (properties: Record<string, JsonSchema>, required: string[] = []): JsonSchema => ({
  type: 'object',
  properties,
  required,
});
const texts: JsonSchema = { type: 'object', additionalProperties: text };
const list = (items: JsonSchema): JsonSchema => ({ type: 'array', items });
const kind = (name: string, ...others: string[]) =>
  optional({ kind: { const: name }, ...Object.fromEntries(others.map((other) => [other, text])) }, ['kind']);

const anyKind = optional({ kind: { enum: ['a', 'b'] }, open: { type: 'boolean' }, flat: text }, [
  'kind',
  'open',
]);

const id = 'content:promo-strip';

/** A page on which catalog passes `sent` to a prop of a widget that takes `taken` as it. */
function pageWith(sent: JsonSchema, taken: JsonSchema): PageBuilds {
  const empty = { pages: {}, panels: {}, widgets: {}, embeds: {}, emits: {}, hears: {}, opens: {} };
  const remote = (name: string, contract: object) => ({
    folder: '',
    record: {
      name,
      files: {},
      contract: {
        ...empty,
        sharedVersions: {},
        sharedNames: {},
        eventLiterals: [],
        widgetLiterals: [],
        ...contract,
      },
    } as unknown as ReleaseRecord,
  });
  const prop = (schema: JsonSchema) => ({ [id]: optional({ place: schema }) });
  return {
    shell: {
      contract: { routes: {}, panels: {}, events: {}, widgets: { [id]: { owner: 'content', props: {} } } },
      needs: { emits: {}, hears: {}, opens: {} },
      sharedVersions: {},
      sharedNames: {},
    } as unknown as ShellAssets,
    remotes: [remote('catalog', { embeds: prop(sent) }), remote('content', { widgets: prop(taken) })],
  };
}

const breaksOf = (sent: JsonSchema, before: JsonSchema, after: JsonSchema) =>
  releaseBreaks(pageWith(sent, before), pageWith(sent, after));

const place = optional({ city: text, flat: text });
const placeWithoutFlat = optional({ city: text });
const flatIsLost = 'place.flat is no longer taken';

test.each<[string, JsonSchema, JsonSchema, JsonSchema, string]>([
  ['of an object', place, place, placeWithoutFlat, flatIsLost],
  [
    'of an object that may be null',
    { anyOf: [place, none] },
    { anyOf: [place, none] },
    { anyOf: [placeWithoutFlat, none] },
    flatIsLost,
  ],
  [
    'of an object that comes to be taken with null',
    place,
    place,
    { anyOf: [placeWithoutFlat, none] },
    flatIsLost,
  ],
  [
    'of one kind of object',
    { anyOf: [kind('a', 'flat'), kind('b', 'flat')] },
    { anyOf: [kind('a', 'flat'), kind('b', 'flat')] },
    { anyOf: [kind('a'), kind('b', 'flat')] },
    flatIsLost,
  ],
  [
    'of the objects in a list',
    list(place),
    list(place),
    list(placeWithoutFlat),
    'place[].flat is no longer taken',
  ],
  [
    'of the objects in a record',
    { ...texts, additionalProperties: place },
    { ...texts, additionalProperties: place },
    { ...texts, additionalProperties: placeWithoutFlat },
    'place.*.flat is no longer taken',
  ],
  ['in place of a record', place, texts, placeWithoutFlat, flatIsLost],
  [
    'of one kind of the objects that a sender describes together',
    anyKind,
    { anyOf: [kind('a', 'flat'), kind('b', 'flat')] },
    { anyOf: [kind('a'), kind('b', 'flat')] },
    flatIsLost,
  ],
  [
    'of one kind where all kinds were taken together',
    anyKind,
    optional({ kind: { enum: ['a', 'b'] }, flat: text }, ['kind']),
    { anyOf: [kind('a'), kind('b', 'flat')] },
    flatIsLost,
  ],
  ['in place of anything', place, {}, placeWithoutFlat, flatIsLost],
  [
    'in place of a list of anything',
    list(place),
    {},
    list(placeWithoutFlat),
    'place[].flat is no longer taken',
  ],
])('an optional field %s that is no longer taken is found', (_, sent, before, after, found) => {
  expect(breaksOf(sent, before, after)).toEqual([`catalog: widget "${id}" of content: ${found}`]);
});

test.each<[string, JsonSchema, JsonSchema, JsonSchema]>([
  ['null is taken too', place, place, { anyOf: [place, none] }],
  [
    'another kind is taken too',
    kind('a', 'flat'),
    kind('a', 'flat'),
    { anyOf: [kind('b'), kind('a', 'flat')] },
  ],
  ['a record is taken in place of fields', place, place, texts],
  ['the fields of an object that was taken as anything are taken', place, {}, place],
  [
    'one kind of the objects that a sender describes together never had the field',
    anyKind,
    { anyOf: [kind('a'), kind('b', 'flat')] },
    { anyOf: [kind('b', 'flat'), kind('a'), none] },
  ],
  ['anything is taken', place, place, {}],
  ['any fields are taken', place, place, { type: 'object', additionalProperties: {} }],
  ['a field that is not sent is no longer taken', placeWithoutFlat, place, placeWithoutFlat],
  [
    'fields are taken in place of a record of their names',
    { ...texts, propertyNames: { enum: ['city', 'flat'] } },
    { ...texts, propertyNames: { enum: ['city', 'flat'] } },
    place,
  ],
])('it is no loss that %s', (_, sent, before, after) => {
  expect(breaksOf(sent, before, after)).toEqual([]);
});
