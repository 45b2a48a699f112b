import { parseArea, roublesToKopecks } from '@storefront/domain';
import * as z from 'zod/mini';
import { isSlug } from '../../content/slug';
import type { DayHours } from '../../database/schema/restaurants';
import { parseMoscowDate } from './moscowDate';

// Cells of a table: a text in CSV, any value in JSON, null where a cell is empty. Every schema reads both forms.

const say = (text: string) => ({
  error: ({ input }: { input?: unknown }) => (input === null ? 'is empty' : text),
});

/** A cell that `parse` reads: undefined is a fault. */
function cell<Value>(parse: (value: unknown) => Value | undefined, text: string) {
  return z.pipe(
    z.unknown(),
    z.transform((value, context): Value => {
      const parsed = value === null ? undefined : parse(value);
      if (parsed !== undefined) return parsed;
      context.issues.push({ code: 'custom', message: value === null ? 'is empty' : text, input: value });
      return z.NEVER;
    }),
  );
}

/** A cell that may be empty: null. */
export const optional = <Schema extends z.ZodMiniType>(schema: Schema) => z.nullable(schema);

/** PostgreSQL stores no NUL in a text. */
export const text = z.string(say('must be a text')).check(
  z.minLength(1, 'is empty'),
  z.refine((value) => !value.includes('\0'), 'has a character that no text may have'),
);

export const slug = z
  .string(say('must be a text'))
  .check(z.refine(isSlug, 'must be of Latin letters, digits, «-» and «_», at most 100'));

/** The address of a landing: slugs with slashes between. */
export const path = z
  .string(say('must be a text'))
  .check(
    z.refine(
      (value) => value.split('/').every(isSlug),
      'must be like legal/oferta, without a slash in front',
    ),
  );

/** Takes the decimal comma of Russian spreadsheets, and spaces between thousands. */
function toNumber(value: unknown): number | undefined {
  if (typeof value === 'number') return Number.isFinite(value) ? value : undefined;
  const written = typeof value === 'string' ? value.replaceAll(/\s/g, '') : '';
  return /^-?\d+([.,]\d+)?$/.test(written) ? Number(written.replace(',', '.')) : undefined;
}

export function number(min: number, max: number) {
  return cell((value) => {
    const read = toNumber(value);
    return read !== undefined && read >= min && read <= max ? read : undefined;
  }, `must be a number from ${min} to ${max}`);
}

export function whole(min: number, max: number) {
  return cell((value) => {
    const read = toNumber(value);
    return Number.isInteger(read) && read !== undefined && read >= min && read <= max ? read : undefined;
  }, `must be a whole number from ${min} to ${max}`);
}

/** Leaves room in a serial column of the database for the rows after it. */
export const id = whole(1, 1_000_000_000);

/** Roubles, with kopecks or without; the output is kopecks. «1,590» is no price: it may mean thousands. */
export const roubles = cell((value) => {
  const read = typeof value === 'string' && /[.,]\d{3,}$/.test(value) ? undefined : toNumber(value);
  if (read === undefined || read < 0 || read > 1_000_000) return undefined;
  const kopecks = roublesToKopecks(read);
  return Math.abs(kopecks - read * 100) < 1e-6 ? kopecks : undefined;
}, 'must be roubles, such as 590 or 590.50');

const flags: ReadonlyMap<unknown, boolean> = new Map<unknown, boolean>([
  [true, true],
  [false, false],
  ...['yes', 'true', '1', 'да'].map((word) => [word, true] as const),
  ...['no', 'false', '0', 'нет'].map((word) => [word, false] as const),
]);

export const flag = cell(
  (value) => flags.get(typeof value === 'string' ? value.toLowerCase() : value),
  'must be yes or no',
);

export const oneOf = <const Names extends readonly string[]>(names: Names) =>
  z.enum(names, say(`must be one of ${names.join(', ')}`));

/** Names with semicolons between; in JSON a list. An empty cell is an empty list. */
export const list = z.pipe(
  z.unknown(),
  z.transform((value, context): string[] => {
    if (value === null) return [];
    const names: unknown[] =
      typeof value === 'string' ? value.split(';').map((name) => name.trim()) : [value].flat();
    if (
      names.every((name) => typeof name === 'string' && name !== '') &&
      new Set(names).size === names.length
    )
      return names as string[];
    context.issues.push({
      code: 'custom',
      message: 'must be different names with «;» between them',
      input: value,
    });
    return z.NEVER;
  }),
);

const hoursOfDay = /^([01]?\d|2[0-4]):([0-5]\d)\s*[-–—]\s*([01]?\d|2[0-4]):([0-5]\d)$/;

/** Opening hours of a weekday; null is a day off. Hours that end where they begin are round the clock. */
export const hours = cell((value): { hours: DayHours | null } | undefined => {
  if (typeof value !== 'string') return undefined;
  if (value.toLowerCase() === 'closed') return { hours: null };
  const [match, ...parts] = hoursOfDay.exec(value) ?? [];
  if (match === undefined) return undefined;
  const [fromHour = 0, fromMinute = 0, toHour = 0, toMinute = 0] = parts.map(Number);
  const [from, to] = [fromHour * 60 + fromMinute, toHour * 60 + toMinute];
  return from < 1440 && to <= 1440 ? { hours: { from, to: to % 1440 } } : undefined;
}, 'must be like 10:00-23:00, or closed');

/** Corners `latitude,longitude` with spaces between; in JSON a list of pairs too. */
export const area = cell((value): [number, number][] | undefined => {
  const corners: unknown =
    typeof value === 'string' ? value.split(/\s+/).map((corner) => corner.split(',').map(Number)) : value;
  return parseArea(corners)?.map(({ latitude, longitude }) => [latitude, longitude]);
}, 'must be at least three corners like 55.7852,37.5655 with spaces between them');

/** A moment in Moscow: see `parseMoscowDate`. */
export const moment = (now: Date) =>
  cell(
    (value) => (typeof value === 'string' ? parseMoscowDate(value, now) : undefined),
    'must be a date like 2026-12-31 or 2026-12-31 20:00',
  );
