type Value = string | number | boolean | null | undefined;
export type Fields = { [name: string]: Value | readonly Value[] | readonly Record<string, Value>[] };

const isRecord = (value: unknown): value is Record<string, Value> =>
  typeof value === 'object' && value !== null;

function* pairs(fields: Fields): Generator<[string, string]> {
  for (const [name, value] of Object.entries(fields)) {
    if (!Array.isArray(value)) {
      if (value !== undefined && value !== null) yield [name, String(value)];
      continue;
    }
    for (const [index, element] of value.entries()) {
      if (!isRecord(element)) yield [`${name}[]`, String(element)];
      else
        for (const [key, part] of Object.entries(element)) yield [`${name}[${index}][${key}]`, String(part)];
    }
  }
}

/** Fields as the back end reads queries and forms: `groups[]=3`, `modifiers[0][id]=5`; empty ones are left out. */
export function encodeFields(fields: Fields): URLSearchParams {
  return new URLSearchParams([...pairs(fields)]);
}
