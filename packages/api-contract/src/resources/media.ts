import * as z from 'zod/mini';
import { isObject, list, read, someText, text, textOrNull, toArray } from '../lenient';

/** A picture. `original` is all a back end must give; sources, placeholder and colour make it faster. */
export const media = z.object({
  original: someText(),
  sources: list(z.object({ type: text(), srcset: text() })),
  /** A data URI of a few pixels. */
  placeholder: textOrNull(),
  color: textOrNull(),
});

export type Media = z.output<typeof media>;

/** Pictures as text, an object with `original` or a list of either; `original` may be an object or a list itself. */
function toPictures(value: unknown): unknown[] {
  if (typeof value === 'string') return value.trim() === '' ? [] : [{ original: value }];
  if (!isObject(value)) return [];
  const original = value['original'] ?? value['url'];
  if (typeof original === 'string') return [{ ...value, original }];
  return isObject(original) ? toPictures(original) : toArray(value).flatMap(toPictures);
}

/** The pictures of a field in any shape of readings 21. */
export const mediaList = () => read(toPictures, list(media));

/** An object with its pictures under `media_list`, where some back ends send `mediaList` (spec §3). */
export function withMediaList(value: unknown): unknown {
  return isObject(value) ? { ...value, media_list: value['media_list'] ?? value['mediaList'] } : value;
}
