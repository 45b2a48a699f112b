type Value = string | number | boolean | null | undefined;
type List = readonly Value[] | readonly Record<string, Value>[];
export type Fields = { [name: string]: Value | List };

const isList = (value: Value | List): value is List => Array.isArray(value);
const isRecord = (value: Value | Record<string, Value>): value is Record<string, Value> =>
  typeof value === 'object' && value !== null;
const isGiven = (value: Value) => value !== undefined && value !== null;

function* listPairs(name: string, list: List): Generator<[string, string]> {
  for (const [index, element] of list.entries()) {
    if (isRecord(element)) {
      for (const [key, part] of Object.entries(element))
        if (isGiven(part)) yield [`${name}[${index}][${key}]`, String(part)];
    } else if (isGiven(element)) yield [`${name}[]`, String(element)];
  }
}

function* pairs(fields: Fields): Generator<[string, string]> {
  for (const [name, value] of Object.entries(fields)) {
    if (isList(value)) yield* listPairs(name, value);
    else if (isGiven(value)) yield [name, String(value)];
  }
}

/** Fields as the back end reads queries and forms: `groups[]=3`, `modifiers[0][id]=5`; empty ones are left out. */
export function encodeFields(fields: Fields): URLSearchParams {
  return new URLSearchParams([...pairs(fields)]);
}
