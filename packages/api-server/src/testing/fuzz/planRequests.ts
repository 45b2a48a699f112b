import { asForm, asJson, asMultipart, asText, percent } from './encode';
import type { Field, Operation } from './operations';
import { omitted, type InvalidValue, invalidValues } from './invalidValues';

/** One request of the run, ready to be sent. */
export interface Attempt {
  /** Describes the request in a failed test. */
  name: string;
  path: string;
  method: Operation['method'];
  type?: string;
  body?: string | Blob;
}

export interface RequestValues {
  /** Valid values by field name, for all fields except the invalid one. */
  right: Readonly<Record<string, unknown>>;
  /** Ids and texts of another customer, by field name. */
  foreign: Readonly<Record<string, unknown>>;
}

/** One request per field and invalid value, for every call; the media types alternate. */
export function planRequests(operations: readonly Operation[], options: RequestValues): Attempt[] {
  let turn = 0;
  return operations.flatMap((operation) => [
    attempt(operation, { options, turn: (turn += 1) }),
    ...operation.fields.flatMap((field) => {
      const foreign = options.foreign[field.keys.at(-1) ?? ''];
      const values = [
        ...invalidValues,
        ...(foreign === undefined ? [] : [{ name: 'foreign', value: foreign }]),
      ];
      return values
        .filter(({ value }) => field.place !== 'path' || typeof value !== 'symbol')
        .map((wrong) => attempt(operation, { options, wrong: { ...wrong, field }, turn: (turn += 1) }));
    }),
  ]);
}

interface AttemptOptions {
  options: RequestValues;
  wrong?: InvalidValue & { field: Field };
  turn: number;
}

function attempt(operation: Operation, { options, wrong, turn }: AttemptOptions): Attempt {
  const values = { path: {}, query: {}, body: {} };
  for (const field of operation.fields) {
    const isWrong = field === wrong?.field;
    const value = isWrong ? wrong.value : options.right[field.keys.at(-1) ?? ''];
    if (value !== omitted && value !== undefined) put(values[field.place], field.keys, value);
  }
  const type = operation.types[turn % Math.max(1, operation.types.length)];
  const what = wrong ? `${wrong.field.keys.join('.')} = ${wrong.name}` : 'all is right';
  return {
    name: `${operation.method} ${operation.path} ${what}, ${type ?? 'no body'}`,
    method: operation.method,
    path: pathOf(operation.path, values),
    ...bodyOf(type, values.body),
  };
}

function put(target: Record<string, unknown>, keys: readonly string[], value: unknown): void {
  const [first = '', ...rest] = keys;
  if (rest.length === 0) {
    target[first] = value;
    return;
  }
  const known = target[first];
  const inner = typeof known === 'object' && known !== null ? known : rest[0] === '0' ? [] : {};
  target[first] = inner;
  put(inner as Record<string, unknown>, rest, value);
}

function pathOf(
  path: string,
  values: { path: Record<string, unknown>; query: Record<string, unknown> },
): string {
  const filled = path.replaceAll(/\{(\w+)\}/g, (_braces, name: string) =>
    percent(asText(values.path[name] ?? '0')),
  );
  const query = asForm(values.query);
  return query === '' ? filled : `${filled}?${query}`;
}

function bodyOf(type: string | undefined, fields: Record<string, unknown>): Pick<Attempt, 'body' | 'type'> {
  if (type === undefined) return {};
  if (type === 'multipart/form-data') return asMultipart(fields);
  return { type, body: type === 'application/json' ? asJson(fields) : asForm(fields) };
}
