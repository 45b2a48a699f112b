type Value = string | number | boolean | null | undefined;
type List = readonly Value[] | readonly Record<string, Value>[];
export type Fields = { [name: string]: Value | List };

const isList = (value: Value | List): value is List => Array.isArray(value);
const isRecord = (value: Value | Record<string, Value>): value is Record<string, Value> =>
  typeof value === 'object' && value !== null;

function* listPairs(name: string, list: List): Generator<[string, string]> {
  for (const [index, element] of list.entries()) {
    if (!isRecord(element)) yield [`${name}[]`, String(element)];
    else for (const [key, part] of Object.entries(element)) yield [`${name}[${index}][${key}]`, String(part)];
  }
}

function* pairs(fields: Fields): Generator<[string, string]> {
  for (const [name, value] of Object.entries(fields)) {
    if (isList(value)) yield* listPairs(name, value);
    else if (value !== undefined && value !== null) yield [name, String(value)];
  }
}

/** Fields as the back end reads queries and forms: `groups[]=3`, `modifiers[0][id]=5`; empty ones are left out. */
export function encodeFields(fields: Fields): URLSearchParams {
  return new URLSearchParams([...pairs(fields)]);
}
