import {
  dateTextFromIso,
  isoFromDateText,
  parsePhone,
  phoneForApi,
  PICTURE_TYPES,
  type Problem,
} from '@storefront/domain';
import * as z from 'zod/mini';

/**
 * Schemas for the fields of requests. A body may be JSON or a form, so numbers may be strings; everything else that
 * is malformed is rejected. Messages are Russian, because the customer reads them beside the field (readings 15).
 */

export const messages = {
  required: 'Заполните поле',
  format: 'Неверный формат',
  date: 'Введите дату в формате дд.мм.гггг',
  pictures: 'Загрузите картинку: png, jpg, jpeg или webp',
  tooManyFiles: (max: number) => `Не больше ${max} файлов`,
  fileTooLarge: (megabytes: number) => `Размер файла не должен превышать ${megabytes} МБ`,
  integer: (min: number, max: number) => `Введите целое число от ${min} до ${max}`,
  long: (max: number) => `Не может быть больше ${max} символов`,
  choice: 'Недопустимое значение',
} as const;

const maxId = 2_147_483_647;

function refuse({ value, issues }: z.core.ParsePayload, message: string) {
  issues.push({ code: 'custom', message, input: value });
  return z.NEVER;
}

/** A whole number, as a number or as digits. */
export function whole({ min, max }: { min: number; max: number }) {
  const schema = z.pipe(
    z.union([z.number(), z.string()], {
      error: (issue) => (issue.input === undefined ? messages.required : messages.integer(min, max)),
    }),
    z.transform((value, context) => {
      const number = Number(value);
      const isWhole = /^\d+$/.test(String(value)) && number >= min && number <= max;
      return isWhole ? number : refuse(context, messages.integer(min, max));
    }),
  );
  // The transform hides its limits from OpenAPI.
  return schema.register(z.globalRegistry, { minimum: min, maximum: max });
}

/** A sum in roubles, as a number or as digits. */
export function sum({ max }: { max: number }) {
  return z.pipe(
    z.union([z.number(), z.string()], { error: messages.format }),
    z.transform((value, context) => {
      const isSum = /^\d+(\.\d+)?$/.test(String(value)) && Number(value) <= max;
      return isSum ? Number(value) : refuse(context, messages.format);
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
    )
    .register(z.globalRegistry, { minLength: min, maxLength: max });
}

const maxRuledLength = 254;
const tooLong = (value: string) =>
  value.length > maxRuledLength ? messages.long(maxRuledLength) : undefined;

/** A trimmed text that a rule of the domain validates; at most as long as an e-mail address may be. */
export function ruled(rule: (value: string) => Problem) {
  return z.pipe(
    z.string({ error: (issue) => (issue.input === undefined ? messages.required : messages.format) }),
    z.transform((value, context) => {
      const trimmed = value.trim();
      const problem = trimmed.includes('\u0000') ? messages.format : (rule(trimmed) ?? tooLong(trimmed));
      return problem === undefined ? trimmed : refuse(context, problem);
    }),
  );
}

/** The phone of a login: eleven digits that begin with 7 (spec §5). */
export const phoneField = () =>
  z.string({ error: messages.required }).check(z.regex(/^7\d{10}$/, { error: messages.format }));

/** A phone as people write it; it becomes eleven digits that begin with 7 (readings 4). */
export function writtenPhone() {
  return z.pipe(
    z.string({ error: messages.required }),
    z.transform((value, context) => {
      const ten = /^[\d\s()+-]{10,40}$/.test(value) ? parsePhone(value) : undefined;
      return ten === undefined ? refuse(context, messages.format) : phoneForApi(ten);
    }),
  );
}

/** A calendar day, `dd.mm.yyyy` (spec §9) or `yyyy-mm-dd`; it becomes the latter. */
export function dayField() {
  return z.pipe(
    z.string({ error: messages.required }),
    z.transform((value, context) => {
      const typed = dateTextFromIso(value) ?? value;
      return isoFromDateText(typed) ?? refuse(context, messages.date);
    }),
  );
}

/** 0 or 1, as the specification writes switches. */
export const bit = () => whole({ min: 0, max: 1 });

/** Which page of a list. */
export const pageField = () => z._default(whole({ min: 1, max: 100_000 }), 1);

/** A picture of a multipart body. Checks the type that the browser states; the server checks the bytes. */
export function pictureField({ megabytes }: { megabytes: number }) {
  return z
    .file({ error: messages.pictures })
    .check(
      z.maxSize(megabytes * 1024 * 1024, { error: messages.fileTooLarge(megabytes) }),
      z.mime([...PICTURE_TYPES]),
    );
}

/** Several pictures, sent as `images[]`. */
export function picturesField({ megabytes, max }: { megabytes: number; max: number }) {
  return z._default(
    z.array(pictureField({ megabytes })).check(z.maxLength(max, { error: messages.tooManyFiles(max) })),
    [],
  );
}

export function choice<const Values extends readonly [string, ...string[]]>(values: Values) {
  return z.enum(values, { error: messages.choice });
}

/** Degrees, not rounded; the code that reads them truncates them to four decimals (readings 13). */
export function degrees({ limit }: { limit: 90 | 180 }) {
  return z.pipe(
    z.union([z.number(), z.string()], { error: messages.format }),
    z.transform((value, context) => {
      const number = typeof value === 'string' && value.trim() === '' ? Number.NaN : Number(value);
      return Math.abs(number) <= limit ? number : refuse(context, messages.format);
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
