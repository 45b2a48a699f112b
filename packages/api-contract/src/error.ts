import * as z from 'zod/mini';
import { numberOrNull, text } from './lenient';

/** The body of a failed call (readings 15). A client must also live with a body that is not this. */
export const errorBody = z.object({
  message: text(),
  errors: z.optional(z.record(z.string(), z.array(z.string()))),
  seconds: z.optional(numberOrNull()),
});

export type ErrorBody = z.output<typeof errorBody>;
