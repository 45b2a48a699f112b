import type { JsonSchema } from '@storefront/contracts/json-schemas';
import { fromJSONSchema } from 'zod';
import { limitMismatches } from './limitMismatches';

/** Whether a receiver of the schema takes every value. */
export const acceptsAnything = ({ type, anyOf, callback, ...schema }: JsonSchema): boolean =>
  anyOf?.some(acceptsAnything) ?? (!type && !callback && !('const' in schema) && !('enum' in schema));

/** A schema as the list of its simple alternatives: one type or one constant each. */
export function alternativesOf(schema: JsonSchema): JsonSchema[] {
  const { anyOf, enum: values, ...rest } = schema;
  if (anyOf) return anyOf.flatMap(alternativesOf);
  if (values) return values.map((value) => ({ ...rest, const: value }));
  if (Array.isArray(rest.type)) return rest.type.map((type) => ({ ...rest, type }));
  return [rest];
}

const typeOf = ({ type = 'anything' }: JsonSchema) => String(type);

/** Whether a receiver of the schema, which is a simple one, understands the value. */
const isAccepted = (value: unknown, schema: JsonSchema) =>
  fromJSONSchema(schema as Parameters<typeof fromJSONSchema>[0]).safeParse(value).success;

/** What a receiver accepts, as simple alternatives; both constants of a boolean are a boolean. */
function choicesOf(accepted: JsonSchema): JsonSchema[] {
  const choices = alternativesOf(accepted);
  const constants = new Set(choices.map((choice) => choice.const));
  return constants.has(true) && constants.has(false) ? [...choices, { type: 'boolean' }] : choices;
}

/** The values of a field as constants where it has few: a boolean has two. */
const kindsOf = (field: JsonSchema): JsonSchema[] =>
  alternativesOf(field).flatMap((kind) =>
    kind.type === 'boolean' && !('const' in kind) ? [{ const: true }, { const: false }] : [kind],
  );

const isUnderstood = (sent: JsonSchema, accepted: JsonSchema) => mismatches(sent, accepted).length === 0;

const objectsOf = (choices: readonly JsonSchema[]) => choices.filter((choice) => typeOf(choice) === 'object');

/**
 * An object with several kinds, as `{ kind: 'a' | 'b' }` or `{ id: number | string }`, kind by kind with the objects that
 * accept each: a receiver may accept `{ kind: 'a', … }` and `{ kind: 'b', … }`. Undefined where no field tells the objects
 * apart.
 */
function splitByKind(
  sent: JsonSchema,
  objects: readonly JsonSchema[],
): (readonly [ofKind: JsonSchema, accepting: JsonSchema[]])[] | undefined {
  for (const [name, field] of Object.entries(sent.properties ?? {})) {
    const kinds = kindsOf(field);
    if (kinds.length === 1) continue;
    const split = kinds.map((kind) => {
      const accepting = objects.filter(({ properties = {} }) => isUnderstood(kind, properties[name] ?? {}));
      return [{ ...sent, properties: { ...sent.properties, [name]: kind } }, accepting] as const;
    });
    if (split.some(([, accepting]) => accepting.length < objects.length)) return split;
  }
  return undefined;
}

/** An object that is sent, as one object for each of the kinds that the receiver tells apart. */
export function kindsSentTo(accepted: JsonSchema, sent: JsonSchema): JsonSchema[] {
  const split = splitByKind(sent, objectsOf(alternativesOf(accepted)));
  return split?.flatMap(([ofKind, accepting]) => kindsSentTo({ anyOf: accepting }, ofKind)) ?? [sent];
}

/** Compares kind by kind. Undefined where no field tells the choices apart. */
function mismatchesByKind(
  sent: JsonSchema,
  choices: readonly JsonSchema[],
  path: string,
): string[] | undefined {
  // What else is accepted, such as null, is no object of another kind.
  const objects = objectsOf(choices);
  return splitByKind(sent, objects)?.flatMap(([ofKind, accepting]) =>
    mismatches(ofKind, { anyOf: accepting.length > 0 ? accepting : objects }, path),
  );
}

