import * as z from 'zod/mini';
import { list, someText, text, textOrNull } from '../lenient';

/** A picture. `original` is all a back end must give; sources, placeholder and colour make it faster. */
export const media = z.object({
  original: someText(),
  sources: list(z.object({ type: text(), srcset: text() })),
  /** A data URI of a few pixels. */
  placeholder: textOrNull(),
  color: textOrNull(),
});

export type Media = z.output<typeof media>;
