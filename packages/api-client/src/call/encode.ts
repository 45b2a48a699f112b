type Value = string | number | boolean | null | undefined;
type List = readonly Value[] | readonly Record<string, Value>[];
export type Fields = { [name: string]: Value | List };

const isList = (value: Value | List): value is List => Array.isArray(value);
const isRecord = (value: Value | Record<string, Value>): value is Record<string, Value> =>
  typeof value === 'object' && value !== null;
const isPresent = (value: Value) => value !== undefined && value !== null;

function* listPairs(name: string, list: List): Generator<[string, string]> {
  for (const [index, element] of list.entries()) {
    if (isRecord(element)) {
      for (const [key, value] of Object.entries(element))
        if (isPresent(value)) yield [`${name}[${index}][${key}]`, String(value)];
    } else if (isPresent(element)) yield [`${name}[]`, String(element)];
  }
}

function* pairs(fields: Fields): Generator<[string, string]> {
  for (const [name, value] of Object.entries(fields)) {
    if (isList(value)) yield* listPairs(name, value);
    else if (isPresent(value)) yield [name, String(value)];
  }
}

/**
 * Encodes fields the way the back end parses queries and forms: `groups[]=3`, `modifiers[0][id]=5`; null and
 * undefined are left out.
 */
export function encodeFields(fields: Fields): URLSearchParams {
  return new URLSearchParams([...pairs(fields)]);
}