function objectMismatches(sent: JsonSchema, accepted: JsonSchema, path: string): string[] {
  const [sentFields, acceptedFields] = [sent.properties ?? {}, accepted.properties ?? {}];
  const rest = typeof sent.additionalProperties === 'object' ? sent.additionalProperties : undefined;
  const others = accepted.additionalProperties;
  const at = (name: string) => (path ? `${path}.${name}` : name);
  const missing = (accepted.required ?? []).filter((name) => !sent.required?.includes(name));
  const unexpected = Object.entries(sentFields).filter(([name]) => !Object.hasOwn(acceptedFields, name));
  const { propertyNames } = accepted;
  const otherNames = rest ? alternativesOf(sent.propertyNames ?? { type: 'string' }) : [];
  const names = [...Object.keys(sentFields).map((name): JsonSchema => ({ const: name })), ...otherNames];
  const isUnexpected = otherNames.some((name) => !Object.hasOwn(acceptedFields, String(name.const)));
  return [
    ...missing.map((name) => `${at(name)} may be absent`),
    ...Object.entries(acceptedFields).flatMap(([name, field]) => {
      const sentField = sentFields[name] ?? (otherNames.some((other) => isAccepted(name, other)) && rest);
      return sentField ? mismatches(sentField, field, at(name)) : [];
    }),
    ...unexpected.flatMap(([name, field]) => {
      if (typeof others === 'object') return mismatches(field, others, at(name));
      return others === false ? [`${at(name)} is not accepted`] : [];
    }),
    ...(rest && isUnexpected && typeof others === 'object' ? mismatches(rest, others, at('*')) : []),
    ...(isUnexpected && others === false ? [`${at('*')} is not accepted`] : []),
    ...(propertyNames ? names.flatMap((name) => mismatches(name, propertyNames, at('*'))) : []),
  ];
}

function simpleMismatches(sent: JsonSchema, accepted: JsonSchema, path: string): string[] {
  if (acceptsAnything(accepted)) return [];
  if (accepted.callback) {
    if (!sent.callback) return [`${path} is no function`];
    return mismatches(accepted.callback, sent.callback, `${path}()`);
  }
  if ('const' in sent) {
    return isAccepted(sent.const, accepted) ? [] : [`${path} may be ${JSON.stringify(sent.const)}`];
  }
  const [from, to] = [typeOf(sent), typeOf(accepted)];
  const isSameType = from === to || (from === 'integer' && to === 'number');
  if ('const' in accepted || !isSameType) return [`${path} may be ${from}`];
  return [
    ...limitMismatches(sent, accepted, path),
    ...(to === 'object' ? objectMismatches(sent, accepted, path) : []),
    ...(to === 'array' && accepted.items ? mismatches(sent.items ?? {}, accepted.items, `${path}[]`) : []),
  ];
}

/**
 * Why a receiver that accepts one schema may get a value that it does not understand from a sender of the other; an empty
 * list means that it understands all of them. Fields that the receiver does not know are ignored by it. Of a callback the
 * roles are reversed: the receiver calls it, and the sender reads what it is called with.
 */
export function mismatches(sent: JsonSchema, accepted: JsonSchema, path = ''): string[] {
  if (acceptsAnything(accepted)) return [];
  const choices = choicesOf(accepted);
  return alternativesOf(sent).flatMap((alternative) => {
    const attempts = choices.map((choice) => simpleMismatches(alternative, choice, path));
    if (attempts.some((found) => found.length === 0)) return [];
    const byKind = mismatchesByKind(alternative, choices, path);
    if (byKind) return byKind;
    // The choice with the fewest mismatches.
    const ofSameType = attempts.filter((_, index) => typeOf(choices[index] ?? {}) === typeOf(alternative));
    const [nearest] = (ofSameType.length > 0 ? ofSameType : attempts).toSorted(
      (one, other) => one.length - other.length,
    );
    return nearest ?? [];
  });
}
