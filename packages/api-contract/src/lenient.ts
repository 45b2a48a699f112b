import * as z from 'zod/mini';

/**
 * Schemas for the fields of answers from any back end that follows spec §7. Null, a missing field or a number written
 * as a string is accepted. The output types are exact, so a server whose answers have the type `z.output` of these
 * schemas is fully type-checked.
 */

/** A field: `transform` converts the sent value, or null when the field is missing, and `out` parses the result. */
export const read = <Out extends z.ZodMiniType>(transform: (value: unknown) => unknown, out: Out) =>
  z.prefault(z.pipe(z.transform(transform), out), null) as unknown as z.ZodMiniType<z.output<Out>>;

/** A number, also when it comes as text; null otherwise. */
export function toNumber(value: unknown): number | null {
  const isText = typeof value === 'string' && value.trim() !== '';
  const number = isText ? Number(value.replace(',', '.').replaceAll(/\s/g, '')) : value;
  return typeof number === 'number' && Number.isFinite(number) ? number : null;
}

/** A required number: an id. An answer without it does not parse. */
export const id = () => z.pipe(z.transform(toNumber), z.int());

/** A required number: an object without it does not parse. */
export const someNumber = () => z.pipe(z.transform(toNumber), z.number());

/** An id, or null when it is missing. Some back ends write 0 for none. */
export const idOrNull = () => read((value) => toNumber(value) || null, z.nullable(z.number()));

/** A number, or null when it is missing or no number. */
export const numberOrNull = () => read(toNumber, z.nullable(z.number()));

/** A number, or `fallback`. */
export const numberOr = (fallback: number) => read((value) => toNumber(value) ?? fallback, z.number());

/** A text, also when a number stands for it; null otherwise. */
export const toText = (value: unknown): string | null =>
  typeof value === 'string' ? value : typeof value === 'number' ? String(value) : null;

/** A text, or '' when it is missing. */
export const text = () => read((value) => toText(value) ?? '', z.string());

/** A required text: an object without it does not parse. */
export const someText = () => z.pipe(text(), z.string().check(z.minLength(1)));

/** A text, or null when it is missing or blank. */
export const textOrNull = () => read((value) => toText(value)?.trim() || null, z.nullable(z.string()));

/** Only an explicit «yes»: true, 1 and a text such as '1', 'true' or 'Y'. */
export const isYes = (value: unknown): boolean =>
  value === true || /^(1|true|yes|y|on)$/i.test(toText(value) ?? '');

/** An explicit «yes» is true; everything else is false. */
export const flag = () => read(isYes, z.boolean());

/** Only an explicit «no»: false, 0 and a text such as '0', 'false' or 'N'. */
export const isNo = (value: unknown): boolean =>
  value === false || /^(0|false|no|n|off)$/i.test(toText(value) ?? '');

/** `success` of a write whose answer may be empty: false only where the back end says so. */
export const succeeded = () => read((value) => !isNo(value), z.boolean());

/** A flag, or null when it is missing. */
export const flagOrNull = () =>
  read((value) => (value === null || value === '' ? null : isYes(value)), z.nullable(z.boolean()));

export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** Arrays come bare, under `data`, as an object by number (a PHP array with gaps), or not at all. */
export function toArray(value: unknown): unknown[] {
  if (Array.isArray(value)) return value;
  if (!isObject(value)) return [];
  if (isObject(value['data'])) return toArray(value['data']);
  return Object.keys(value).every((key) => /^\d+$/.test(key)) ? Object.values(value) : [];
}

const dropped = Symbol('dropped');

/** A list; an element that cannot be read is left out, the others stay. */
export function list<Item extends z.ZodMiniType>(item: Item) {
  const elements = z
    .array(z.catch(item, dropped as never))
    .check(z.overwrite((items) => items.filter((element) => (element as unknown) !== dropped)));
  return read(toArray, elements);
}

/** An object, or null when it is missing, has nothing in it or cannot be read. */
export const objectOrNull = <Shape extends z.ZodMiniType>(shape: Shape) =>
  read(
    (value) => (isObject(value) && Object.keys(value).length > 0 ? value : null),
    z.catch(z.nullable(shape), null),
  );

/** A check of a parsed value: an answer for which the rule is false does not parse. */
export const requires =
  <Value>(rule: (value: Value) => boolean) =>
  ({ value, issues }: z.core.ParsePayload<Value>): void => {
    if (!rule(value)) issues.push({ code: 'custom', input: value });
  };

/** `toObject` converts the sent value, for example by renaming its fields, and `shape` parses the result. */
export const into = <Shape extends z.ZodMiniType>(toObject: (value: unknown) => unknown, shape: Shape) =>
  z.pipe(z.transform(toObject), shape) as unknown as z.ZodMiniType<z.output<Shape>>;

/** An answer that is an object. Back ends in PHP write an empty one as `[]`; a bare list is its `data`. */
export const answer = <Shape extends z.ZodMiniType>(shape: Shape) =>
  into((value) => (Array.isArray(value) ? { data: value } : value), shape);

/** An answer whose content is not used (spec §7, «response not read»): it may be empty. */
export const receipt = <Shape extends z.ZodMiniType>(shape: Shape) =>
  into((value) => (isObject(value) ? value : {}), answer(shape));

/** The answer of a write that only says whether it is done. */
export const done = () => receipt(z.object({ success: succeeded(), message: textOrNull() }));
