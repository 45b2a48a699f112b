import type { JsonSchema } from '@storefront/contracts/json-schemas';
import { acceptsAnything, alternativesOf, kindsSentTo, mismatches } from './mismatches';

/** The alternatives of a schema that understand what is sent; all of them when none does. */
function takersOf(sent: JsonSchema, accepted: JsonSchema): JsonSchema[] {
  const choices = alternativesOf(accepted);
  const taking = choices.filter((choice) => mismatches(sent, choice).length === 0);
  return taking.length > 0 ? taking : choices;
}

/** What a taker takes as this field: an object one of its own, or any other. */
function fieldOf(taker: JsonSchema, name: string): JsonSchema | undefined {
  const { properties, additionalProperties: others } = taker;
  if (acceptsAnything(taker)) return {};
  return properties?.[name] ?? (typeof others === 'object' ? others : undefined);
}

/**
 * The fields that a sender sends, and that a receiver took before and takes no longer. Where such a field is optional,
 * structure alone does not show the loss: it looks like a field that the sender has first. A reader of an optional field
 * has to do without it, so what a callback or an event no longer carries is no loss.
 */
export function lostFields(sent: JsonSchema, before: JsonSchema, after: JsonSchema, path = ''): string[] {
  if (acceptsAnything(after)) return [];
  const kinds = alternativesOf(sent)
    .flatMap((alternative) => kindsSentTo(after, alternative))
    .flatMap((alternative) => kindsSentTo(before, alternative));
  return kinds.flatMap((alternative) => {
    const [had, has] = [takersOf(alternative, before), takersOf(alternative, after)];
    const lostIn = (part: JsonSchema, at: string, partOf: (taker: JsonSchema) => JsonSchema | undefined) => {
      const [inBefore, inAfter] = [had, has].map((takers) => takers.flatMap((one) => partOf(one) ?? []));
      if (!inBefore?.length) return [];
      if (!inAfter?.length) return [`${at} is no longer taken`];
      return lostFields(part, { anyOf: inBefore }, { anyOf: inAfter }, at);
    };
    const { properties = {}, items, additionalProperties: rest, propertyNames = {} } = alternative;
    const names = typeof rest === 'object' ? alternativesOf(propertyNames) : [];
    const others = names.map(({ const: name = '*' }) => [String(name), rest as JsonSchema] as const);
    return [
      ...[...Object.entries(properties), ...others].flatMap(([name, field]) =>
        lostIn(field, path ? `${path}.${name}` : name, (taker) => fieldOf(taker, name)),
      ),
      ...(items ? lostIn(items, `${path}[]`, (taker) => (acceptsAnything(taker) ? {} : taker.items)) : []),
    ];
  });
}
