import type { Call } from '@storefront/api-contract';

type Value = string | number | boolean | Blob | null | undefined;
type List = readonly Value[] | readonly Record<string, Value>[];
type Fields = { [name: string]: Value | List };

const isList = (value: Value | List): value is List => Array.isArray(value);
const isRecord = (value: Value | Record<string, Value>): value is Record<string, Value> =>
  typeof value === 'object' && value !== null && !(value instanceof Blob);
const isPresent = (value: Value) => value !== undefined && value !== null;
const toPart = (value: Value) => (value instanceof Blob ? value : String(value));

function* listPairs(name: string, list: List): Generator<[string, string | Blob]> {
  for (const [index, element] of list.entries()) {
    if (isRecord(element)) {
      for (const [key, value] of Object.entries(element))
        if (isPresent(value)) yield [`${name}[${index}][${key}]`, toPart(value)];
    } else if (isPresent(element)) yield [`${name}[]`, toPart(element)];
  }
}

function* pairs(fields: Fields): Generator<[string, string | Blob]> {
  for (const [name, value] of Object.entries(fields)) {
    if (isList(value)) yield* listPairs(name, value);
    else if (isPresent(value)) yield [name, toPart(value)];
  }
}

/**
 * Encodes fields the way the back end parses queries and forms: `groups[]=3`, `modifiers[0][id]=5`; null and
 * undefined are left out. Files need `encodeMultipart`.
 */
function encodeFields(fields: Fields): URLSearchParams {
  return new URLSearchParams([...pairs(fields)] as [string, string][]);
}

/**
 * Encodes fields with files under the same names as `encodeFields`: `images[]`, `products[0][rating]`. Multipart has no
 * null: a field that is null is an empty part, as browsers send an empty field of a form. Undefined is left out.
 */
function encodeMultipart(fields: Fields): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) {
    for (const [key, part] of pairs({ [name]: value === null ? '' : value })) form.append(key, part);
  }
  return form;
}

/** The path and the query of a call. */
export function encodeUrl(endpoint: Call, path: Record<string, string | number> = {}, query: unknown) {
  const filled = endpoint.path.replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(String(path[name])),
  );
  const search = query ? encodeFields(query as Fields).toString() : '';
  return search ? `${filled}?${search}` : filled;
}

/** The body of a call, and the header that names its type where the browser does not write it. */
export function encodeBody(
  endpoint: Call,
  body: unknown,
): { body?: BodyInit; headers?: Record<string, string> } {
  if (endpoint.method === 'GET') return {};
  if (endpoint.encoding === 'form') return { body: encodeFields(body as Fields) };
  // The browser writes the content type, which names the boundary.
  if (endpoint.encoding === 'multipart') return { body: encodeMultipart(body as Fields) };
  return { body: JSON.stringify(body ?? {}), headers: { 'content-type': 'application/json' } };
}
