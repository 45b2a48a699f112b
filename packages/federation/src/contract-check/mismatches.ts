import type { JsonSchema } from '@storefront/contracts/json-schemas';

const lowerLimits = ['minimum', 'exclusiveMinimum', 'minLength', 'minItems'] as const;
const upperLimits = ['maximum', 'exclusiveMaximum', 'maxLength', 'maxItems'] as const;
/** Keywords that must be equal on both sides. */
const formats = ['pattern', 'format', 'multipleOf', 'propertyNames', 'uniqueItems'] as const;

const acceptsAnything = ({ type, anyOf, callback, ...schema }: JsonSchema) =>
  !type && !anyOf && !callback && !('const' in schema) && !('enum' in schema);

/** A schema as the list of its simple alternatives: one type or one constant each. */
function alternativesOf(schema: JsonSchema): JsonSchema[] {
  const { anyOf, enum: values, ...rest } = schema;
  if (anyOf) return anyOf.flatMap(alternativesOf);
  if (values) return values.map((value) => ({ const: value }));
  if (Array.isArray(rest.type)) return rest.type.map((type) => ({ ...rest, type }));
  return [rest];
}

function typeOf(schema: JsonSchema): string {
  if (!('const' in schema)) return String(schema.type ?? 'anything');
  if (schema.const === null) return 'null';
  return Array.isArray(schema.const) ? 'array' : typeof schema.const;
}

const nameOf = (schema: JsonSchema) => ('const' in schema ? JSON.stringify(schema.const) : typeOf(schema));

/** Limits of the receiver that the sender's schema does not imply. */
function limitMismatches(sent: JsonSchema, accepted: JsonSchema, path: string): string[] {
  const broken = [
    ...lowerLimits.filter((key) => (sent[key] ?? -Infinity) < (accepted[key] ?? -Infinity)),
    ...upperLimits.filter((key) => (sent[key] ?? Infinity) > (accepted[key] ?? Infinity)),
    ...formats.filter(
      (key) => accepted[key] !== undefined && JSON.stringify(sent[key]) !== JSON.stringify(accepted[key]),
    ),
  ];
  return broken.map((key) => `${path} may break ${key} ${JSON.stringify(accepted[key])}`);
}

function objectMismatches(sent: JsonSchema, accepted: JsonSchema, path: string): string[] {
  const [sentFields, acceptedFields] = [sent.properties ?? {}, accepted.properties ?? {}];
  const rest = typeof sent.additionalProperties === 'object' ? sent.additionalProperties : undefined;
  const others = accepted.additionalProperties;
  const at = (name: string) => (path ? `${path}.${name}` : name);
  const missing = (accepted.required ?? []).filter((name) => !sent.required?.includes(name));
  const unexpected = Object.entries(sentFields).filter(([name]) => !Object.hasOwn(acceptedFields, name));
  return [
    ...missing.map((name) => `${at(name)} may be absent`),
    ...Object.entries(acceptedFields).flatMap(([name, field]) => {
      const sentField = sentFields[name] ?? rest;
      return sentField ? mismatches(sentField, field, at(name)) : [];
    }),
    ...unexpected.flatMap(([name, field]) => {
      if (typeof others === 'object') return mismatches(field, others, at(name));
      return others === false ? [`${at(name)} is not accepted`] : [];
    }),
    ...(rest && typeof others === 'object' ? mismatches(rest, others, at('*')) : []),
  ];
}

function simpleMismatches(sent: JsonSchema, accepted: JsonSchema, path: string): string[] {
  if ('const' in accepted) {
    const isSame = 'const' in sent && JSON.stringify(sent.const) === JSON.stringify(accepted.const);
    return isSame ? [] : [`${path} may be ${nameOf(sent)}`];
  }
  const [from, to] = [typeOf(sent), typeOf(accepted)];
  if (from !== to && !(from === 'integer' && to === 'number')) return [`${path} may be ${nameOf(sent)}`];
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
  if (accepted.callback) {
    if (!sent.callback) return [`${path} is no function`];
    return mismatches(accepted.callback, sent.callback, `${path}()`);
  }
  if (acceptsAnything(accepted)) return [];
  const choices = alternativesOf(accepted);
  return alternativesOf(sent).flatMap((alternative) => {
    const attempts = choices.map((choice) => simpleMismatches(alternative, choice, path));
    if (attempts.some((found) => found.length === 0)) return [];
    const sameType = choices.findIndex((choice) => typeOf(choice) === typeOf(alternative));
    return attempts[choices.length === 1 ? 0 : sameType] ?? [`${path} may be ${nameOf(alternative)}`];
  });
}
