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
])('%s is refused: no comparison would read it', (_, schema, message) => {
  expect(() => jsonSchemaOf(schema)).toThrow(message);
});
