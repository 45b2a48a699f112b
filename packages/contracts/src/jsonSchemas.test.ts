import * as z from 'zod/mini';
import { jsonSchemaOf } from './jsonSchemas';

const kind = <Kind extends string>(name: Kind) => z.object({ kind: z.literal(name) });

test('a discriminated union is written as any other union', () => {
  const union = [kind('a'), kind('b')] as const;
  const written = jsonSchemaOf(z.discriminatedUnion('kind', [...union]));
  expect(written).toEqual(jsonSchemaOf(z.union([...union])));
  expect(written).toMatchObject({ anyOf: [{ required: ['kind'] }, { required: ['kind'] }] });
});

const tree = z.object({
  get children() {
    return z.array(tree);
  },
});

test.each([
  ['a tuple', z.object({ point: z.tuple([z.number(), z.number()]) }), '«prefixItems»'],
  ['never', z.object({ slug: z.never() }), '«not»'],
  ['an intersection', z.intersection(kind('a'), z.object({ slug: z.string() })), '«allOf»'],
  ['names by a pattern', z.looseRecord(z.string().check(z.regex(/^a/)), z.string()), '«patternProperties»'],
  ['a schema that contains itself', tree, 'Cycle detected'],
  ['a default, which nothing fills in', z.object({ size: z._default(z.number(), 1) }), '«default»'],
  ['a value in place of a wrong one', z.object({ size: z.catch(z.number(), 1) }), '«catch»'],
  ['a transformed value', z.pipe(z.string(), z.transform(Number)), '«pipe»'],
  ['a date', z.object({ at: z.optional(z.date()) }), '«date»'],
  ['a value of any type that a function checks', z.object({ at: z.custom<Date>() }), '«custom»'],
  ['a refinement', z.object({ slug: z.string().check(z.refine((slug) => slug !== '-')) }), '«custom»'],
  ['a trimmed text', z.object({ slug: z.string().check(z.trim()) }), '«overwrite»'],
  ['a value that is made a number', z.object({ size: z.coerce.number() }), '«coerce»'],
  ['a file', z.object({ photo: z.file() }), '«file»'],
  [
    'a schema with an id',
    z.object({ slug: z.string().register(z.globalRegistry, { id: 'slug' }) }),
    '«$defs»',
  ],
  ['a pattern with flags', z.string().check(z.regex(/^[a-z]+$/i)), '«string_format»'],
])('%s is refused: no comparison would read it', (_, schema, message) => {
  expect(() => jsonSchemaOf(schema)).toThrow(message);
});
