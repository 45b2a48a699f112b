import type { JsonSchema } from '@storefront/contracts/json-schemas';
import { acceptsAnything, alternativesOf } from './mismatches';

const ofItems = '[]';

/** The fields of an object, or of any of several; of a list its items. */
function fieldsOf(schema: JsonSchema): Map<string, JsonSchema[]> {
  const fields = new Map<string, JsonSchema[]>();
  for (const { properties = {}, items } of alternativesOf(schema)) {
    for (const [name, field] of Object.entries({ ...properties, ...(items && { [ofItems]: items }) })) {
      fields.set(name, [...(fields.get(name) ?? []), field]);
    }
  }
  return fields;
}

const isOpen = (schema: JsonSchema) =>
  acceptsAnything(schema) ||
  alternativesOf(schema).some(({ additionalProperties }) => typeof additionalProperties === 'object');

/** What a build may send, and the fields of it that it passes; all of them where that is not known. */
export interface Sent {
  schema: JsonSchema;
  passed?: readonly string[] | undefined;
}

const passes = ({ passed }: Sent, name: string) => !passed || passed.includes(name);

/**
 * What a sender comes to pass under a name that the receiver does not take, while it can no longer send what the receiver
 * takes and it passed before.
 */
export function renamedFields(before: Sent, after: Sent, taken: JsonSchema, path = ''): string[] {
  if (isOpen(taken)) return [];
  const [had, has, takes] = [fieldsOf(before.schema), fieldsOf(after.schema), fieldsOf(taken)];
  const at = (name: string) => (path && name !== ofItems ? `${path}.${name}` : path + name);
  const dropped = [...had.keys()].filter((name) => !has.has(name) && takes.has(name) && passes(before, name));
  const added = [...has.keys()].filter((name) => !had.has(name) && !takes.has(name) && passes(after, name));
  const inside = [...has].flatMap(([name, fields]) => {
    const [earlier, accepted] = [had.get(name), takes.get(name)];
    if (!earlier || !accepted || !passes(before, name) || !passes(after, name)) return [];
    return renamedFields(
      { schema: { anyOf: earlier } },
      { schema: { anyOf: fields } },
      { anyOf: accepted },
      at(name),
    );
  });
  const names = dropped.map(at).join(', ');
  return [
    ...(names ? added.map((name) => `${at(name)} is not taken, and ${names} is no longer sent`) : []),
    ...inside,
  ];
}
