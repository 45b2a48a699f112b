import * as z from 'zod/mini';
import { isNo, list } from './lenient';

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** One entry that an answer consists of: bare, or under `data`. */
export const bareEntry = (value: unknown): unknown =>
  isRecord(value) && !('id' in value) && isRecord(value['data']) ? value['data'] : value;

/** The elements of a list that is bare, under `data` or an object by number; undefined if `value` is no list. */
export function elementsOf(value: unknown): unknown[] | undefined {
  if (Array.isArray(value)) return value;
  if (!isRecord(value)) return undefined;
  if ('data' in value) return value['data'] === null ? [] : elementsOf(value['data']);
  return Object.keys(value).every((key) => /^\d+$/.test(key)) ? Object.values(value) : undefined;
}

/**
 * The elements of a list that an answer consists of. Reports an issue when there is no list, or when not one of its
 * elements can be read: such an answer is an error, never an empty list (readings 25).
 */
export function readElements(value: unknown, item: z.ZodMiniType, issues: z.core.$ZodRawIssue[]): unknown[] {
  const elements = elementsOf(value);
  const isReadable = elements?.length === 0 || elements?.some((one) => z.safeParse(item, one).success);
  if (!elements || !isReadable) issues.push({ code: 'custom', message: 'no readable list', input: value });
  return elements ?? [];
}

/**
 * Reports an issue when `value` is no object or has none of the fields that an answer consists of, so that it is another
 * shape, or when one of its lists cannot be read: none of these is an empty answer (readings 25). Back ends in PHP write
 * an empty one as `[]`.
 */
export function checkFields(
  value: unknown,
  { known, lists }: { known: readonly string[]; lists: Readonly<Record<string, z.ZodMiniType>> },
  issues: z.core.$ZodRawIssue[],
): void {
  if (Array.isArray(value) && value.length === 0) return;
  if (!isRecord(value)) {
    issues.push({ code: 'custom', message: 'no object', input: value });
    return;
  }
  const names = Object.keys(value);
  if (names.length > 0 && !names.some((name) => known.includes(name))) {
    issues.push({ code: 'custom', message: 'none of the fields of this answer', input: value });
  }
  for (const [name, item] of Object.entries(lists)) if (value[name]) readElements(value[name], item, issues);
}

/** The fields under `data` with those beside it, of which only an explicit «no» in `success` counts more (decision 0025). */
export function withDataFields(value: Record<string, unknown>): Record<string, unknown> {
  const { data, ...beside } = value;
  if (!isRecord(data)) return value;
  return { ...beside, ...data, ...(isNo(beside['success']) && { success: false }) };
}

/** Whether `data` is there and has nothing in it. Back ends in PHP write an empty object as `[]`. */
const isEmptyData = (value: unknown): boolean =>
  isRecord(value) &&
  typeof value['data'] === 'object' &&
  value['data'] !== null &&
  Object.keys(value['data']).length === 0;

/** The fields that an answer consists of: bare, or under `data`, beside which some may stand. */
export function bareFields(value: unknown): unknown {
  if (!isRecord(value) || !('data' in value)) return value;
  const { data, ...beside } = value;
  if (isRecord(data)) return withDataFields(value);
  const isEmpty = data === null || isEmptyData(value);
  return isEmpty && Object.keys(beside).length > 0 ? beside : data;
}

/**
 * An answer that is an object, bare or under `data`; one that has none of its fields does not parse, and neither does one
 * with a list in `lists` of which nothing can be read (readings 25).
 */
export function fieldsAnswer<Shape extends z.ZodMiniType & { shape: object }>(
  shape: Shape,
  lists: Readonly<Record<string, z.ZodMiniType>> = {},
): Shape {
  return z.pipe(
    z.transform((value, { issues }): unknown => {
      const own = bareFields(value);
      if (!isEmptyData(value)) checkFields(own, { known: Object.keys(shape.shape), lists }, issues);
      return isRecord(own) ? own : {};
    }),
    shape,
  ) as unknown as Shape;
}

/** An answer that is a list. An element that cannot be read is left out; without any readable one it does not parse. */
export function listAnswer<Item extends z.ZodMiniType>(item: Item) {
  const elements = list(item);
  return z.pipe(
    z.transform((value, { issues }): unknown => readElements(value, item, issues)),
    elements,
  ) as unknown as z.ZodMiniType<z.output<typeof elements>>;
}

/** An id that is only compared: some back ends have numbers, some texts such as a UUID. */
export const entryId = () =>
  z.pipe(
    z.transform((value, { issues }): unknown => {
      if (typeof value !== 'number' && (typeof value !== 'string' || value === '')) {
        issues.push({ code: 'custom', message: 'no id', input: value });
      }
      return value;
    }),
    z.unknown(),
  ) as unknown as z.ZodMiniType<number | string>;
