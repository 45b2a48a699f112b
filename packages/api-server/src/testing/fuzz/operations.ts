interface Schema {
  type?: string | string[];
  properties?: Record<string, Schema>;
  items?: Schema;
  anyOf?: Schema[];
}

interface Document {
  paths: Record<
    string,
    Record<
      string,
      {
        parameters?: { name: string; in: 'path' | 'query' }[];
        requestBody?: { content: Record<string, { schema: Schema }> };
      }
    >
  >;
}

/** The position of a field: in the path, the query or the body, where it may be nested. */
export interface Field {
  place: 'path' | 'query' | 'body';
  /** `['products', '0', 'rating']` */
  keys: readonly string[];
}

/** One call with all its fields. */
export interface Operation {
  method: 'GET' | 'POST';
  path: string;
  fields: readonly Field[];
  /** Media types of its body. */
  types: readonly string[];
}

/** Reads the calls of an OpenAPI document. */
export function readOperations({ paths }: Document): Operation[] {
  return Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, { parameters = [], requestBody }]) => {
      const content = Object.entries(requestBody?.content ?? {});
      return {
        path,
        method: method === 'get' ? ('GET' as const) : ('POST' as const),
        types: content.map(([type]) => type),
        fields: [
          ...parameters.map(({ name, in: place }): Field => ({ place, keys: [name] })),
          ...fieldsOf(content[0]?.[1].schema ?? {}).map((keys): Field => ({ place: 'body', keys })),
        ],
      };
    }),
  );
}

/** The keys of every property, including the properties of the first element of a list. */
function fieldsOf(schema: Schema): string[][] {
  const inner = Object.entries(schema.properties ?? {}).flatMap(([name, property]) => [
    [name],
    ...fieldsOf(property).map((keys) => [name, ...keys]),
  ]);
  const elements = schema.items ? fieldsOf(schema.items).map((keys) => ['0', ...keys]) : [];
  return [...inner, ...elements, ...(schema.anyOf ?? []).flatMap(fieldsOf)];
}
