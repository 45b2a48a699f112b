import * as z from 'zod/mini';

/**
 * Fields of requests as a server takes them: JSON or form, so numbers may be strings, but nothing absurd
 * passes. Messages are Russian, because they are shown to the customer beside the field (readings 15).
 */

export const messages = {
  required: 'Заполните поле',
  format: 'Неверный формат',
  integer: (min: number, max: number) => `Введите целое число от ${min} до ${max}`,
  long: (max: number) => `Не может быть больше ${max} символов`,
  choice: 'Недопустимое значение',
} as const;

const maxId = 2_147_483_647;

/** A whole number, as a number or as digits. */
export function whole({ min, max }: { min: number; max: number }) {
  return z.pipe(
    z.union([z.number(), z.string()], {
      error: (issue) => (issue.input === undefined ? messages.required : messages.integer(min, max)),
    }),
    z.transform((value, context) => {
      const number =
        typeof value === 'number' ? value : /^-?\d{1,12}$/.test(value) ? Number(value) : Number.NaN;
      if (Number.isInteger(number) && number >= min && number <= max) return number;
      context.issues.push({ code: 'custom', message: messages.integer(min, max), input: value });
      return z.NEVER;
    }),
  );
}

export const idField = () => whole({ min: 1, max: maxId });

/** A text, trimmed. */
export function line({ min = 0, max }: { min?: number; max: number }) {
  return z
    .pipe(
      z.string({ error: (issue) => (issue.input === undefined ? messages.required : messages.format) }),
      z.transform((value) => value.trim()),
    )
    .check(
      z.refine((value) => value.length >= min, { error: messages.required }),
      z.refine((value) => value.length <= max, { error: messages.long(max) }),
      z.refine((value) => !value.includes('\u0000'), { error: messages.format }),
    );
}

export function choice<const Values extends readonly [string, ...string[]]>(values: Values) {
  return z.enum(values, { error: messages.choice });
}

/** Degrees; kept as sent, cut to four decimals by the reader (readings 13). */
export function degrees({ limit }: { limit: 90 | 180 }) {
  return z.pipe(
    z.union([z.number(), z.string()], { error: messages.format }),
    z.transform((value, context) => {
      const number = typeof value === 'string' && value.trim() === '' ? Number.NaN : Number(value);
      if (Number.isFinite(number) && Math.abs(number) <= limit) return number;
      context.issues.push({ code: 'custom', message: messages.format, input: value });
      return z.NEVER;
    }),
  );
}

/** The draft of a guest's cart (spec §6). */
export const draftUuid = () => z.uuid({ error: messages.format });

/**
 * Where the order goes (spec §6): a guest sends coordinates or a restaurant, a user an address or a restaurant.
 */
export const locationFields = {
  latitude: z.optional(degrees({ limit: 90 })),
  longitude: z.optional(degrees({ limit: 180 })),
  organization_id: z.optional(idField()),
  address_id: z.optional(idField()),
};

export const cartFields = { ...locationFields, draft_uuid: z.optional(draftUuid()) };
