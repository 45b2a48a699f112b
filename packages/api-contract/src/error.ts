import * as z from 'zod/mini';
import { isObject, numberOrNull, text, toArray } from './lenient';

/** Texts by field. Back ends in PHP write an empty object as `[]`, and some send one text instead of a list. */
function toFieldTexts(value: unknown): Record<string, string[]> {
  if (!isObject(value) || Array.isArray(value)) return {};
  const fields = Object.entries(value).map(([name, texts]): [string, string[]] => [
    name,
    (typeof texts === 'string' ? [texts] : toArray(texts)).filter((one) => typeof one === 'string'),
  ]);
  return Object.fromEntries(fields.filter(([, texts]) => texts.length > 0));
}

/** The body of a failed call (readings 15). A client must also live with a body that is not this. */
export const errorBody = z.object({
  message: text(),
  errors: z.optional(z.pipe(z.transform(toFieldTexts), z.record(z.string(), z.array(z.string())))),
  seconds: z.optional(numberOrNull()),
});

export type ErrorBody = z.output<typeof errorBody>;
